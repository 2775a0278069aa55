/** The plans page, whose plan is cancelled there or on another device, and paid again in another tab. */
import { atRest, hasTag, isLeft } from './questions';
import { type Scene, send } from './scene';
import { describeWorld, done, refused } from './world';

const PAGE = 'the plans page';
/** `isCancelledHere`: what the page could know. It asked for the cancellation, and no plan was paid since. */
const facts = { isActive: true, isCancelledHere: false, isToldFailed: false };
type It = Scene<typeof facts>;

const cancel = ({ facts }: It) => {
  if (!facts.isActive) return refused();
  Object.assign(facts, { isActive: false, isCancelledHere: true });
  return done();
};
const isActive = ({ facts }: It) => facts.isActive;
const cancelElsewhere = ({ facts }: It) => {
  facts.isActive = false;
};
const pay = (it: It) => {
  Object.assign(it.facts, { isActive: true, isCancelledHere: false });
  send(it, PAGE, { type: 'subscription.outdated' });
};

export const plansWorld = describeWorld<typeof facts>({
  cast: { [PAGE]: { chart: 'plans', input: undefined } },
  ...{ facts, losses: 2, late: 1, depth: 12, lasting: ['cancelSubscription'] },
  limits: { turns: 2 },
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
  presses: {
    [PAGE]: {
      'cancel.requested': 'Cancel is pressed',
      'cancel.confirmed': 'the cancellation is confirmed',
      'cancel.declined': 'the cancellation is declined',
      'retry.requested': 'Try again is pressed',
    },
  },
  moves: {
    'another device cancels the plan': { uses: 'turns', when: isActive, does: cancelElsewhere },
    'a plan is paid in another tab': { uses: 'turns', when: (it) => !isActive(it), does: pay },
  },
  promises: {
    '4.plans.active': {
      'A plan that was cancelled here is not shown as active.': atRest(
        (it) => !it.facts.isCancelledHere || !hasTag(it, PAGE, 'ready'),
      ),
      'A plan that was paid in another tab is shown as active.': atRest(
        (it) =>
          it.losses < 2 || isLeft(it, 'turns') || !it.facts.isActive || hasTag(it, PAGE, 'ready'),
      ),
    },
    '8.cancel': {
      'A cancellation that was done is not said to have failed while the provider answers.': (it) =>
        !it.facts.isToldFailed || it.losses === 0,
    },
  },
  hopes: {
    '4.plans.cancel': { 'An active plan can still be cancelled.': (it) => !it.facts.isActive },
  },
});
