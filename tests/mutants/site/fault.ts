/** One expression of the site's source, and what stands in its place while the page has this fault. */
export interface Fault {
  readonly id: string;
  /** The source, from the root folder. */
  readonly file: string;
  /** Offsets of the expression, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  /** The expression in its place. */
  readonly by: string;
  /** Before it, where what is replaced is no expression of its own, such as `price: ` for a shorthand. */
  readonly before?: string;
  /** The flows whose walks are made. */
  readonly flows: readonly string[];
}

declare global {
  /** On the pages of a site with switches: the number of the fault that it has. */
  var fault: number | undefined;
}

/** A source in which each of its faults can be switched on, by its place in the whole list. */
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
