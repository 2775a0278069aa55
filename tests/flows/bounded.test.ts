import { expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import type { Flow } from '../../flows/test-paths/flow';
import { pathsOf } from '../../flows/test-paths/paths';
import { live } from '../machines/harness/live';

const flowOf = (machine: unknown) =>
  ({ machine, inputs: [undefined], events: {}, outputs: {} }) as unknown as Flow;

const circle = setup({}).createMachine({
  id: 'circle',
  initial: 'resting',
  states: {
    resting: { on: { 'key.pressed': 'here' } },
    here: { always: 'there' },
    there: { always: 'here' },
  },
});

test('an endless loop of transitions fails with a message, on test paths and in stories', () => {
  expect(() => pathsOf(flowOf(circle))).toThrow(/^Infinite loop detected/);
  const flow = live(flowOf(circle), undefined);
  flow.send({ type: 'key.pressed' });
  expect(() => flow.now()).toThrow(/^Infinite loop detected/);
});

const counter = setup({
  types: { context: {} as { presses: number } },
  actions: { count: assign(({ context }) => ({ presses: context.presses + 1 })) },
}).createMachine({
  id: 'counter',
  context: { presses: 0 },
  on: { 'key.pressed': { actions: 'count' } },
});

test('an endlessly growing context fails with a message', () => {
  expect(() => pathsOf(flowOf(counter))).toThrow('Traversal limit exceeded');
});
