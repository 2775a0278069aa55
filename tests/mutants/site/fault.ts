export interface Fault {
  readonly id: string;
  readonly file: string;
  /** Offsets of the replaced expression, in UTF-16 code units. */
  readonly from: number;
  readonly to: number;
  readonly by: string;
  /** Prefix such as `price: `, needed where the expression is a shorthand property. */
  readonly before?: string;
  readonly flows: readonly string[];
}

declare global {
  var fault: number | undefined;
}

export function withSwitches(
  source: string,
  faults: readonly (readonly [number, Fault])[],
): string {
  return [...faults]
    .sort(([, one], [, other]) => other.from - one.from)
    .reduce((text, [number, { from, to, by, before = '' }]) => {
      const original = text.slice(from, to);
      const chosen = `(globalThis.fault === ${number} ? (${by}) : (${original}))`;
      return text.slice(0, from) + before + chosen + text.slice(to);
    }, source);
}
