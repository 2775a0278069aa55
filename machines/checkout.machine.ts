/**
 * Payment for a plan (spec §2 get-payment-detail, §4, §8) on the gateway's page, in a new tab.
 * Browsers open tabs only on a click, so `keepTab` opens the tab before the address is known.
 * Another click orders again. At the same price, the provider returns the order that is open.
 * The payment tab confirms the payment, and `watchPayments` reports it here.
 * As a fallback, the subscription is read with each order. While a payment is awaited, it is also
 * read when the payment tab closes and when the member returns to this page.
 * If a later read finds a different active subscription, the plan counts as paid.
 */
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Failure } from '../contract/failure';

/** `isAllowed`: the URL is HTTPS, or HTTP on a loopback host or the provider's origin. */
export type Redirect = { redirect: string | null; isAllowed: boolean };
/** Identifies the active subscription; empty without one. In an order, `null` if unknown. */
type Subscription = { subscription: string };
type Order = Redirect & { subscription: string | null };

type Ordered = { planId: string; address: string | null };

const START = { price: 0, refusal: null, address: null, before: null, isOutdated: false };

/** A payment of an unknown plan (`null`) counts as this plan's if this page placed an order. */
const isPaid = ({ planId, address }: Ordered, paid: string | null) =>
  paid === planId || (paid === null && address !== null);

