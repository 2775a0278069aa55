import { expect, test } from 'vitest';
import { flowCalled } from '../../flows/flows';
import type { Step } from '../../flows/live/allowed';
import { replaysOf } from '../../flows/test-paths/replay';
import { sentencesOf } from '../../flows/test-paths/sentences';

const page = {
  ...flowCalled('page'),
  inputs: [{ path: '/movies', for: 'everyone', isMember: false, isLoaded: false }],
};

function step(event: string, state: string): Step {
  const states = [`page.open.${state}`];
  return {
    time: 0,
    page: 1,
    actor: 1,
    cause: null,
    chart: 'page',
    use: 'Page',
    event,
    transitions: [],
    states,
    tags: [],
    refused: [],
    values: {},
    failure: null,
  };
}
const recording = [
  step('xstate.init', 'loading'),
  step('member.left', 'loading'),
  step('xstate.error.actor.loadScreen', 'reloading'),
  step('reload.refused', 'lost'),
];
const outcomes = (replays: ReturnType<typeof replaysOf>) =>
  replays.map(({ testPath, unmatched }) => [testPath && sentencesOf(testPath), unmatched]);
const begun =
  'Begins with path /movies, for everyone, isMember false, isLoaded false: open, loading.';

test('over mocks every recorded step runs', () => {
  expect(outcomes(replaysOf(recording, () => ({ flow: page, place: {} })))).toEqual([
    [
      [
        begun,
        'Member left: refused, open, loading.',
        'Load screen fails (network): open, reloading.',
        'Reload refused with isOffline false: open, lost.',
      ],
      null,
    ],
  ]);
});

test('automatic steps, and those that change nothing, are not repeated', () => {
  const place = {
    isPossible: ({ type }: { type: string }) => type.startsWith('xstate.'),
    followUp: ({ type }: { type: string }) =>
      type.startsWith('xstate.error') ? { type: 'reload.refused', isOffline: false } : null,
  };
  expect(outcomes(replaysOf(recording, () => ({ flow: page, place })))).toEqual([
    [[begun, 'Load screen fails (network): open, lost.'], null],
  ]);
});

test('the first impossible step is named, and an untested use is left out', () => {
  const place = { isPossible: ({ type }: { type: string }) => type !== 'reload.refused' };
  expect(outcomes(replaysOf(recording, () => ({ flow: page, place })))).toEqual([
    [
      [
        begun,
        'Member left: refused, open, loading.',
        'Load screen fails (network): open, reloading.',
      ],
      recording.at(-1),
    ],
  ]);
  expect(replaysOf(recording, () => null)).toEqual([]);
});
