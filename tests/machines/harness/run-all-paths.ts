import { expect, test } from 'vitest';
import { watchCoverage } from '../../../flows/harness/coverage';
import { mockEffects } from '../../../flows/harness/effects';
import type { Promises } from '../../../flows/harness/promises';
import { replay } from '../../../flows/harness/replay';
import { withSecret } from '../../../flows/harness/secret';
import { eventsIn } from '../../../flows/test-paths/events';
import type { Flow } from '../../../flows/test-paths/flow';
import { pathsOf } from '../../../flows/test-paths/paths';
import { neverSettling } from './settling';

export function runAllPaths(flow: Flow, promises: Promises = {}): void {
  const title = `every path through ${flow.machine.id} goes as its chart says, and they cover the whole chart`;
  test(title, { timeout: 120_000 }, async () => {
    const effects = mockEffects(flow);
    const coverage = watchCoverage(effects.machine);
    const paths = pathsOf(flow, (...place) => eventsIn(...place).map(withSecret));
    const { awaitsOwner } = flow;
    for (const path of paths) await replay({ effects, coverage, promises, awaitsOwner }, path);
    expect(coverage.missing()).toEqual([]);
    expect(neverSettling(flow, paths)).toEqual([]);
  });
}
