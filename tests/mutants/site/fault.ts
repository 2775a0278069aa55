export interface Fault {
  readonly id: string;
  readonly file: string;
  /** Offsets of the expression, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  readonly by: string;
  /** A prefix such as `price: `, where the expression is a shorthand property. */
  readonly before?: string;
  readonly flows: readonly string[];
}

declare global {
  /** The index of the active fault. */
  var fault: number | undefined;
}

/** Each fault's switch is its index in the whole list. */
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
