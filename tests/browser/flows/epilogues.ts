/** Test paths that end outside the chart: the page is left, another tab acts, a late answer arrives. */
import type { TestPath } from '../../../flows/test-paths/test-path';
import type { Epilogue, FlowDriver } from './driver';

export interface EpiloguePath {
  readonly says: string;
  readonly epilogue: Epilogue;
  readonly testPath: TestPath;
}

export function epiloguesOf(
  { epilogues = {} }: FlowDriver,
  testPaths: readonly TestPath[],
): EpiloguePath[] {
  return Object.entries(epilogues).map(([says, epilogue]) => {
    const [testPath] = testPaths
      .flatMap((it) => wayTo(epilogue, it) ?? [])
      .sort((one, other) => one.steps.length - other.steps.length);
    if (!testPath) throw new Error(`No test path leads to the epilogue: ${says}`);
    return { says, epilogue, testPath };
  });
}

function wayTo({ when }: Epilogue, { input, begin, steps }: TestPath): TestPath | null {
  if (when(begin.snapshot)) return { input, begin, steps: [] };
  const at = steps.findIndex(({ hits }) => when(hits.snapshot));
  return at < 0 ? null : { input, begin, steps: steps.slice(0, at + 1) };
}
