const CACHED_MS = 3_000;

export function cachedLookups<Answer>(
  ask: (id: string) => Promise<Answer>,
  clock: () => number = () => performance.now(),
): (id: string) => Promise<Answer> {
  const answers = new Map<string, { readonly at: number; readonly answer: Promise<Answer> }>();
  return (id) => {
    for (const [other, { at }] of answers) {
      if (clock() - at < CACHED_MS) break;
      answers.delete(other);
    }
    const known = answers.get(id);
    if (known) return known.answer;
    const asked = { at: clock(), answer: ask(id) };
    answers.set(id, asked);
    asked.answer.catch(() => {
      if (answers.get(id) === asked) answers.delete(id);
    });
    return asked.answer;
  };
}
