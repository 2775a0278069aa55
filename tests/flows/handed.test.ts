import { expect, test } from 'vitest';
import { emit, fromPromise, initialTransition, setup, transition } from 'xstate';
import { handedIn } from '../../flows/test-paths/handed';

const machine = setup({
  types: { events: {} as { type: 'coin.dropped'; worth: number } | { type: 'coin.refused' } },
  actors: { weigh: fromPromise<void, { worth: number }>(async () => {}) },
  actions: {
    thank: emit({ type: 'thanks' }),
    ring: (_, _params: { times: number }) => {},
  },
  guards: { isFree: ({ event }) => 'worth' in event && event.worth === 0 },
}).createMachine({
  id: 'gate',
  initial: 'shut',
  states: {
    shut: {
      on: {
        'coin.dropped': { target: 'weighing', actions: { type: 'ring', params: { times: 2 } } },
      },
    },
    weighing: {
      entry: 'thank',
      always: { guard: 'isFree', target: 'shut' },
      invoke: {
        id: 'weigh',
        src: 'weigh',
        input: ({ event }) => ({ worth: 'worth' in event ? event.worth : 0 }),
      },
    },
  },
});

const droppingOf = (worth: number) => {
  const [shut] = initialTransition(machine);
  const [, actions] = transition(machine, shut, { type: 'coin.dropped', worth });
  return handedIn(actions);
};

test('a step reports actions, emitted events and effects with their input', () => {
  expect(droppingOf(3)).toEqual([
    { name: 'ring', given: { times: 2 } },
    { name: 'thanks', given: { type: 'thanks' } },
    { name: 'weigh', given: { worth: 3 } },
  ]);
});

test('an effect that stops in its first step never starts', () => {
  expect(droppingOf(0).map(({ name }) => name)).toEqual(['ring', 'thanks']);
});
