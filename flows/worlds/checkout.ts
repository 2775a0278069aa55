import { atRest, can, hasTag, isIn, isLeft, runs } from './questions';
import { begin, end, post, type Scene, send } from './scene';
import { describeWorld, done, forEach, refused } from './world';

const PAGE = 'the page';
const TABS = ['the payment tab', 'the early tab'] as const;
const PRICE = 354;
const facts = {
  ...{ isAtGateway: false, isPaid: false, isConfirmed: false },
  putOff: [] as string[],
  ...{ isPriceWrong: false, isAskedAgain: false },
  unlogged: 0,
  cameBackWith: null as number | null,
};
type It = Scene<typeof facts>;

const order = ({ facts: { isPaid } }: It, isBeforeKnown: boolean) => {
  const subscription = isBeforeKnown ? (isPaid ? 'Standard' : '') : null;
  return done({ redirect: 'https://pay.example/1', isAllowed: true, subscription });
};
const sendElsewhere = (it: It) => {
  if (it.losses === 0) return null;
  it.losses -= 1;
  return done({ redirect: 'https://evil.example', isAllowed: false, subscription: '' });
};
const confirm = ({ facts: { isPaid } }: It) => (isPaid ? done() : refused());
const putOff = (it: It, who: string) => {
  if (it.losses === 0 || !it.facts.isPaid) return null;
  it.losses -= 1;
  it.facts.putOff.push(who);
  return refused(429);
};
const comeBack = (type: string) => (it: It) => {
  const isHeard = runs(it, PAGE, 'keepTab');
  send(it, PAGE, { type });
  if (it.facts.isPaid && isHeard) it.facts.cameBackWith = it.losses;
};
const close = (it: It) => {
  it.facts.isAtGateway = false;
  end(it, TABS[0]);
  comeBack('tab.closed')(it);
};
const open = (who: string) => (it: It) => {
  it.facts.isAtGateway &&= who !== TABS[0];
  begin(it, who, { sessionId: 'cs_1', isConfirmed: it.facts.isConfirmed });
};
const orderAgain = (it: It) => {
  // The page closes the tab of an earlier order, so nothing returns from it.
  Object.assign(it.facts, { isAtGateway: false, cameBackWith: null });
  end(it, TABS[0]);
  send(it, PAGE, { type: 'payment.requested' });
};
const takeTurn = (who: string) => (it: It) =>
  send(it, who, { type: 'turn.started', isConfirmed: it.facts.isConfirmed });
const isTurn = (who: string) => (it: It) =>
  isIn(it, who, { processing: 'awaitingTurn' }) &&
  TABS.every((tab) => !isIn(it, tab, { processing: 'confirming' }));
const isToldForGood = (it: It, who: string) =>
  hasTag(it, who, 'failed') && !can(it, who, 'retry.requested');

export const checkoutWorld = describeWorld<typeof facts>({
  cast: {
    [PAGE]: { chart: 'checkout', input: { planId: '2' } },
    ...forEach(TABS, (tab) => ({ [tab]: { chart: 'confirmation' as const } })),
  },
  about: '4.payment.flow',
  ...{ facts, losses: 1, late: 0, depth: 12, lasting: ['processPayment', 'confirmPayment'] },
  limits: { orders: 2, returns: 1 },
  calls: {
    readDetails: { 'the price is read': () => done({ total: PRICE }) },
    processPayment: {
      'the provider sends an unsafe address': sendElsewhere,
      'the order is placed': (it, { input }) => {
        it.facts.isPriceWrong = (input as { price: number }).price !== PRICE;
        return order(it, true);
      },
      'the order is placed, with the earlier subscription unread': (it) => {
        if (it.losses === 0) return null;
        it.losses -= 1;
        return order(it, false);
      },
    },
    readSubscription: {
      'the subscription is read': ({ facts }) =>
        done({ subscription: facts.isPaid ? 'Standard' : '' }),
    },
    confirmPayment: {
      'the provider is asked to confirm': confirm,
      'the provider is too busy to confirm': (it, _, who) => putOff(it, who),
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
    logUnsafeRedirect: ({ facts }) => {
      facts.unlogged -= 1;
    },
    confirmPayment: ({ facts }) => {
      facts.isAskedAgain ||= facts.isConfirmed;
    },
    rememberPayment: (it, who) => {
      it.facts.isConfirmed = true;
      for (const to of [PAGE, ...TABS])
        if (runs(it, to, to === PAGE ? 'watchPayments' : 'watchPayment'))
          post(it, who, to, { type: 'payment.confirmed', planId: '2' });
    },
  },
  presses: forEach([PAGE, ...TABS], (who) => ({
    [who]: { 'retry.requested': `Try again is pressed in ${who}` },
  })),
  moves: {
    'Proceed Payment is pressed': {
      uses: 'orders',
      when: (it) => can(it, PAGE, 'payment.requested'),
      does: orderAgain,
    },
    'the member pays': {
      when: ({ facts }) => facts.isAtGateway && !facts.isPaid,
      does: ({ facts }) => Object.assign(facts, { isPaid: true }),
    },
    'the gateway returns to the site': {
      when: ({ facts }) => facts.isAtGateway && facts.isPaid,
      does: open(TABS[0]),
    },
    'the return address is opened in another tab': {
      when: ({ charts, facts }) => facts.isAtGateway && !charts[TABS[1]],
      does: open(TABS[1]),
    },
    'the member closes the payment tab': {
      when: ({ charts, facts }) => facts.isAtGateway || TABS[0] in charts,
      does: close,
    },
    'the member comes back to the page': { uses: 'returns', does: comeBack('page.returned') },
    ...forEach(TABS, (who) => ({
      [`${who} has its turn`]: { when: isTurn(who), does: takeTurn(who) },
    })),
  },
  ignores: {
    'page.returned': (it) => !isIn(it, PAGE, { showing: 'paying' }),
    'tab.closed': (it) => hasTag(it, PAGE, 'ready', 'unsure'),
    'network.returned': (_, who) => who !== PAGE,
    'payment.confirmed': (it, who) => isIn(it, who, { processing: 'awaitingTurn' }),
  },
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
    },
    '8.payment-success': {
      'A successful payment is never finally reported as failed.': atRest((it) =>
        TABS.every(
          (who) =>
            !isToldForGood(it, who) || !(it.facts.isConfirmed || it.facts.putOff.includes(who)),
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
});
