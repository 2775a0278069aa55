/** `LIBRARY_DIR/runs.json`: reports of the last imports, for the operator's desk. */
import { array, type Infer, min, number, object, optional, string } from 'superstruct';

/** Below `LIBRARY_DIR`, and in a bucket that has a copy of it. */
export const RUNS = 'runs.json';
/** Older ones are dropped. */
export const RUNS_KEPT = 20;
/** Of each import; `report.json` has all of the last. */
export const PROBLEMS_KEPT = 100;

const count = min(number(), 0);

const RunStruct = object({
  /** When it began, ISO 8601. */
  at: string(),
  seconds: count,
  made: count,
  unchanged: count,
  removed: count,
  left_out: count,
  /** Why it stopped before its end; its counts are 0. */
  aborted: optional(string()),
  problems: array(object({ path: string(), why: string() })),
});
export type LibraryRun = Infer<typeof RunStruct>;

/** The newest first. @throws {Error} for a text that is no such file */
export function runsIn(text: string): LibraryRun[] {
  const runs: unknown = JSON.parse(text);
  if (!array(RunStruct).is(runs)) throw new Error(`${RUNS} holds no reports`);
  return runs;
}
