import type { AnyEventObject } from 'xstate';
import { atRest, can, contextOf, hasTag, isIn, isLeft, runs } from './questions';
import { begin, end, post, type Scene, send } from './scene';
import { atLoss, describeWorld, done, forEach, refused, whenPossible } from './world';

const PAGE = 'the page';
const TABS = ['the payment tab', 'the early tab'] as const;
const [TAB, EARLY_TAB] = TABS;
const SESSION = 'cs_1';
const LOSSES = 1;
const facts = {
  isAtGateway: false,
  isPaid: false,
  isConfirmed: false,
  putOff: [] as string[],
  /** By tab: the remaining `losses` when the provider refused to confirm an unpaid order. */
  refusedWith: {} as Record<string, number>,
  isPaidTwice: false,
  isAskedAgain: false,
  isAskedForOther: false,
  isShownLate: false,
  hasReadNoActivePlan: false,
  /**
   * The page has a reason to read the subscription.
   * Set when an order is placed.
   * Also set when the member closes the payment tab or comes back, if `keepTab` runs.
   * Reset when a read begins or Proceed Payment is pressed.
   */
  isReadDue: false,
  isReadInVain: false,
  cameBackWith: null as number | null,
};
type It = Scene<typeof facts>;

const hasSession = (it: It, tab: string) => contextOf(it, tab).sessionId === SESSION;
const subscription = ({ facts }: It) => (facts.isPaid ? 'Standard' : '');
const order = (subscription: string | null) =>
  done({ redirect: 'https://pay.example/1', isAllowed: true, subscription });
const comeBack = (type: string) => (it: It) => {
  if (!runs(it, PAGE, 'keepTab')) return;
  it.facts.isReadDue = true;
  send(it, PAGE, { type });
  if (it.facts.isPaid) it.facts.cameBackWith = it.losses;
};
const open =
  (tab: string, sessionId: string | null = SESSION) =>
  (it: It) => {
    const { facts } = it;
    facts.isAtGateway &&= tab !== TAB;
    begin(it, tab, { sessionId, isConfirmed: facts.isConfirmed && sessionId !== null });
    if (sessionId === null || facts.isConfirmed)
      facts.isShownLate ||= !hasTag(it, tab, sessionId === null ? 'failed' : 'ready');
  };
const asksFor = ({ facts }: It, _: string, { input }: AnyEventObject) => {
  facts.isAskedForOther ||= input.sessionId !== SESSION;
};
const isFailedForGood = (it: It, tab: string) =>
  hasTag(it, tab, 'failed') && hasSession(it, tab) && !can(it, tab, 'retry.requested');

