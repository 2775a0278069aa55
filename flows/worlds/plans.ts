import { atRest, can, contextOf, hasTag, runs } from './questions';
import { type Scene, send } from './scene';
import { describeWorld, done, refused } from './world';

const PAGE = 'the plans page';
const facts = {
  ...{ name: 'Standard', isActive: true, isToldFailed: false },
  isCancelledHere: false,
  ...{ sent: 0, said: 0 },
  paidWith: null as number | null,
};
type It = Scene<typeof facts>;

const cancel = ({ facts }: It) => {
  if (!facts.isActive) return refused();
  Object.assign(facts, { isActive: false, isCancelledHere: true });
  return done();
};
const say = ({ facts }: It) => {
  facts.said += 1;
};
const isShown = (it: Pick<It, 'charts'>, name: string) =>
  hasTag(it, PAGE, 'ready') && contextOf(it, PAGE).name === name;
const isActive = ({ facts }: It) => facts.isActive;
const cancelElsewhere = ({ facts }: It) => {
  facts.isActive = false;
};
const pay = (it: It) => {
  const paid = { name: 'Premium', isActive: true, isCancelledHere: false, paidWith: it.losses };
  Object.assign(it.facts, paid);
  if (runs(it, PAGE, 'watchSubscription')) send(it, PAGE, { type: 'subscription.outdated' });
};

export const plansWorld = describeWorld<typeof facts>({
  cast: { [PAGE]: { chart: 'plans', input: undefined } },
  about: '2.plans.page',
  ...{ facts, losses: 2, late: 1, depth: 12, lasting: ['cancelSubscription'] },
  limits: { turns: 2 },
  calls: {
    readSubscription: {
      'the subscription is read': ({ facts: { name, isActive } }) =>
        done({ id: '9', name, status: isActive ? 'active' : 'cancelled' }),
    },
    cancelSubscription: { 'the plan is cancelled': cancel },
  },
  receives: {
    cancelSubscription: ({ facts }) => {
      facts.sent += 1;
    },
    'plans.outdated': say,
    alertFailure: (it) => {
      const { facts } = it;
      say(it);
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
  ignores: { 'network.returned': ({ facts }) => facts.sent > 0 },
  promises: {
    '4.plans.active': {
      'A plan cancelled here is not shown as active.': atRest(
        (it) => !it.facts.isCancelledHere || !hasTag(it, PAGE, 'ready'),
      ),
      'A plan paid in another tab is shown as active.': atRest(
        ({ facts, ...it }) =>
          facts.paidWith !== it.losses || !facts.isActive || isShown(it, facts.name),
      ),
      "The page shows the provider's last answer.": (it) =>
        hasTag(it, PAGE, 'ready') === (contextOf(it, PAGE).status === 'active') ||
        !hasTag(it, PAGE, 'ready', 'empty'),
    },
    '4.plans.cancel': {
      'The page reports the cancelled plan until another is active.': atRest(
        (it) =>
          (!hasTag(it, PAGE, 'ready') || contextOf(it, PAGE).cancelled === null) &&
          (!hasTag(it, PAGE, 'empty') ||
            !it.facts.isCancelledHere ||
            it.losses < 2 ||
            contextOf(it, PAGE).cancelled !== null),
      ),
      'Every confirmation can be declined.': (it) =>
        can(it, PAGE, 'cancel.confirmed') === can(it, PAGE, 'cancel.declined'),
    },
    '8.cancel': {
      'A successful cancellation is not reported as failed while the provider answers.': (it) =>
        !it.facts.isToldFailed || it.losses === 0,
      'The outcome of each cancellation is reported once.': atRest(
        ({ facts }) => facts.sent === facts.said,
      ),
    },
  },
  hopes: {
    '4.plans.cancel': { 'An active plan can still be cancelled.': (it) => !it.facts.isActive },
  },
});
