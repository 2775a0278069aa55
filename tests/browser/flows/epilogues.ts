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
  const epilogues = { ...driver.epilogues, ...memoryEpilogues(driver, testPaths) };
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

/**
 * Leaves the page in states that together run every callback effect of the chart, if possible without
 * pending calls. A listener, timer or subscription left behind would keep its actor in memory.
 */
function memoryEpilogues(
  { flow, leave: leaveOwn = leave }: FlowDriver,
  paths: readonly TestPath[],
) {
  const epilogues: Record<string, Epilogue> = {};
  if (leaveOwn === null) return epilogues;
  const running = ({ status, _nodes }: AnyMachineSnapshot) =>
    status === 'active' ? _nodes.flatMap(({ invoke }) => invoke).map(({ id }) => id) : [];
  const isCallback = (id: string) => !(id in flow.outputs);
  const all = paths.flatMap(allOf).map(({ snapshot }) => running(snapshot));
  let left = all.flat().filter(isCallback);
  while (left.length > 0) {
    const worth = (ids: string[]) =>
      ids.filter((id) => left.includes(id)).length - (ids.every(isCallback) ? 0 : 0.5);
    const [best = []] = all.toSorted((one, other) => worth(other) - worth(one));
    epilogues[`leaves nothing of ${best.filter(isCallback).join(', ')} in memory`] = {
      when: (snapshot) => String(running(snapshot)) === String(best),
      async run(sitePage) {
        await leaveOwn(sitePage);
        await expect
          .poll(() => sitePage.stopped(flow.machine.id), { timeout: MEMORY_TIME })
          .toEqual([]);
      },
    };
    left = left.filter((id) => !best.includes(id));
  }
  return epilogues;
}
