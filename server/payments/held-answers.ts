/** What a gateway has answered about a checkout holds for some seconds, and reads at the same time share one request. */
const HELD_MS = 3_000;

/** @param clock in ms, of any beginning */
export function held<Answer>(
  ask: (id: string) => Promise<Answer>,
  clock: () => number = () => performance.now(),
): (id: string) => Promise<Answer> {
  /** In the order in which they were asked for. */
  const answers = new Map<string, { readonly at: number; readonly answer: Promise<Answer> }>();
  return (id) => {
    for (const [other, { at }] of answers) {
      if (clock() - at < HELD_MS) break;
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
