/** JSON as the provider means it. */

/** A text, or a number with all that belongs to it. */
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
const LONG_NUMBER = /^-?\d{16,}$/;

/**
 * Parses a body, with a reviver as `JSON.parse` takes it; `undefined` where it is no JSON. Whole numbers of 16 digits and more become texts: as numbers,
 * ids of 64 bits would lose their last digits.
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
