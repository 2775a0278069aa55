import { expect, test } from 'vitest';
import { flowCalled, flowNames } from '../../flows/flows';
import { missedBy, missedInSite, targetSentence } from '../../flows/test-paths/coverage';
import { stepperOf } from '../../flows/test-paths/hits';
import { unreachable } from '../../flows/unreachable';

const targetsOf = (name: (typeof flowNames)[number]) => stepperOf(flowCalled(name).machine).targets;

test('a target missed by one source and hit by another is not missing in the site', () => {
  const ad = ['ad.waiting on xstate.after.AD_DELAY.ad.waiting #1', 'in ad.shown', 'in ad.failed'];
  const others = [...targetsOf('ad')].filter((target) => !ad.includes(target));
  const [delay = '', shown = '', failed = ''] = ad;
  const missed = missedBy({
    testPaths: new Set([...others, delay, shown]),
    asserted: new Set([...others, shown]),
    tests: new Set([...others, delay]),
  });
  expect(missed.ad).toEqual({
    mocks: [],
    testPaths: [failed],
    asserted: [delay, failed].sort(),
    tests: [failed, shown].sort(),
  });
  expect(missedInSite(missed, 'ad')).toEqual([failed]);
});

test('missed targets are described in plain words', () => {
  expect(targetSentence('ad', 'in ad.failed')).toBe(
    'ad: never reached: “The ad could not be loaded, often because of an ad blocker, and the box says so.”',
  );
  expect(targetSentence('search', 'unless search on query.changed #1')).toBe(
    'search: never refused: “Query changed, if blank: from anywhere to suggesting, recalling; fill box.”',
  );
});

test('every excused target exists', () => {
  const targets = new Set(flowNames.flatMap((name) => [...targetsOf(name)]));
  expect(Object.keys(unreachable).filter((target) => !targets.has(target))).toEqual([]);
});
