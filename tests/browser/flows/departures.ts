/** Test paths with an end outside their chart, such as a page that is left during a call. */
import type { TestPath } from '../../../flows/test-paths/test-path';
import type { Departure, FlowDriver } from './driver';

export interface DeparturePath {
  readonly says: string;
  readonly departure: Departure;
  readonly testPath: TestPath;
}

export function departuresOf(
  { departures = {} }: FlowDriver,
  testPaths: readonly TestPath[],
): DeparturePath[] {
  return Object.entries(departures).map(([says, departure]) => {
    const [testPath] = testPaths
      .flatMap((it) => wayTo(departure, it) ?? [])
      .sort((one, other) => one.steps.length - other.steps.length);
    if (!testPath) throw new Error(`No test path leads to the departure: ${says}`);
    return { says, departure, testPath };
  });
}

function wayTo({ when }: Departure, { input, begin, steps }: TestPath): TestPath | null {
  if (when(begin.snapshot)) return { input, begin, steps: [] };
  const at = steps.findIndex(({ hits }) => when(hits.snapshot));
  return at < 0 ? null : { input, begin, steps: steps.slice(0, at + 1) };
}
