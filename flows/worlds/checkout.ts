/** A plan is paid at a gateway in another tab, which comes back to a page that confirms it. */

import { begin, can, end, isAtRest, post, runs, type Scene, send } from './scene';
import { describeWorld, done, refused } from './world';

const PAGE = 'the page';
const TABS = ['the payment tab', 'the early tab'] as const;
const PRICE = 354;
const facts = {
  ...{ ordersLeft: 2, returnsLeft: 1 },
  ...{ isAtGateway: false, isPaid: false, isConfirmed: false },
  /** Tabs whose confirmation the provider could not take just now, though it was paid. */
  putOff: [] as string[],
  isPriceWrong: false,
  /** How many answers could still be lost when the member came back after paying. */
  cameBackWith: null as number | null,
};
type It = Scene<typeof facts>;

const order = ({ facts: { isPaid } }: It, isBeforeKnown: boolean) => {
  const subscription = isBeforeKnown ? (isPaid ? 'Standard' : '') : null;
  return done({ redirect: 'https://pay.example/1', isAllowed: true, subscription });
};
const confirm = ({ facts: { isPaid } }: It) => (isPaid ? done() : refused());
const putOff = (it: It, who: string) => {
  if (it.losses === 0 || !it.facts.isPaid) return null;
  it.losses -= 1;
  it.facts.putOff.push(who);
  return refused(429);
};
/** A page whose order has failed says so, and does not listen for a return. */
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
const isTurn = ({ charts }: It, who: string) =>
  charts[who]?.snap.matches({ processing: 'awaitingTurn' }) === true &&
  TABS.every((tab) => !charts[tab]?.snap.matches({ processing: 'confirming' }));
const isToldForGood = (it: It, who: string) =>
  it.charts[who]?.snap.hasTag('failed') && !can(it, who, { type: 'retry.requested' });

export const checkoutWorld = describeWorld<typeof facts>({
  cast: {
    [PAGE]: { chart: 'checkout', input: { planId: '2' } },
    [TABS[0]]: { chart: 'confirmation' },
    [TABS[1]]: { chart: 'confirmation' },
  },
  ...{ facts, losses: 1, late: 0, depth: 12, lasting: ['processPayment', 'confirmPayment'] },
  calls: {
    readDetails: { 'the price is read': () => done({ total: PRICE }) },
    processPayment: {
      'the order is placed': (it, { input }) => {
        it.facts.isPriceWrong = (input as { price: number }).price !== PRICE;
        return order(it, true);
      },
      'the order is placed, the subscription before it unread': (it) => {
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
  hears: {
    keepTab: ({ facts }, _, { type }) => {
      facts.isAtGateway ||= type === 'address.known';
    },
    rememberPayment: (it, who) => {
      it.facts.isConfirmed = true;
      for (const to of [PAGE, ...TABS])
        if (runs(it, to, to === PAGE ? 'watchPayments' : 'watchPayment'))
          post(it, who, to, { type: 'payment.confirmed', planId: '2' });
    },
  },
  moves: (it) => [
    [
      it.facts.ordersLeft > 0 &&
        can(it, PAGE, { type: 'payment.requested' }) &&
        'Proceed Payment is pressed',
      (it) => {
        it.facts.ordersLeft -= 1;
        // The page closes the tab of an earlier order, from which the member would come back.
        Object.assign(it.facts, { isAtGateway: false, cameBackWith: null });
        end(it, TABS[0]);
        send(it, PAGE, { type: 'payment.requested' });
      },
    ],
    [
      it.facts.isAtGateway && !it.facts.isPaid && 'the member pays',
      ({ facts }) => {
        facts.isPaid = true;
      },
    ],
    [
      it.facts.isAtGateway && it.facts.isPaid && 'the gateway leads back to the site',
      open(TABS[0]),
    ],
    [
      it.facts.isAtGateway && !it.charts[TABS[1]] && 'the way back is opened in another tab',
      open(TABS[1]),
    ],
    [(it.facts.isAtGateway || TABS[0] in it.charts) && 'the member closes the payment tab', close],
    [
      it.facts.returnsLeft > 0 && 'the member comes back to the page',
      (it) => {
        it.facts.returnsLeft -= 1;
        comeBack('page.returned')(it);
      },
    ],
    ...TABS.map(
      (who) =>
        [
          isTurn(it, who) && `${who} has its turn`,
          (it: It) => send(it, who, { type: 'turn.started', isConfirmed: it.facts.isConfirmed }),
        ] as const,
    ),
    ...[PAGE, ...TABS].map(
      (who) =>
        [
          can(it, who, { type: 'retry.requested' }) && `Try again is pressed in ${who}`,
          (it: It) => send(it, who, { type: 'retry.requested' }),
        ] as const,
    ),
  ],
  promises: [
    [
      '4.payment.flow',
      'A paid plan is not offered again once the member has come back.',
      (it) =>
        !isAtRest(it) ||
        it.facts.cameBackWith !== it.losses ||
        !can(it, PAGE, { type: 'payment.requested' }) ||
        Boolean(it.charts[PAGE]?.snap.hasTag('unsure')),
    ],
    [
      '8.payment-success',
      'A member whose payment went through is never told for good that it failed.',
      (it) =>
        !isAtRest(it) ||
        !TABS.some(
          (who) =>
            isToldForGood(it, who) && (it.facts.isConfirmed || it.facts.putOff.includes(who)),
        ),
    ],
    [
      '4.payment.flow',
      'Only what was paid is shown as paid.',
      ({ charts, facts }) =>
        facts.isPaid || !Object.values(charts).some(({ snap }) => snap.hasTag('ready')),
    ],
    [
      '2.payment.breakdown',
      'The price that is shown is ordered.',
      ({ facts }) => !facts.isPriceWrong,
    ],
  ],
  hopes: [
    [
      '4.payment.flow',
      'A payment that the member comes back from is noticed.',
      ({ charts, facts }) =>
        !facts.isPaid ||
        facts.returnsLeft === 0 ||
        ['ready', 'unsure'].some((tag) => charts[PAGE]?.snap.hasTag(tag)),
    ],
    [
      '2.payment.breakdown',
      'A plan can still be ordered.',
      ({ charts, facts }) => facts.ordersLeft === 0 || charts[PAGE]?.snap.hasTag('ready') === true,
    ],
    [
      '2.payment-success.processing',
      'A page that confirms comes to a word.',
      ({ charts }) => TABS.every((who) => !charts[who]?.snap.hasTag('busy')),
    ],
  ],
});
