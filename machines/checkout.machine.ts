/**
 * Paying for a plan (spec §2 get-payment-detail, §4, §8), on the payment provider's page in a new tab.
 * Browsers only let a click open a tab, so `keepTab` opens it with the click, navigates it when the address is known,
 * and closes it if it never was. A later click orders again; the provider returns the same order while it is open.
 * The payment is confirmed in that tab, and every page that shows the plan is notified. Where it could not be, the
 * subscription is read when the tab is closed, at each return to this page and with each order: an active one that
 * differs from the one before the first order has been paid. Where it was not known then, the page says so.
 * An order that failed opens no checkout, and the page says why. One refused as invalid (422) has an outdated price:
 * the way back into `loadingDetails` is why this chart has no `query` chart.
 */
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Failure } from '../contract/failure';

export type Redirect = {
  redirect: string | null;
  /** Whether the address may be opened: absolute, and `https:`, loopback or the provider's own. */
  isAllowed: boolean;
};
/** A text that differs whenever the active subscription does; an empty one for none. */
type Subscription = { subscription: string };
/** `subscription`: at its time; `null` where it could not be read. */
type Order = Redirect & { subscription: string | null };

export const checkoutMachine = setup({
  types: {
    input: {} as { planId: string },
    context: {} as {
      planId: string;
      /** The total of the breakdown, which itself is in the query cache. */
      price: number;
      /** Why the last order failed, and the price it had; `null` once another is placed. */
      refusal: { reason: string | null; price: number } | null;
      /** Where the last order is paid; `null` until the provider has said so. */
      address: string | null;
      /** The subscription before the first order; `null` where it could not be read. */
      before: string | null;
      /** The subscription has to be read: the member came back, or closed the tab, after the last read had begun. */
      isOutdated: boolean;
    },
    events: {} as
      | { type: 'retry.requested' | 'network.returned' | 'payment.requested' }
      /** The browser opened no tab, or it was closed before the address was known. */
      | { type: 'tab.blocked' }
      | { type: 'tab.closed' }
      /** Restored: out of the bfcache, when what it shows may be outdated. */
      | { type: 'page.returned' | 'page.restored' }
      /** In any tab; `null` where it is not known which plan was paid. */
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
    /** Answers `address.known` with `tab.blocked` when no tab is there; also tells `page.returned`. */
    keepTab: fromCallback<{ type: 'address.known'; address: string }, { planId: string }>(() => {
      throw new Error('not supplied');
    }),
    /** Reports `payment.confirmed`, and `page.restored`. */
    watchPayments: fromCallback(() => {
      throw new Error('not supplied');
    }),
    readSubscription: fromPromise<Subscription, { planId: string }>(async () => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    notePrice: assign((_, params: { total: number }) => ({ price: params.total, address: null })),
    noteOrder: assign(({ context }, params: Order) => ({
      address: params.redirect,
      before: context.address === null ? params.subscription : context.before,
    })),
    noteRefusal: assign(({ context: { price } }, params: { error: unknown }) => ({
      refusal: { reason: (params.error as Failure).reason, price },
    })),
    forgetRefusal: assign({ refusal: null, isOutdated: false }),
    beginRead: assign({ isOutdated: false }),
    noteOutdated: assign({ isOutdated: true }),
    noteBefore: assign((_, params: Subscription) => ({ before: params.subscription })),
    sendTabTo: sendTo('keepTab', (_, { redirect }: Redirect) => ({
      ...{ type: 'address.known', address: redirect ?? '' },
    })),
    logUnsafeRedirect: (_, _params: { redirect: string | null }) => {
      throw new Error('not supplied');
    },
  },
  guards: {
    isSafeRedirect: (_, params: Redirect) => params.redirect !== null && params.isAllowed,
    isThisPlan: ({ context, event }) => 'planId' in event && event.planId === context.planId,
    isOtherPlan: ({ context, event }) => 'planId' in event && event.planId !== context.planId,
    isUnknownPlan: ({ event }) => 'planId' in event && event.planId === null,
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
  description: 'A member pays for a plan, in a tab of the payment provider.',
  context: ({ input: { planId } }) => ({
    ...{ planId, price: 0, refusal: null, address: null, before: null, isOutdated: false },
  }),
  initial: 'loadingDetails',
  invoke: { id: 'watchPayments', src: 'watchPayments' },
  on: {
    'payment.confirmed': { guard: 'isThisPlan', target: '.paid' },
  },
  states: {
    loadingDetails: {
      description: 'The price is being read, and nothing can be paid yet.',
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
      description: 'The price could not be read, so nothing can be paid.',
      tags: 'failed',
      on: { 'retry.requested': 'loadingDetails' },
      initial: 'answered',
      states: {
        answered: { description: 'The member may try again.' },
        awaitingNetwork: {
          description: 'The price is read again when the network is back; an order never is.',
          invoke: { id: 'watchNetwork', src: 'watchNetwork' },
          on: { 'network.returned': '#checkout.loadingDetails' },
        },
      },
    },
    showing: {
      description: 'The price is shown.',
      on: {
        'payment.confirmed': { guard: 'isOtherPlan', target: 'loadingDetails' },
      },
      initial: 'reviewing',
      states: {
        reviewing: {
          description: 'The member looks at the price and may press Proceed Payment.',
          always: { guard: 'isRefused', target: 'refused' },
          on: { 'payment.requested': 'paying', 'page.restored': '#checkout.loadingDetails' },
        },
        refused: {
          description: 'The order failed, and the page says why.',
          on: { 'payment.requested': 'paying', 'page.restored': '#checkout.loadingDetails' },
        },
        unsure: {
          description: 'A plan is active, paid just now or before; the page leads to the plans.',
          tags: 'unsure',
          on: {
            'payment.requested': 'paying',
            'payment.confirmed': { guard: 'isUnknownPlan', target: '#checkout.paid' },
          },
        },
        paying: {
          description: 'The member has pressed, and a tab for the payment is open.',
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
              description: 'The provider is asked where to pay; further presses do nothing.',
              tags: 'busy',
              invoke: {
                id: 'processPayment',
                src: 'processPayment',
                input: ({ context }) => ({ planId: context.planId, price: context.price }),
                onDone: [
                  {
                    description:
                      'The member had paid at an earlier order, and is not sent to pay again.',
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
                    description:
                      'The provider sends an address that may not be opened: nothing opens, and the price stays.',
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
              description: 'The member pays in the other tab, and this page waits to hear of it.',
              on: {
                'payment.requested': '#checkout.showing.paying',
                'payment.confirmed': { guard: 'isUnknownPlan', target: '#checkout.paid' },
              },
              type: 'parallel',
              states: {
                place: {
                  description: 'Where the payment page is.',
                  initial: 'inTab',
                  states: {
                    inTab: {
                      description: 'The payment page is open in the tab.',
                      on: { 'tab.blocked': 'byLink', 'tab.closed': 'closed' },
                    },
                    byLink: {
                      description: 'No tab stayed open, so a link leads to the payment page.',
                      tags: 'blocked',
                    },
                    closed: { description: 'The tab was closed, and the page says so.' },
                  },
                },
                payment: {
                  description: 'Whether the payment was made.',
                  initial: 'awaited',
                  on: { 'tab.closed': { actions: 'noteOutdated' } },
                  states: {
                    awaited: {
                      description: 'Nothing is known of a payment yet.',
                      always: { guard: 'isOutdated', target: 'asking' },
                    },
                    asking: {
                      description: 'The provider is asked whether the subscription has changed.',
                      entry: 'beginRead',
                      invoke: {
                        id: 'readSubscription',
                        src: 'readSubscription',
                        input: ({ context }) => ({ planId: context.planId }),
                        onDone: [
                          {
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
      description: 'The plan is paid, here or in another tab, and nothing more can be ordered.',
      meta: { end: 'The plans page goes on from here.', rules: ['4.payment.flow'] },
      tags: 'ready',
    },
  },
});
