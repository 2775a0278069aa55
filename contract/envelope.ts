const MESSAGE_LENGTH = 300;

export function payloadOf(body: unknown): unknown {
  return isRecord(body) && 'data' in body ? body.data : body;
}

export function messageOf(body: unknown): string | null {
  if (!isRecord(body)) return null;
  const inData = isRecord(body.data) ? body.data.message : undefined;
  const candidates = [body.message, inData, ...Object.values(fieldErrorsOf(body))];
  const text = candidates.find((it): it is string => typeof it === 'string' && it.trim() !== '');
  return text === undefined ? null : text.trim().slice(0, MESSAGE_LENGTH);
}

/** Returns each field's first message. `body.errors` has a text or a list of texts per field. */
export function fieldErrorsOf(body: unknown): Record<string, string> {
  if (!isRecord(body) || !isRecord(body.errors)) return {};
  return Object.fromEntries(
    Object.entries(body.errors).flatMap(([field, texts]) => {
      const text = [texts].flat().find((it) => typeof it === 'string' && it.trim() !== '');
      return typeof text === 'string' ? [[field, text.slice(0, MESSAGE_LENGTH)]] : [];
    }),
  );
}

export function fieldOf(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : undefined;
}

export function withMessage(body: unknown): unknown {
  const data = payloadOf(body);
  return isRecord(data) ? { ...data, message: messageOf(body) } : data;
}

export function activeOf(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.find((entry) => fieldOf(entry, 'status') === 'active') ?? null;
}

export function redirectOf(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const places = [body, payloadOf(body)];
  const found = places
    .flatMap((place) => ['redirect', 'redirect_url', 'url'].map((key) => fieldOf(place, key)))
    .find((it) => typeof it === 'string' && it !== '');
  return { redirect: found ?? null };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
