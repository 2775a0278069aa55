/**
 * Tracks in `facts.due` what must still happen.
 * An event that was not due is added with `for no reason`, so that `isDone` fails.
 */
interface Owing {
  readonly facts: { due: readonly string[] };
}

export function owe({ facts }: Owing, ...what: readonly string[]): void {
  facts.due = [...facts.due, ...what];
}

export function happens({ facts }: Owing, what: string): void {
  const at = facts.due.indexOf(what);
  facts.due = at < 0 ? [...facts.due, `${what}, for no reason`] : facts.due.toSpliced(at, 1);
}

export function isDone(kind: string) {
  return ({ facts }: Owing): boolean => facts.due.every((what) => !what.startsWith(kind));
}
