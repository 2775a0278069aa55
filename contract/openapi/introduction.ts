/** What all calls have in common, in CommonMark. */
import { API_BASE_PATH } from '../calls';

export const introduction = `The API between a Fin site and its provider. All paths are below \`${API_BASE_PATH}\` of the provider's address.

**Sign-in.** Calls for members need the header \`Authorization: Bearer <api_token>\`. \`POST /login\` answers with the token. Public calls take a token, too, and answer a member with what is theirs. A wrong token is refused with 401, also by public calls.

**Answers.** A good answer is HTTP 200 with a JSON object: \`status\` is \`true\`, \`message\` is a text to show, \`data\` is the payload. Clients ignore unknown fields. Reads by GET answer HEAD, too.

**Failures.** A failure is HTTP 4xx or 5xx with \`status: false\`, a \`message\` to show, and \`errors\` by field where fields are wrong. \`Retry-After\` says after how many seconds another attempt makes sense. A site at an \`https:\` address refuses calls by \`http:\` (403) and by the name of another host (421). Another method at a known path is refused with 405.

**What sites accept.** Fin's site reads more than the shapes below. A payload may be the body itself instead of \`data\`. Ids and numbers may be numbers or texts, booleans \`0\` or \`1\`, and any optional field \`null\` or absent. Items of a list without an id or a name are left out.

**Forms.** A form is \`multipart/form-data\`. An optional field without a value is left out. A list of small forms has names such as \`cast[0][name]\`.

**Extensions.** Calls and fields that are marked *Extension* are not in the specification and may be missing. A provider answers an extension that it doesn't know with 404; the site then does without it.

**Caching.** Public answers have an \`ETag\` and \`Cache-Control: public, max-age=0, s-maxage=10\`: browsers revalidate, a CDN may answer for ten seconds. All other answers are \`no-store\`. Answers vary by \`Authorization\`, \`Accept-Language\` and \`Accept-Encoding\`.

**Other origins.** Browsers may call the reference provider from the origins in its setting \`CORS_ORIGINS\`.

**Repeated requests.** Calls with an \`Idempotency-Key\` are done once within 24 hours, however often a request arrives with the same key. The same key with another body is refused with 422.
`;
