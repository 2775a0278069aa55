import { failures } from '../test-paths/flow';
import { atRest, can, contextOf, hasTag, isIn, isLeft, isSame, runs } from './questions';
import { type Scene, send } from './scene';
import { atLoss, counts, describeWorld, done, refused, whenPossible } from './world';

const PAGE = 'the page';
const ADDRESS = 'https://pay.example/1';
const PLACES = ['inTab', 'byLink', 'closed'] as const;
const facts = {
  price: 354,
  shownPrice: 0,
  /**
   * The remaining `losses` when the page was last notified that the price may have changed.
   * `null` if the page was never notified, or if the price has changed since.
   */
  notifiedWith: null as number | null,
  /** The price of the last order; `null` unless that order is pending or has failed. */
  orderedAt: null as number | null,
  refusedWith: null as number | null,
  tab: 'closed' as 'opening' | (typeof PLACES)[number],
  isPriceWrong: false,
  unlogged: 0,
};
type It = Scene<typeof facts>;

const order = (redirect: string | null, isAllowed: boolean) =>
  done({ redirect, isAllowed, subscription: '' });
const awaits = (it: It, place?: string) =>
  isIn(it, PAGE, { showing: { paying: place ? { awaitingReturn: { place } } : 'awaitingReturn' } });
const isRefusalShown = (it: It) => isIn(it, PAGE, { showing: 'refused' });
const isPriceShown = (it: It) => isIn(it, PAGE, 'showing');

export const orderWorld = describeWorld<typeof facts>({
  about: '2.payment.breakdown',
  promises: {
    '2.payment.breakdown': {
      'The order has the displayed price.': ({ facts }) => !facts.isPriceWrong,
      'The page displays a changed price once it is notified.': atRest(
        (it) =>
          it.facts.notifiedWith !== it.losses ||
          !isPriceShown(it) ||
          it.facts.shownPrice === it.facts.price,
      ),
      'A failed order is reported with its price until the next order.': (it) => {
        const { refusal } = contextOf(it, PAGE);
        const { orderedAt, refusedWith } = it.facts;
        if (refusal === null)
          return !isRefusalShown(it) && (orderedAt === null || hasTag(it, PAGE, 'busy'));
        if (refusedWith === it.losses && refusal.reason !== failures.rejected.reason) return false;
        return refusal.price === orderedAt && (isRefusalShown(it) || !isPriceShown(it));
      },
    },
    '4.payment.flow': {
      'The page says where the payment page is, and links to it if no tab is open.': (it) =>
        !awaits(it) ||
        (awaits(it, it.facts.tab) &&
          hasTag(it, PAGE, 'blocked') === (it.facts.tab === 'byLink') &&
          contextOf(it, PAGE).address === ADDRESS),
    },
    '8.redirect': {
      'An unsafe address is logged.': ({ facts }) => facts.unlogged === 0,
    },
  },
  hopes: {
    '2.payment.breakdown': {
      'A plan can still be ordered.': (it) => !isLeft(it, 'orders') || awaits(it),
    },
  },
  limits: { orders: 2, changes: 1, restores: 1 },
  moves: {
    'Try again is pressed': whenPossible(PAGE, 'retry.requested'),
    'Proceed Payment is pressed': {
      uses: 'orders',
      when: (it) => can(it, PAGE, 'payment.requested'),
      does: (it) => {
        Object.assign(it.facts, { orderedAt: it.facts.shownPrice, refusedWith: null });
        send(it, PAGE, { type: 'payment.requested' });
      },
    },
    'the provider changes the price': {
      uses: 'changes',
      does: ({ facts }) => Object.assign(facts, { price: 400, notifiedWith: null }),
    },
    'another plan is paid in another tab, which changes the price': {
      uses: 'changes',
      does: (it) => {
        if (runs(it, PAGE, 'processPayment')) it.facts.orderedAt = null;
        Object.assign(it.facts, { price: 400, tab: 'closed', notifiedWith: it.losses });
        if (runs(it, PAGE, 'watchPayments'))
          send(it, PAGE, { type: 'payment.confirmed', planId: '3' });
      },
    },
    'the page is restored': {
      uses: 'restores',
      when: (it) => runs(it, PAGE, 'watchPayments'),
      does: (it) => {
        if (!isIn(it, PAGE, { showing: 'paying' })) it.facts.notifiedWith = it.losses;
        send(it, PAGE, { type: 'page.restored' });
      },
    },
    'the tab is blocked, or closed at once': {
      when: ({ facts }) => facts.tab === 'opening',
      does: ({ facts }) => Object.assign(facts, { tab: 'byLink' }),
    },
    'the member closes the payment tab': {
      when: (it) => it.facts.tab === 'inTab' && runs(it, PAGE, 'keepTab'),
      does: (it) => {
        it.facts.tab = 'closed';
        send(it, PAGE, { type: 'tab.closed' });
      },
    },
  },
  cast: { [PAGE]: { chart: 'checkout', input: { planId: '2' } } },
  facts,
  losses: 1,
  late: 0,
  depth: 12,
  calls: {
    readDetails: { 'the price is read': ({ facts }) => done({ total: facts.price }) },
    processPayment: {
      'the provider sends an unsafe address': atLoss(() => order('https://evil.example', false)),
      'the provider sends no address': atLoss(() => order(null, false)),
      'the provider checks the price, and places the order': (it, { input }) => {
        if (isSame(Object(input).price, it.facts.price)) return order(ADDRESS, true);
        Object.assign(it.facts, { notifiedWith: it.losses, refusedWith: it.losses });
        return refused();
      },
    },
    readSubscription: { 'no plan is active': () => done({ subscription: '' }) },
  },
  processed: {
    readDetails: (it, _, details: { total: number }) => {
      it.facts.shownPrice = details.total;
      return details;
    },
    processPayment: ({ facts }, _, answer: { isAllowed: boolean }) => {
      facts.orderedAt = null;
      facts.unlogged += answer.isAllowed ? 0 : 1;
      return answer;
    },
  },
  receives: {
    processPayment: ({ facts }, _, { input }) => {
      facts.isPriceWrong ||= input.price !== facts.shownPrice;
    },
    keepTab: (it, _, { type }) => {
      if (type === 'xstate.init') it.facts.tab = 'opening';
      else if (it.facts.tab === 'opening') it.facts.tab = 'inTab';
      else send(it, PAGE, { type: 'tab.blocked' });
    },
    logUnsafeRedirect: counts('unlogged', -1),
  },
  ignores: {
    'payment.confirmed': (it) => !isPriceShown(it),
    'page.restored': (it) => !isPriceShown(it) || isIn(it, PAGE, { showing: 'paying' }),
  },
});
