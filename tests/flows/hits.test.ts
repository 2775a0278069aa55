import { expect, test } from 'vitest';
import { sessionFlow, signedIn, visitor } from '../../flows/cases/session';
import { stepperOf, targetsOf } from '../../flows/test-paths/hits';

test("a step hits what it passes through, and nothing of the chart's start", () => {
  const { begin, step } = stepperOf(sessionFlow.machine);
  const begun = begin(visitor);
  expect(targetsOf(begun).filter((target) => target.includes('session.checking'))).toEqual([
    'in session.checking',
    'session.checking on always #3',
    'unless session.checking on always #1',
    'unless session.checking on always #2',
  ]);
  expect(targetsOf(step(begun.snapshot, signedIn))).toEqual([
    'in session.visitor.browsing',
    'in session',
    'in session.member',
    'in session.member.staying',
    'session.visitor.browsing on session.changed #1',
    'if session.visitor.browsing on session.changed #1',
  ]);
});
