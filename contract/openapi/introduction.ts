import { API_BASE_PATH } from '../calls';

export const introduction = `The API between a Fin site and its provider. All paths are relative to \`${API_BASE_PATH}\` on the provider's origin.

**Authentication.** \`POST /login\` returns a bearer token, \`api_token\`. Send it as \`Authorization: Bearer <api_token>\`. Public calls accept a token and then include the member's own data. An invalid token is rejected with 401 even by public calls; the site then signs out.

**Responses.** A successful response is HTTP 200 with a JSON object: \`status\` is \`true\`, \`message\` is a text to show, \`data\` is the payload. Clients ignore unknown fields. GET calls that only read also support HEAD.

**Errors.** An error is HTTP 4xx or 5xx with \`status: false\`, a \`message\` to show, and \`errors\` by field if fields are invalid. \`Retry-After\` gives the seconds until the next attempt. An \`https:\` site rejects calls over \`http:\` with 403 and unknown hosts with 421. An unsupported method gets 405.

**Lenient reading.** Fin's site accepts more than the schemas below, which are the canonical form. The payload may be the body itself instead of \`data\`. Ids and numbers may be numbers or strings, and booleans may be \`0\` or \`1\`. Optional fields may be \`null\` or absent. List items without an id or a name are skipped.

**Forms.** A form is sent as \`multipart/form-data\`. Optional fields without a value are omitted. Rows are flattened into names such as \`cast[0][name]\`.

**Extensions.** Calls and fields marked *Extension* are not in the specification and may be missing. A provider answers an unsupported extension with 404; the site then works without it.

**Caching.** Public responses have an \`ETag\` and \`Cache-Control: public, max-age=0, s-maxage=10\`: browsers revalidate, and a CDN may serve them for ten seconds. Every other response is \`no-store\`, including a public call's response to a member. Responses vary by \`Authorization\`, \`Accept-Language\` and \`Accept-Encoding\`.

**CORS.** The reference provider allows the origins in its setting \`CORS_ORIGINS\`.

**Idempotency.** A call with an \`Idempotency-Key\` runs once within 24 hours; a repeated request with the same key gets the first response. The same key with a different body is rejected with 422, except for uploads.
`;
