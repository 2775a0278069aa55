/** Test paths that end outside the chart: the page is left, another tab acts, a late answer arrives. */
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { allOf, type TestPath } from '../../../flows/test-paths/test-path';
import type { Epilogue, FlowDriver } from './driver';
import { leave } from './drivers/leaving';

/** In milliseconds. The player's own timers hold a removed video for 10 s. */
const MEMORY_TIME = 20_000;

export interface EpiloguePath {
  readonly says: string;
  readonly epilogue: Epilogue;
  readonly testPath: TestPath;
}

export function epiloguesOf(driver: FlowDriver, testPaths: readonly TestPath[]): EpiloguePath[] {
  const epilogues = { ...driver.epilogues, ...memoryEpilogue(driver, testPaths) };
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

/** A listener, timer or subscription that an effect leaves behind would keep its actor in memory. */
function memoryEpilogue(
  driver: FlowDriver,
  testPaths: readonly TestPath[],
): Readonly<Record<string, Epilogue>> {
  const countIn = ({ _nodes }: AnyMachineSnapshot) =>
    _nodes.flatMap(({ invoke }) => invoke).filter(({ id }) => !(id in driver.flow.outputs)).length;
  const snapshots = testPaths.flatMap(allOf).map(({ snapshot }) => snapshot);
  const most = Math.max(...snapshots.filter(({ status }) => status === 'active').map(countIn));
  if (most === 0 || driver.leave === null) return {};
  return {
    'leaves nothing in memory': {
      when: (snapshot) => snapshot.status === 'active' && countIn(snapshot) === most,
      async run(sitePage) {
        await (driver.leave ?? leave)(sitePage);
        await expect
          .poll(() => sitePage.stopped(driver.flow.machine.id), { timeout: MEMORY_TIME })
          .toEqual([]);
      },
    },
  };
}
