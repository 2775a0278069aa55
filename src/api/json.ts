const TEXT_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
const LONG_NUMBER = /^-?\d{16,}$/;

/**
 * Parses JSON; `undefined` if malformed. Integers of 16 or more digits become strings, since a
 * number cannot hold every 64-bit id exactly.
 */
export function parseJson(
  body: string,
  reviver?: (key: string, value: unknown) => unknown,
): unknown {
  const exact = /\d{16}/.test(body)
    ? body.replace(TEXT_OR_NUMBER, (part) => (LONG_NUMBER.test(part) ? `"${part}"` : part))
    : body;
  try {
    return JSON.parse(exact, reviver);
  } catch {
    return undefined;
  }
}
