/** Where a body holds its payload, its message, its field errors, and what else single calls answer. */

const MESSAGE_LENGTH = 300;

/** The payload of an answer: `body.data` where that key exists, else the body itself. */
export function payloadOf(body: unknown): unknown {
  return isRecord(body) && 'data' in body ? body.data : body;
}

/**
 * The message meant for a person: `body.message`, else `body.data.message`, else the first text in
 * `body.errors`. Texts only, at most 300 characters; `null` when there is none.
 */
export function messageOf(body: unknown): string | null {
  if (!isRecord(body)) return null;
  const inData = isRecord(body.data) ? body.data.message : undefined;
  const candidates = [body.message, inData, ...Object.values(fieldErrorsOf(body))];
  const text = candidates.find((it): it is string => typeof it === 'string' && it.trim() !== '');
  return text === undefined ? null : text.trim().slice(0, MESSAGE_LENGTH);
}

/** The first text for each field of `body.errors` (`{field: [text, …]}`). */
export function fieldErrorsOf(body: unknown): Record<string, string> {
  if (!isRecord(body) || !isRecord(body.errors)) return {};
  return Object.fromEntries(
    Object.entries(body.errors).flatMap(([field, texts]) => {
      const text = [texts].flat().find((it) => typeof it === 'string' && it.trim() !== '');
      return typeof text === 'string' ? [[field, text.slice(0, MESSAGE_LENGTH)]] : [];
    }),
  );
}

/** A field of an object; `undefined` of anything else. */
export function fieldOf(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : undefined;
}

/** The payload, and the message beside it. */
export function withMessage(body: unknown): unknown {
  const data = payloadOf(body);
  return isRecord(data) ? { ...data, message: messageOf(body) } : data;
}

/** One object, `null`, or a list of which the first active entry counts. */
export function activeOf(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.find((entry) => fieldOf(entry, 'status') === 'active') ?? null;
}

/** The redirect address under any of its names, at the top or under `data`. */
export function redirectOf(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const places = [body, payloadOf(body)];
  const found = places
    .flatMap((place) => ['redirect', 'redirect_url', 'url'].map((key) => fieldOf(place, key)))
    .find((it) => typeof it === 'string' && it !== '');
  return { redirect: found ?? null };
}

/** Whether a value is a JSON object (not `null`, not a list). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
