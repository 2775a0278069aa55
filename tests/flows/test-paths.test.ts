import { expect, test } from 'vitest';
import { flowCalled } from '../../flows/flows';
import { testPathsOf } from '../../flows/test-paths/generate';
import { sentencesOf } from '../../flows/test-paths/sentences';

const page = {
  ...flowCalled('page'),
  inputs: [{ path: '/movies', for: 'everyone', isMember: false, isLoaded: false }],
};

test('automatic follow-ups are one step with their event, and all of it is hit', () => {
  const { testPaths, missing } = testPathsOf(page, {
    isPossible: ({ type }) => type.startsWith('xstate.error'),
    followUp: ({ type }) =>
      type.startsWith('xstate.error') ? { type: 'reload.refused', isOffline: false } : null,
  });
  expect(testPaths.map(({ steps }) => steps.map(({ hits }) => hits.snapshot.value))).toEqual([
    [{ open: 'lost' }],
  ]);
  expect(missing).not.toContain('in page.open.reloading');
  expect(missing).not.toContain('page.open.reloading on reload.refused #2');
});

test('endless follow-ups are reported', () => {
  const followUp = () => ({ type: 'member.left' });
  expect(() => testPathsOf(page, { followUp })).toThrow('xstate.init is followed without end.');
});

test('a test path ends when the page is left', () => {
  const { testPaths } = testPathsOf(page, {
    isPossible: ({ type }) => !type.startsWith('member.'),
    isLast: ({ type }) => type === 'reload.refused',
  });
  const ends = testPaths.map((testPath) => sentencesOf(testPath).slice(-2));
  expect(ends).toEqual([
    [
      'Begins with path /movies, for everyone, isMember false, isLoaded false: open, loading.',
      'Load screen succeeds: open, shown.',
    ],
    [
      'Load screen fails (network): open, reloading.',
      'Reload refused with isOffline true: open, awaiting network.',
    ],
    [
      'Load screen fails (network): open, reloading.',
      'Reload refused with isOffline false: open, lost.',
    ],
  ]);
});
