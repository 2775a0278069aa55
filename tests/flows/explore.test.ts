import { expect, test } from 'vitest';
import { assign, emit, fromPromise, setup } from 'xstate';
import { explore } from '../../flows/worlds/explore';
import { atRest, contextOf } from '../../flows/worlds/questions';
import { post, type Scene } from '../../flows/worlds/scene';
import { describeWorld, done, sends } from '../../flows/worlds/world';

const lamp = setup({
  types: {
    context: {} as { isOn: boolean },
    events: {} as { type: 'lamp.pressed' } | { type: 'lamp.turned' },
    emitted: {} as { type: 'lamp.turned' },
  },
  actors: { turnOn: fromPromise<void>(async () => {}) },
  actions: { note: assign({ isOn: true }), announce: emit({ type: 'lamp.turned' }) },
}).createMachine({
  id: 'lamp',
  context: { isOn: false },
  initial: 'resting',
  states: {
    resting: { on: { 'lamp.pressed': 'turning', 'lamp.turned': { actions: 'note' } } },
    turning: {
      invoke: {
        id: 'turnOn',
        src: 'turnOn',
        onDone: { target: 'resting', actions: ['note', 'announce'] },
        onError: 'waiting',
      },
    },
    waiting: { after: { 1000: 'turning' } },
  },
});

// Replaces a real chart with the lamp, because the explorer looks charts up by name.
const charts = { ad: lamp };
const world = describeWorld<{ isOn: boolean }>({
  cast: { here: { chart: 'ad', input: undefined }, there: { chart: 'ad', input: undefined } },
  about: '4.session.token',
  ignores: { 'lamp.turned': () => true, 'lamp.pressed': () => true },
  facts: { isOn: false },
  losses: 1,
  late: 1,
  depth: 9,
  limits: {},
  calls: {
    turnOn: {
      'the lamp is turned on': ({ facts }) => {
        facts.isOn = true;
        return done();
      },
    },
  },
  receives: { 'lamp.turned': (it, who) => post(it, who, 'there', { type: 'lamp.turned' }) },
  moves: {
    'the lamp is pressed': {
      when: ({ facts }) => !facts.isOn,
      does: sends('here', 'lamp.pressed'),
    },
  },
  promises: {},
});
const isOn = (it: Scene, who: string): boolean => contextOf(it, who).isOn;
const promising = (says: string, holds: (it: Scene) => boolean) => ({
  ...world,
  promises: { '4.session.token': { [says]: holds } },
});

test('every order is explored, and a promise that holds in all of them is not broken', () => {
  const explored = explore(
    promising(
      'Both show it.',
      atRest((it) => isOn(it, 'here') === isOn(it, 'there')),
    ),
    charts,
  );
  expect(explored).toEqual({ situations: explored.situations, broken: [], isWhole: true });
  expect(explored.situations).toBeGreaterThan(10);
});

test('a broken promise is reported once, as its shortest story', () => {
  const { broken } = explore(
    promising('There first.', (it) => !isOn(it, 'here')),
    charts,
  );
  expect(broken.map(({ rule, story }) => ({ rule, story }))).toEqual([
    { rule: '4.session.token', story: ['the lamp is pressed', 'here: the lamp is turned on'] },
  ]);
});

test('an answer may be lost after its call was executed, and time passes', () => {
  const result = explore(
    promising('No second try.', (it) => it.losses > 0 || !isOn(it, 'here')),
    charts,
  ).broken.map(({ story }) => story);
  expect(result).toEqual([
    [
      'the lamp is pressed',
      'here: the lamp is turned on, and its answer is lost',
      'in here time passes (1000)',
      'here: the lamp is turned on',
    ],
  ]);
});

test('a step limit finds fewer situations, and reports that there are more', () => {
  const { situations, isWhole } = explore({ ...world, depth: 2 }, charts);
  expect({ situations, isWhole }).toEqual({ situations: 7, isWhole: false });
});

test('a page must handle events that concern it, unless the world allows it to ignore them', () => {
  const { broken } = explore({ ...world, ignores: {} }, charts);
  expect(broken.map(({ says, story }) => ({ says, story }))).toEqual([
    {
      says: 'Every page handles the events that concern it.',
      story: ['the lamp is pressed', 'the lamp is pressed'],
    },
  ]);
});

test('a page that failed without a network must notice its return', () => {
  const page = setup({
    actors: { read: fromPromise<void>(async () => {}) },
  }).createMachine({
    initial: 'reading',
    states: {
      reading: { invoke: { id: 'read', src: 'read', onDone: 'there', onError: 'failed' } },
      there: {},
      failed: { tags: 'failed' },
    },
  });
  const reading = {
    ...world,
    cast: { page: { chart: 'ad' as const, input: undefined } },
    calls: { read: { 'it is read': () => done() } },
    moves: {},
  };
  expect(explore(reading, { ad: page }).broken.map(({ story }) => story)).toEqual([
    ['page: it is read, and its answer is lost', 'the network is back'],
  ]);
});

test('charts that answer each other endlessly are named', () => {
  const receives = {
    'lamp.turned': (it: Scene) => sends('here', 'lamp.echoed')(it),
  };
  const echo = setup({
    types: { events: {} as { type: 'lamp.echoed' }, emitted: {} as { type: 'lamp.turned' } },
    actions: { announce: emit({ type: 'lamp.turned' }) },
  }).createMachine({ on: { 'lamp.echoed': { actions: 'announce' } } });
  const moves = { 'the lamp is turned': { does: sends('here', 'lamp.echoed') } };
  expect(() => explore({ ...world, receives, moves }, { ad: echo })).toThrow(
    'The charts answer each other for ever.',
  );
});