export const checkoutMachine = setup({
  types: {
    input: {} as { planId: string },
    context: {} as Ordered & { price: number; before: string | null; isOutdated: boolean } & {
      refusal: { reason: string | null; price: number } | null;
    },
    events: {} as
      | { type: 'retry.requested' | 'network.returned' | 'payment.requested' }
      /** `page.restored`: restored from the bfcache, so the price may be outdated. */
      | { type: 'tab.blocked' | 'tab.closed' | 'page.returned' | 'page.restored' }
      /** A tab confirmed a payment; `planId` is `null` if that tab doesn't know the plan. */
      | { type: 'payment.confirmed'; planId: string | null },
    tags: {} as 'loading' | 'failed' | 'busy' | 'blocked' | 'unsure' | 'ready',
  },
  actors: {
    readDetails: fromPromise<{ total: number }, { planId: string }>(async () => {
      throw new Error('not supplied');
    }),
    watchNetwork: fromCallback(() => {
      throw new Error('not supplied');
    }),
    processPayment: fromPromise<Order, { planId: string; price: number }>(async () => {
      throw new Error('not supplied');
    }),
    keepTab: fromCallback<{ type: 'address.known'; address: string }, { planId: string }>(() => {
      throw new Error('not supplied');
    }),
    watchPayments: fromCallback(() => {
      throw new Error('not supplied');
    }),
    readSubscription: fromPromise<Subscription, { planId: string }>(async () => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    notePrice: assign((_, params: { total: number }) => ({ price: params.total })),
    noteOrder: assign(({ context }, params: Order) => ({
      address: params.redirect,
      before: context.address === null ? params.subscription : context.before,
    })),
    noteRefusal: assign(({ context: { price } }, params: { error: unknown }) => ({
      refusal: { reason: (params.error as Failure).reason, price },
    })),
    forgetOrder: assign({ address: null, before: null }),
    forgetRefusal: assign({ refusal: null, isOutdated: false }),
    beginRead: assign({ isOutdated: false }),
    noteOutdated: assign({ isOutdated: true }),
    noteBefore: assign((_, params: Subscription) => ({ before: params.subscription })),
    sendTabTo: sendTo('keepTab', (_, { redirect }: Redirect) => ({
      type: 'address.known',
      address: redirect ?? '',
    })),
    logUnsafeRedirect: (_, _params: { redirect: string | null }) => {
      throw new Error('not supplied');
    },
  },
  guards: {
    isSafeRedirect: (_, params: Redirect) => params.redirect !== null && params.isAllowed,
    isThisPlan: ({ context, event }) => 'planId' in event && isPaid(context, event.planId),
    isOtherPlan: ({ context, event }) => 'planId' in event && !isPaid(context, event.planId),
    hasNoNetwork: ({ event }) => 'error' in event && (event.error as Failure).kind === 'network',
    isNewPlan: ({ context: { before } }, { subscription }: { subscription: string | null }) =>
      before !== null && Boolean(subscription) && subscription !== before,
    isUnclear: ({ context: { before } }, { subscription }: Subscription) =>
      before === null && subscription !== '',
    isOutdated: ({ context }) => context.isOutdated,
    isRefused: ({ context }) => context.refusal !== null,
    isWrongOrder: ({ event }) => 'error' in event && (event.error as Failure).status === 422,
  },
}).createMachine({
  id: 'checkout',
  description: 'A member pays for a plan, on the payment page that opens in a new tab.',
  context: ({ input: { planId } }) => ({ ...START, planId }),
  initial: 'loadingDetails',
  invoke: { id: 'watchPayments', src: 'watchPayments' },
  on: {
    'payment.confirmed': {
      description: 'The payment for this plan is confirmed: the page says that it is paid.',
      guard: 'isThisPlan',
      target: '.paid',
    },
  },
  states: {
    loadingDetails: {
      description: 'The price is loading, and the member cannot pay yet.',
      tags: 'loading',
      invoke: {
        id: 'readDetails',
        src: 'readDetails',
        input: ({ context }) => ({ planId: context.planId }),
        onDone: {
          target: 'showing',
          meta: { rules: ['2.payment.breakdown'] },
          actions: { type: 'notePrice', params: ({ event }) => event.output },
        },
        onError: [
          { guard: 'hasNoNetwork', target: 'unavailable.awaitingNetwork' },
          { target: 'unavailable', meta: { rules: ['8.payment-details'] } },
        ],
      },
    },
    unavailable: {
      description: 'The price could not be loaded, so the member cannot pay.',
      tags: 'failed',
      on: { 'retry.requested': 'loadingDetails' },
      initial: 'answered',
      states: {
        answered: { description: 'The member may try again.' },
        awaitingNetwork: {
          description: 'The price is requested again when the network is back.',
          invoke: { id: 'watchNetwork', src: 'watchNetwork' },
          on: { 'network.returned': '#checkout.loadingDetails' },
        },
      },
    },
    showing: {
      description: 'The price is shown.',
      on: {
        'payment.confirmed': {
          guard: 'isOtherPlan',
          target: 'loadingDetails',
          actions: 'forgetOrder',
        },
      },
      initial: 'reviewing',
      states: {
        reviewing: {
          description: 'The member reviews the price, and may press Proceed Payment.',
          always: { guard: 'isRefused', target: 'refused' },
          on: { 'payment.requested': 'paying', 'page.restored': '#checkout.loadingDetails' },
        },
        refused: {
          description: 'The order failed, and the page says why.',
          on: { 'payment.requested': 'paying', 'page.restored': '#checkout.loadingDetails' },
        },
        unsure: {
          description: 'A plan is active, but may not be new; the page links to the plans.',
          tags: 'unsure',
          on: {
            'payment.requested': {
              description: 'The member orders anyway: a new tab opens for the payment.',
              target: 'paying',
            },
          },
        },
        paying: {
          description: 'The member pressed Proceed Payment, and a tab for the payment is open.',
          entry: 'forgetRefusal',
          on: { 'page.returned': { actions: 'noteOutdated' } },
          invoke: {
            id: 'keepTab',
            src: 'keepTab',
            input: ({ context }) => ({ planId: context.planId }),
          },
          initial: 'orderingPayment',
          states: {
            orderingPayment: {
              description: 'The order is being placed; further clicks do nothing.',
              tags: 'busy',
              invoke: {
                id: 'processPayment',
                src: 'processPayment',
                input: ({ context }) => ({ planId: context.planId, price: context.price }),
                onDone: [
                  {
                    description: 'An earlier order is already paid: no payment page opens.',
                    guard: { type: 'isNewPlan', params: ({ event }) => event.output },
                    target: '#checkout.paid',
                  },
                  {
                    guard: { type: 'isSafeRedirect', params: ({ event }) => event.output },
                    target: 'awaitingReturn',
                    actions: [
                      { type: 'noteOrder', params: ({ event }) => event.output },
                      { type: 'sendTabTo', params: ({ event }) => event.output },
                    ],
                  },
                  {
                    description: 'The provider sends an unsafe address: no payment page opens.',
                    target: '#checkout.showing.reviewing',
                    meta: { rules: ['8.redirect'] },
                    actions: { type: 'logUnsafeRedirect', params: ({ event }) => event.output },
                  },
                ],
                onError: [
                  {
                    guard: 'isWrongOrder',
                    target: '#checkout.loadingDetails',
                    actions: { type: 'noteRefusal', params: ({ event }) => event },
                  },
                  {
                    target: '#checkout.showing.refused',
                    actions: { type: 'noteRefusal', params: ({ event }) => event },
                  },
                ],
              },
            },
            awaitingReturn: {
              description: 'The member pays in the other tab, and this page waits for the result.',
              on: { 'payment.requested': '#checkout.showing.paying' },
              type: 'parallel',
              states: {
                place: {
                  description: 'Where the payment page is open.',
                  initial: 'inTab',
                  states: {
                    inTab: {
                      description: 'The payment page is open in the tab.',
                      on: {
                        'tab.blocked': {
                          description: 'No tab is open: the page links to the payment page.',
                          target: 'byLink',
                        },
                        'tab.closed': 'closed',
                      },
                    },
                    byLink: {
                      description: 'No tab stayed open, so the page links to the payment page.',
                      tags: 'blocked',
                    },
                    closed: { description: 'The payment tab was closed, and the page says so.' },
                  },
                },
                payment: {
                  description: 'Whether the payment was made.',
                  initial: 'awaited',
                  on: { 'tab.closed': { actions: 'noteOutdated' } },
                  states: {
                    awaited: {
                      description: 'No payment has been reported yet.',
                      always: { guard: 'isOutdated', target: 'asking' },
                    },
                    asking: {
                      description: 'Checks with the provider whether the subscription has changed.',
                      entry: 'beginRead',
                      invoke: {
                        id: 'readSubscription',
                        src: 'readSubscription',
                        input: ({ context }) => ({ planId: context.planId }),
                        onDone: [
                          {
                            description: 'The subscription has changed: the plan is paid.',
                            guard: { type: 'isNewPlan', params: ({ event }) => event.output },
                            target: '#checkout.paid',
                          },
                          {
                            guard: { type: 'isUnclear', params: ({ event }) => event.output },
                            target: '#checkout.showing.unsure',
                          },
                          {
                            target: 'awaited',
                            actions: { type: 'noteBefore', params: ({ event }) => event.output },
                          },
                        ],
                        onError: 'awaited',
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    paid: {
      description: 'The plan is paid, and nothing more can be ordered.',
      meta: { end: 'The plans page goes on from here.', rules: ['4.payment.flow'] },
      tags: 'ready',
    },
  },
});
