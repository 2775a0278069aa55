/** JSON as the provider means it. */

/** A text, or a number with all that belongs to it. */
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
const LONG_NUMBER = /^-?\d{16,}$/;

/**
 * Parses a body; `undefined` where it is no JSON. Whole numbers of 16 digits and more become texts: as numbers,
 * ids of 64 bits would lose their last digits.
 */
export function parseJson(body: string): unknown {
  const exact = /\d{16}/.test(body)
    ? body.replace(TEXT_OR_NUMBER, (part) => (LONG_NUMBER.test(part) ? `"${part}"` : part))
    : body;
  try {
    return JSON.parse(exact);
  } catch {
    return undefined;
  }
}
