import { expect, test } from 'vitest';
import { flowCalled, flowNames } from '../../flows/flows';
import { unreachable } from '../../flows/unreachable';
import { goalSentence, missedBy, missedInSite } from '../../flows/walk/coverage';
import { walkerOf } from '../../flows/walk/crossings';

const goalsOf = (name: (typeof flowNames)[number]) => walkerOf(flowCalled(name).machine).goals;

test('a target missed by one source and hit by another is not missing in the site', () => {
  const ad = ['ad.waiting on xstate.after.AD_DELAY.ad.waiting #1', 'in ad.shown', 'in ad.failed'];
  const others = [...goalsOf('ad')].filter((goal) => !ad.includes(goal));
  const [delay = '', shown = '', failed = ''] = ad;
  const missed = missedBy({
    walks: new Set([...others, delay, shown]),
    asserted: new Set([...others, shown]),
    tests: new Set([...others, delay]),
  });
  expect(missed.ad).toEqual({
    mocks: [],
    walks: [failed],
    asserted: [delay, failed].sort(),
    tests: [failed, shown].sort(),
  });
  expect(missedInSite(missed, 'ad')).toEqual([failed]);
});

test('missed targets are described in plain words', () => {
  expect(goalSentence('ad', 'in ad.failed')).toBe(
    'ad: never reached: “The ad could not be loaded, often because of an ad blocker, and the box says so.”',
  );
  expect(goalSentence('search', 'unless search on query.changed #1')).toBe(
    'search: never refused: “Query changed, if blank: from anywhere to suggesting, recalling; fill box.”',
  );
});

test('every excused target exists', () => {
  const goals = new Set(flowNames.flatMap((name) => [...goalsOf(name)]));
  expect(Object.keys(unreachable).filter((goal) => !goals.has(goal))).toEqual([]);
});
