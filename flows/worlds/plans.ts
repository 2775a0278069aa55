import { atRest, can, contextOf, hasTag, isSame, runs } from './questions';
import { send } from './scene';
import { describeWorld, done, refused, whenPossible } from './world';

const PAGE = 'the plans page';
interface Plan {
  readonly id: string | null;
  readonly name: string | null;
  readonly status: string | null;
}
/**
 * `answer`: the last answer that the page received.
 * `isDue`: the page has a reason to read the subscription.
 * `asked`: the plan that the member last asked to cancel.
 * `cancelled`: the name of the plan last reported as cancelled.
 * `cancelled` is `null` before that, and once the page shows an active plan.
 * `unreported`: the number of cancellations whose outcome has not been reported.
 */
const facts = {
  plan: { id: '9', name: 'Standard', status: 'active' } as Plan,
  answer: null as Plan | null,
  isDue: true,
  isUncaused: false,
  asked: null as Plan | null,
  cancelledHere: null as string | null,
  cancelled: null as string | null,
  unreported: 0,
  isReportedFailed: false,
  isReportedDone: false,
  isOtherError: false,
  isOtherPlan: false,
  paidWith: null as number | null,
};

const isActive = (plan: Plan | null) => plan?.status === 'active';
const isAskedPlanActive = ({ asked, plan }: typeof facts) =>
  isActive(plan) && plan.id === asked?.id;
const CANCEL_FAILED = 'xstate.error.actor.cancelSubscription';
const causes = ['network.returned', CANCEL_FAILED];

export const plansWorld = describeWorld<typeof facts>({
  about: '2.plans.page',
  promises: {
    '4.plans.active': {
      'A plan cancelled here is not shown as active.': atRest(
        (it) => !hasTag(it, PAGE, 'ready') || it.facts.answer?.id !== it.facts.cancelledHere,
      ),
      'A plan paid in another tab is shown as active.': atRest(
        (it) =>
          it.facts.paidWith !== it.losses ||
          !isActive(it.facts.plan) ||
          (hasTag(it, PAGE, 'ready') && contextOf(it, PAGE).name === it.facts.plan.name),
      ),
      "The page shows the provider's last answer.": (it) => {
        if (!hasTag(it, PAGE, 'ready', 'empty')) return true;
        const { id, name, status } = contextOf(it, PAGE);
        const { answer } = it.facts;
        return (
          hasTag(it, PAGE, 'ready') === isActive(answer) && isSame({ id, name, status }, answer)
        );
      },
      'A read follows each request and notification, as soon as there is a network.': atRest(
        (it) => !it.facts.isDue || it.cut.includes(PAGE),
      ),
      'The plan is not read without a cause.': ({ facts }) => !facts.isUncaused,
    },
    '4.plans.cancel': {
      'The page names the cancelled plan until another is active.': (it) =>
        !hasTag(it, PAGE, 'ready', 'empty') ||
        (contextOf(it, PAGE).cancelled?.name ?? null) === it.facts.cancelled,
      'The plan that is shown is the one that is cancelled.': ({ facts }) => !facts.isOtherPlan,
      'Every confirmation can be declined.': (it) =>
        can(it, PAGE, 'cancel.confirmed') === can(it, PAGE, 'cancel.declined'),
    },
    '8.cancel': {
      'A successful cancellation is not reported as failed while the provider answers.': (it) =>
        !it.facts.isReportedFailed || it.losses === 0,
      'A failed cancellation is not reported as successful.': ({ facts }) => !facts.isReportedDone,
      'A failed cancellation is reported with its error.': ({ facts }) => !facts.isOtherError,
      'The outcome of each cancellation is reported once.': atRest(
        ({ facts }) => facts.unreported === 0,
      ),
    },
  },
  hopes: {
    '4.plans.cancel': {
      'An active plan can still be cancelled.': ({ facts }) => !isActive(facts.plan),
    },
  },
  limits: { turns: 2 },
  moves: {
    'Cancel is pressed': whenPossible(PAGE, 'cancel.requested'),
    'the cancellation is confirmed': whenPossible(PAGE, 'cancel.confirmed'),
    'the cancellation is declined': whenPossible(PAGE, 'cancel.declined'),
    'Try again is pressed': {
      when: (it) => can(it, PAGE, 'retry.requested'),
      does: (it) => {
        it.facts.isDue = true;
        send(it, PAGE, { type: 'retry.requested' });
      },
    },
    'another device cancels the plan': {
      uses: 'turns',
      when: ({ facts }) => isActive(facts.plan),
      does: ({ facts }) => {
        facts.plan = { ...facts.plan, status: 'cancelled' };
      },
    },
    'a plan is paid in another tab': {
      uses: 'turns',
      when: ({ facts }) => !isActive(facts.plan),
      does: (it) => {
        const plan = { id: `${Number(it.facts.plan.id) + 1}`, name: 'Premium', status: 'active' };
        Object.assign(it.facts, { plan, isDue: true, paidWith: it.losses });
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
    readSubscription: { 'the subscription is read': ({ facts }) => done(facts.plan) },
    cancelSubscription: {
      'the plan is cancelled': ({ facts }, { input }) => {
        if (!isActive(facts.plan) || facts.plan.id !== (input as Plan).id) return refused();
        facts.plan = { ...facts.plan, status: 'cancelled' };
        facts.cancelledHere = facts.plan.id;
        return done();
      },
    },
  },
  processed: {
    readSubscription: ({ facts }, _, answer: Plan) => {
      facts.answer = answer;
      // After a notification during this read, the page reads again without showing this answer.
      if (isActive(answer) && !facts.isDue) facts.cancelled = null;
      return answer;
    },
  },
  receives: {
    readSubscription: ({ facts, log }, _, { input }) => {
      facts.isUncaused ||= !facts.isDue && !causes.includes(log.at(-1)?.[1].type ?? '');
      if (!input?.failure) facts.isDue = false;
    },
    cancelSubscription: ({ facts }, _, { input }) => {
      facts.asked = facts.answer;
      facts.isOtherPlan ||= input.id !== facts.answer?.id;
      facts.unreported += 1;
    },
    'plans.outdated': ({ facts }) => {
      facts.isReportedDone ||= isAskedPlanActive(facts);
      Object.assign(facts, { cancelled: facts.asked?.name, isDue: true });
      facts.unreported -= 1;
    },
    alertFailure: (it, _, { error }) => {
      const { facts, log } = it;
      const failed = log.findLast(([, { type }]) => type === CANCEL_FAILED)?.[1].error;
      facts.isOtherError ||= !isSame(error, failed);
      facts.isReportedFailed ||= facts.asked?.id === facts.cancelledHere;
      facts.unreported -= 1;
    },
  },
});
