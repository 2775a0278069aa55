import { array, type Infer, min, number, object, optional, string } from 'superstruct';

export const RUNS = 'runs.json';
export const RUNS_KEPT = 20;
export const PROBLEMS_KEPT = 100;

const count = min(number(), 0);

const RunStruct = object({
  /** The start of the import, in ISO 8601. */
  at: string(),
  seconds: count,
  made: count,
  unchanged: count,
  removed: count,
  left_out: count,
  aborted: optional(string()),
  problems: array(object({ path: string(), why: string() })),
});
export type LibraryRun = Infer<typeof RunStruct>;

/**
 * Returns the imports in the order of the file, the most recent first.
 * @throws {Error} if malformed
 */
export function runsIn(text: string): LibraryRun[] {
  const runs: unknown = JSON.parse(text);
  if (!array(RunStruct).is(runs)) throw new Error(`${RUNS} holds no reports`);
  return runs;
}
