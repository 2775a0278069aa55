import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createTestModel } from 'xstate/graph';
import { flowCalled, flowNames } from '../../flows/flows';
import { type Effects, mockEffects } from '../../flows/harness/effects';
import { perform } from '../../flows/harness/replay';
import { adapt } from '../../flows/test-paths/adapter';
import type { Flow } from '../../flows/test-paths/flow';
import { snapshotKey } from '../../flows/test-paths/names';
import { pathsOf } from '../../flows/test-paths/paths';

type TestPath = ReturnType<ReturnType<typeof createTestModel>['getShortestPaths']>[number];

test('a test model refuses all charts but two as they are', () => {
  const taken = flowNames.filter((name) => {
    try {
      return createTestModel(flowCalled(name).machine);
    } catch {
      return false;
    }
  });
  expect(taken).toEqual(['cast-mail', 'continue-watching']);
});

describe.each(flowNames)('%s', (name) => {
  test('follows the paths of a test model, which hit the same targets as its test paths', async () => {
    const flow = flowCalled(name);
    const effects = mockEffects(flow);
    const model = createTestModel(...adapt(flow));
    const reached = new Set<string>();
    for (const input of flow.inputs) {
      for (const path of model.getShortestPaths({ input })) {
        for (const state of await statesOn(path, input, effects)) reached.add(state);
      }
    }
    expect([...reached].sort()).toEqual([...statesWalked(flow)].sort());
  });
});

async function statesOn(path: TestPath, input: unknown, effects: Effects): Promise<string[]> {
  effects.reset();
  const clock = new SimulatedClock();
  const actor = createActor(effects.machine, { input, clock });
  const seen: string[] = [];
  const events = path.steps.map(({ event }) => [
    event.type,
    event.type === 'xstate.init'
      ? () => actor.start()
      : (step: (typeof path.steps)[number]) => perform(actor, clock, effects, step.event),
  ]);
  await path.test({
    events: Object.fromEntries(events),
    states: {
      '*': (state) => {
        const here = snapshotKey(actor.getSnapshot());
        expect(here).toBe(snapshotKey(state));
        seen.push(here);
      },
    },
  });
  actor.stop();
  expect(seen).toHaveLength(path.steps.length);
  return seen;
}

function statesWalked(flow: Flow): Set<string> {
  const begun = flow.inputs.map((input) =>
    snapshotKey(createActor(flow.machine, { input }).getSnapshot()),
  );
  const steps = pathsOf(flow).flatMap((path) => path.steps);
  return new Set([...begun, ...steps.map(({ expected }) => snapshotKey(expected))]);
}
