/** The test that every flow has: all paths of its chart are walked, and they cover all of it. */
import { expect, test } from 'vitest';
import { eventsIn } from '../../../flows/walk/events';
import type { Flow } from '../../../flows/walk/flow';
import { pathsOf } from '../../../flows/walk/paths';
import { watchCoverage } from './coverage';
import { mockEffects } from './effects';
import { replay } from './replay';
import { withSecret } from './secret';

/** Registers the test; it names what no path has seen. */
export function walkAllPaths(flow: Flow): void {
  const title = `every path through ${flow.machine.id} goes as its chart says, and they cover the whole chart`;
  test(title, { timeout: 30_000 }, async () => {
    const effects = mockEffects(flow);
    const coverage = watchCoverage(effects.machine);
    const paths = pathsOf(flow, (...place) => eventsIn(...place).map(withSecret));
    for (const path of paths) await replay({ effects, coverage }, path);
    expect(coverage.missing()).toEqual([]);
  });
}
