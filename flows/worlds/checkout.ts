import { atRest, can, hasTag, isIn, isLeft, runs } from './questions';
import { begin, end, post, type Scene, send } from './scene';
import { atLoss, counts, describeWorld, done, forEach, refused, whenPossible } from './world';

const PAGE = 'the page';
const TABS = ['the payment tab', 'the early tab'] as const;
const [TAB, EARLY_TAB] = TABS;
const PRICE = 354;
const facts = {
  isAtGateway: false,
  isPaid: false,
  isConfirmed: false,
  putOff: [] as string[],
  isPriceWrong: false,
  isAskedAgain: false,
  unlogged: 0,
  cameBackWith: null as number | null,
};
type It = Scene<typeof facts>;

const subscription = ({ facts }: It) => (facts.isPaid ? 'Standard' : '');
const order = (subscription: string | null) =>
  done({ redirect: 'https://pay.example/1', isAllowed: true, subscription });
const unsafeOrder = () =>
  done({ redirect: 'https://evil.example', isAllowed: false, subscription: '' });
const comeBack = (type: string) => (it: It) => {
  const isHeard = runs(it, PAGE, 'keepTab');
  send(it, PAGE, { type });
  if (it.facts.isPaid && isHeard) it.facts.cameBackWith = it.losses;
};
const open = (tab: string) => (it: It) => {
  it.facts.isAtGateway &&= tab !== TAB;
  begin(it, tab, { sessionId: 'cs_1', isConfirmed: it.facts.isConfirmed });
};
const isFailedForGood = (it: It, tab: string) =>
  hasTag(it, tab, 'failed') && !can(it, tab, 'retry.requested');

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
        (it) => !it.facts.isConfirmed || hasTag(it, PAGE, 'ready', 'failed'),
      ),
      'Only a paid plan is shown as paid.': (it) =>
        it.facts.isPaid || !Object.keys(it.charts).some((who) => hasTag(it, who, 'ready')),
    },
    '2.payment-success.processing': {
      'A confirmed payment is not confirmed again.': ({ facts }) => !facts.isAskedAgain,
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
    },
    '8.redirect': {
      'An unsafe address is logged.': ({ facts }) => facts.unlogged === 0,
    },
    '2.payment.breakdown': {
      'The order has the displayed price.': ({ facts }) => !facts.isPriceWrong,
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
        // The page closes the tab of an earlier order, so nothing returns from it.
        Object.assign(it.facts, { isAtGateway: false, cameBackWith: null });
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
  losses: 1,
  late: 0,
  depth: 12,
  lasting: ['processPayment', 'confirmPayment'],
  calls: {
    readDetails: { 'the price is read': () => done({ total: PRICE }) },
    processPayment: {
      'the provider sends an unsafe address': atLoss(unsafeOrder),
      'the order is placed': (it, { input }) => {
        it.facts.isPriceWrong = (input as { price: number }).price !== PRICE;
        return order(subscription(it));
      },
      'the order is placed, with the earlier subscription unread': atLoss(() => order(null)),
    },
    readSubscription: {
      'the subscription is read': (it) => done({ subscription: subscription(it) }),
    },
    confirmPayment: {
      'the provider is asked to confirm': ({ facts }) => (facts.isPaid ? done() : refused()),
      'the provider is too busy to confirm': atLoss(({ facts }, _, tab) => {
        if (!facts.isPaid) return null;
        facts.putOff.push(tab);
        return refused(429);
      }),
    },
  },
  processed: {
    processPayment: (it, _, answer: { isAllowed: boolean }) => {
      it.facts.unlogged += answer.isAllowed ? 0 : 1;
      return answer;
    },
  },
  receives: {
    keepTab: ({ facts }, _, { type }) => {
      facts.isAtGateway ||= type === 'address.known';
    },
    logUnsafeRedirect: counts('unlogged', -1),
    confirmPayment: ({ facts }) => {
      facts.isAskedAgain ||= facts.isConfirmed;
    },
    rememberPayment: (it, from) => {
      it.facts.isConfirmed = true;
      const event = { type: 'payment.confirmed', planId: '2' };
      if (runs(it, PAGE, 'watchPayments')) post(it, from, PAGE, event);
      for (const tab of TABS) if (runs(it, tab, 'watchPayment')) post(it, from, tab, event);
    },
  },
  ignores: {
    'page.returned': (it) => !isIn(it, PAGE, { showing: 'paying' }),
    'tab.closed': (it) => hasTag(it, PAGE, 'ready', 'unsure'),
    'network.returned': (_, who) => who !== PAGE,
    'payment.confirmed': (it, who) => isIn(it, who, { processing: 'awaitingTurn' }),
  },
});
