/** The plans page, whose plan is cancelled there or on another device, and paid again in another tab. */

import { can, isAtRest, type Scene, send } from './scene';
import { describeWorld, done, refused } from './world';

const PAGE = 'the plans page';
const facts = {
  ...{ isActive: true, turnsLeft: 2 },
  /** What the page could know: it has asked for the cancellation, or was told to read again. */
  isCancelledHere: false,
  isToldFailed: false,
};
type It = Scene<typeof facts>;

const isShownActive = ({ charts }: It) => Boolean(charts[PAGE]?.snap.hasTag('ready'));
const cancel = ({ facts }: It) => {
  if (!facts.isActive) return refused();
  Object.assign(facts, { isActive: false, isCancelledHere: true });
  return done();
};
const presses = {
  'cancel.requested': 'Cancel is pressed',
  'cancel.confirmed': 'the cancellation is confirmed',
  'cancel.declined': 'the cancellation is declined',
  'retry.requested': 'Try again is pressed',
  'network.returned': 'the network is back',
};

export const plansWorld = describeWorld<typeof facts>({
  cast: { [PAGE]: { chart: 'plans', input: undefined } },
  ...{ facts, losses: 2, late: 1, depth: 12, lasting: ['cancelSubscription'] },
  calls: {
    readSubscription: {
      'the subscription is read': ({ facts: { isActive } }) =>
        done({ id: '9', name: 'Standard', status: isActive ? 'active' : 'cancelled' }),
    },
    cancelSubscription: { 'the plan is cancelled': cancel },
  },
  hears: {
    alertFailure: ({ facts }) => {
      facts.isToldFailed ||= !facts.isActive && facts.isCancelledHere;
    },
  },
  moves: (it) => [
    ...Object.entries(presses).map(
      ([type, says]) =>
        [can(it, PAGE, { type }) && says, (it: It) => send(it, PAGE, { type })] as const,
    ),
    [
      it.facts.turnsLeft > 0 && it.facts.isActive && 'another device cancels the plan',
      ({ facts }) => {
        facts.turnsLeft -= 1;
        facts.isActive = false;
      },
    ],
    [
      it.facts.turnsLeft > 0 && !it.facts.isActive && 'a plan is paid in another tab',
      (it) => {
        it.facts.turnsLeft -= 1;
        Object.assign(it.facts, { isActive: true, isCancelledHere: false });
        send(it, PAGE, { type: 'subscription.outdated' });
      },
    ],
  ],
  promises: [
    [
      '4.plans.active',
      'A plan that was cancelled here is not shown as active.',
      (it) => !isAtRest(it) || !it.facts.isCancelledHere || !isShownActive(it),
    ],
    [
      '8.cancel',
      'A cancellation that was done is not said to have failed while the provider answers.',
      ({ facts, losses }) => !facts.isToldFailed || losses === 0,
    ],
    [
      '4.plans.active',
      'A plan that was paid in another tab is shown as active.',
      (it) =>
        !isAtRest(it) ||
        it.losses < 2 ||
        it.facts.turnsLeft > 0 ||
        !it.facts.isActive ||
        isShownActive(it),
    ],
  ],
  hopes: [
    [
      '8.lists',
      'The page comes to a word about the plan.',
      (it) => ['ready', 'empty', 'failed'].some((tag) => it.charts[PAGE]?.snap.hasTag(tag)),
    ],
    ['4.plans.cancel', 'An active plan can still be cancelled.', ({ facts }) => !facts.isActive],
  ],
});