export const checkoutWorld = describeWorld<typeof facts>({
  about: '4.payment.flow',
  promises: {
    '4.payment.flow': {
      'A paid plan is not offered again after the member returns.': atRest(
        (it) =>
          it.facts.cameBackWith !== it.losses ||
          !can(it, PAGE, 'payment.requested') ||
          hasTag(it, PAGE, 'unsure'),
      ),
      'The page shows a payment that was confirmed in any tab.': atRest(
        (it) => !it.facts.isConfirmed || hasTag(it, PAGE, 'ready'),
      ),
      'If nothing is lost, a paid plan opens no payment page.': ({ facts }) => !facts.isPaidTwice,
      'A page that read no active plan is not unsure of a later one.': (it) =>
        !it.facts.hasReadNoActivePlan || !hasTag(it, PAGE, 'unsure'),
      'The subscription is read at most once for each order and return.': ({ facts }) =>
        !facts.isReadInVain,
      'Only a paid plan is shown as paid.': (it) =>
        it.facts.isPaid || !Object.keys(it.charts).some((who) => hasTag(it, who, 'ready')),
    },
    '2.payment-success.processing': {
      'A confirmed payment is not confirmed again.': ({ facts }) => !facts.isAskedAgain,
      'Only the payment of this session is confirmed.': ({ facts }) => !facts.isAskedForOther,
      'A page that has nothing to confirm says so at once.': ({ facts }) => !facts.isShownLate,
      'Every payment tab shows an outcome, or that it waits.': (it) =>
        TABS.every((tab) => !(tab in it.charts) || hasTag(it, tab, 'busy', 'ready', 'failed')),
      'A payment that a tab shows as confirmed is remembered in this browser.': (it) =>
        it.facts.isConfirmed || !TABS.some((tab) => hasTag(it, tab, 'ready')),
    },
    '8.payment-success': {
      'A successful payment is never finally reported as failed.': atRest(
        (it) =>
          !TABS.some(
            (tab) =>
              isFailedForGood(it, tab) && (it.facts.isConfirmed || it.facts.putOff.includes(tab)),
          ),
      ),
      'A refused confirmation cannot be tried again.': (it) =>
        !TABS.some(
          (tab) => it.facts.refusedWith[tab] === it.losses && can(it, tab, 'retry.requested'),
        ),
    },
  },
  hopes: {
    '4.payment.flow': {
      'A payment is noticed after the member returns.': (it) =>
        !it.facts.isPaid || !isLeft(it, 'returns') || hasTag(it, PAGE, 'ready', 'unsure'),
    },
    '2.payment.breakdown': {
      'A plan can still be ordered.': (it) => !isLeft(it, 'orders') || hasTag(it, PAGE, 'ready'),
    },
  },
  limits: { orders: 2, returns: 1 },
  moves: {
    ...forEach([PAGE, ...TABS], (who) => ({
      [`Try again is pressed in ${who}`]: whenPossible(who, 'retry.requested'),
    })),
    'Proceed Payment is pressed': {
      uses: 'orders',
      when: (it) => can(it, PAGE, 'payment.requested'),
      does: (it) => {
        // This world follows only the latest order's payment tab.
        // The gateway never returns to the site for an earlier order.
        Object.assign(it.facts, { isAtGateway: false, isReadDue: false, cameBackWith: null });
        end(it, TAB);
        send(it, PAGE, { type: 'payment.requested' });
      },
    },
    'the member pays': {
      when: ({ facts }) => facts.isAtGateway && !facts.isPaid,
      does: ({ facts }) => Object.assign(facts, { isPaid: true }),
    },
    'the gateway returns to the site': {
      when: ({ facts }) => facts.isAtGateway && facts.isPaid,
      does: open(TAB),
    },
    'the gateway returns without the session': {
      when: ({ facts, losses }) => facts.isAtGateway && facts.isPaid && losses > 0,
      does: (it) => {
        it.losses -= 1;
        open(TAB, null)(it);
      },
    },
    'the return address is opened in another tab': {
      when: ({ charts, facts }) => facts.isAtGateway && !charts[EARLY_TAB],
      does: open(EARLY_TAB),
    },
    'the member closes the payment tab': {
      when: ({ charts, facts }) => facts.isAtGateway || TAB in charts,
      does: (it) => {
        it.facts.isAtGateway = false;
        end(it, TAB);
        comeBack('tab.closed')(it);
      },
    },
    'the member comes back to the page': { uses: 'returns', does: comeBack('page.returned') },
    ...forEach(TABS, (tab) => ({
      [`${tab} has its turn`]: {
        when: (it: It) =>
          isIn(it, tab, { processing: 'awaitingTurn' }) &&
          runs(it, tab, 'takeTurn') &&
          !TABS.some((other) => isIn(it, other, { processing: 'confirming' })),
        does: (it: It) =>
          send(it, tab, { type: 'turn.started', isConfirmed: it.facts.isConfirmed }),
      },
    })),
  },
  cast: {
    [PAGE]: { chart: 'checkout', input: { planId: '2' } },
    ...forEach(TABS, (tab) => ({ [tab]: { chart: 'confirmation' as const } })),
  },
  facts,
  losses: LOSSES,
  late: 0,
  depth: 12,
  lasting: ['processPayment', 'confirmPayment'],
  calls: {
    readDetails: { 'the price is read': () => done({ total: 354 }) },
    processPayment: {
      'the order is placed': (it) => order(subscription(it)),
      'the price has changed': atLoss(() => refused(422)),
      'the order is placed, with the earlier subscription unread': atLoss(() => order(null)),
    },
    readSubscription: {
      'the subscription is read': (it) => done({ subscription: subscription(it) }),
    },
    confirmPayment: {
      'the provider is asked to confirm': ({ facts, losses }, _, tab) => {
        if (facts.isPaid) return done();
        facts.refusedWith[tab] = losses;
        return refused();
      },
      'the provider is too busy to confirm': atLoss(({ facts }, _, tab) => {
        if (!facts.isPaid) return null;
        facts.putOff.push(tab);
        return refused(429);
      }),
    },
  },
  processed: {
    readSubscription: ({ facts }, _, answer: { subscription: string }) => {
      facts.hasReadNoActivePlan ||= answer.subscription === '';
      return answer;
    },
  },
  receives: {
    keepTab: ({ facts, losses }, _, { type }) => {
      if (type !== 'address.known') return;
      facts.isAtGateway = true;
      facts.isReadDue = true;
      facts.isPaidTwice ||= facts.isPaid && losses === LOSSES;
    },
    readSubscription: ({ facts }) => {
      facts.isReadInVain ||= !facts.isReadDue;
      facts.isReadDue = false;
    },
    takeTurn: asksFor,
    confirmPayment: (it, tab, asked) => {
      asksFor(it, tab, asked);
      it.facts.isAskedAgain ||= it.facts.isConfirmed;
    },
    rememberPayment: (it, from) => {
      it.facts.isConfirmed = true;
      const planId = from === TAB ? '2' : null;
      const event = { type: 'payment.confirmed', planId };
      if (runs(it, PAGE, 'watchPayments')) post(it, from, PAGE, event);
      for (const tab of TABS)
        if (runs(it, tab, 'watchPayment') && hasSession(it, tab)) post(it, from, tab, event);
    },
  },
  ignores: {
    'network.returned': (_, who) => who !== PAGE,
    'payment.confirmed': (it, who) =>
      hasTag(it, who, 'ready') || isIn(it, who, { processing: 'awaitingTurn' }),
  },
});
