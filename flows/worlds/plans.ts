import { atRest, can, contextOf, hasTag, runs } from './questions';
import { send } from './scene';
import { counts, describeWorld, done, refused, whenPossible } from './world';

const PAGE = 'the plans page';
const facts = {
  name: 'Standard',
  isActive: true,
  isReportedFailed: false,
  isCancelledHere: false,
  sent: 0,
  said: 0,
  paidWith: null as number | null,
};

export const plansWorld = describeWorld<typeof facts>({
  about: '2.plans.page',
  promises: {
    '4.plans.active': {
      'A plan cancelled here is not shown as active.': atRest(
        (it) => !it.facts.isCancelledHere || !hasTag(it, PAGE, 'ready'),
      ),
      'A plan paid in another tab is shown as active.': atRest(
        (it) =>
          it.facts.paidWith !== it.losses ||
          !it.facts.isActive ||
          (hasTag(it, PAGE, 'ready') && contextOf(it, PAGE).name === it.facts.name),
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
        !it.facts.isReportedFailed || it.losses === 0,
      'The outcome of each cancellation is reported once.': atRest(
        ({ facts }) => facts.sent === facts.said,
      ),
    },
  },
  hopes: {
    '4.plans.cancel': { 'An active plan can still be cancelled.': (it) => !it.facts.isActive },
  },
  limits: { turns: 2 },
  moves: {
    'Cancel is pressed': whenPossible(PAGE, 'cancel.requested'),
    'the cancellation is confirmed': whenPossible(PAGE, 'cancel.confirmed'),
    'the cancellation is declined': whenPossible(PAGE, 'cancel.declined'),
    'Try again is pressed': whenPossible(PAGE, 'retry.requested'),
    'another device cancels the plan': {
      uses: 'turns',
      when: ({ facts }) => facts.isActive,
      does: ({ facts }) => Object.assign(facts, { isActive: false }),
    },
    'a plan is paid in another tab': {
      uses: 'turns',
      when: ({ facts }) => !facts.isActive,
      does: (it) => {
        const paid = { name: 'Premium', isActive: true, isCancelledHere: false };
        Object.assign(it.facts, { ...paid, paidWith: it.losses });
        if (runs(it, PAGE, 'watchSubscription')) send(it, PAGE, { type: 'subscription.outdated' });
      },
    },
  },
  cast: { [PAGE]: { chart: 'plans', input: undefined } },
  facts,
  losses: 2,
  late: 1,
  depth: 12,
  lasting: ['cancelSubscription'],
  calls: {
    readSubscription: {
      'the subscription is read': ({ facts: { name, isActive } }) =>
        done({ id: '9', name, status: isActive ? 'active' : 'cancelled' }),
    },
    cancelSubscription: {
      'the plan is cancelled': ({ facts }) => {
        if (!facts.isActive) return refused();
        Object.assign(facts, { isActive: false, isCancelledHere: true });
        return done();
      },
    },
  },
  receives: {
    cancelSubscription: counts('sent'),
    'plans.outdated': counts('said'),
    alertFailure: ({ facts }) => {
      facts.said += 1;
      facts.isReportedFailed ||= !facts.isActive && facts.isCancelledHere;
    },
  },
  ignores: { 'network.returned': ({ facts }) => facts.sent > 0 },
});
