/**
 * The return from the card payment (spec §2 payment-success, §8): only the provider's answer means
 * paid. A return without a payment session can't be confirmed, and no call is made.
 *
 * A payment session is confirmed once, in whichever tab: the browser remembers it until the member
 * signs out. Before the call is made the chart waits for its turn, since another tab may be confirming
 * the same session. It keeps its turn until the answer is there, and goes on when the page is left: a
 * payment that was made is to be confirmed.
 *
 * A provider that says no has refused the session, unless it is paid later: the page may have been opened before.
 * One that could not be asked, or is out of order, can be asked again; both are shown with the same sentence.
 */
import { fromCallback, fromPromise, setup } from 'xstate';
import type { Failure } from '../contract/failure';

export const confirmationMachine = setup({
  types: {
    /** `isConfirmed`: this browser has seen the session confirmed. */
    input: {} as { sessionId: string | null; isConfirmed: boolean },
    context: {} as { sessionId: string | null; isConfirmed: boolean },
    events: {} as
      | { type: 'retry.requested' }
      | { type: 'turn.started'; isConfirmed: boolean }
      /** This session, in another tab. */
      | { type: 'payment.confirmed' },
    tags: {} as 'busy' | 'ready' | 'failed',
  },
  actors: {
    /** Answers `turn.started` once no other tab confirms this session, and lets none do until it stops. */
    takeTurn: fromCallback<{ type: string }, { sessionId: string }>(() => {
      throw new Error('not supplied');
    }),
    watchPayment: fromCallback<{ type: string }, { sessionId: string }>(() => {
      throw new Error('not supplied');
    }),
    confirmPayment: fromPromise<void, { sessionId: string }>(async () => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    rememberPayment: (_, _params: { sessionId: string }) => {
      throw new Error('not supplied');
    },
  },
  guards: {
    hasNoSession: ({ context }) => !context.sessionId,
    isConfirmed: (_, params: { isConfirmed: boolean }) => params.isConfirmed,
    /** The provider has understood the question, and says no. */
    isRefusal: (_, params: { error: unknown }) => {
      const { kind, status } = params.error as Failure;
      const isForNow = [408, 409, 425, 429].includes(status ?? 0) || (status ?? 0) >= 500;
      return kind === 'rejected' && !isForNow;
    },
  },
}).createMachine({
  id: 'confirmation',
  description: 'A payment is confirmed when the member comes back from it.',
  context: ({ input }) => input,
  initial: 'starting',
  states: {
    starting: {
      description: 'It is looked whether there is anything to confirm.',
      always: [
        { guard: 'hasNoSession', target: 'unconfirmed.refused' },
        {
          guard: { type: 'isConfirmed', params: ({ context }) => context },
          target: 'confirmed',
        },
        { target: 'processing' },
      ],
    },
    processing: {
      description: 'The page says that the payment is processed, also after a reload.',
      meta: { rules: ['2.payment-success.processing'] },
      tags: 'busy',
      invoke: {
        id: 'takeTurn',
        src: 'takeTurn',
        input: ({ context }) => ({ sessionId: context.sessionId ?? '' }),
      },
      initial: 'awaitingTurn',
      states: {
        awaitingTurn: {
          description:
            'Another tab may be confirming the same payment, so this one waits for its turn.',
          on: {
            'turn.started': [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => event },
                target: '#confirmation.confirmed',
              },
              { target: 'confirming' },
            ],
          },
        },
        confirming: {
          description: 'The provider is asked, once for each payment.',
          invoke: {
            id: 'confirmPayment',
            src: 'confirmPayment',
            input: ({ context }) => ({ sessionId: context.sessionId ?? '' }),
            onDone: {
              description: "Only the provider's answer means paid.",
              target: '#confirmation.confirmed',
              meta: { rules: ['4.payment.flow', '2.payment-success.done'] },
              actions: {
                type: 'rememberPayment',
                params: ({ context }) => ({ sessionId: context.sessionId ?? '' }),
              },
            },
            onError: [
              {
                guard: { type: 'isRefusal', params: ({ event }) => event },
                target: '#confirmation.unconfirmed.refused',
                meta: { rules: ['8.payment-success'] },
              },
              {
                target: '#confirmation.unconfirmed.unanswered',
                meta: { rules: ['8.payment-success'] },
              },
            ],
          },
        },
      },
    },
    confirmed: {
      description: 'The provider has confirmed the payment.',
      meta: { end: 'A payment is confirmed once.' },
      tags: 'ready',
    },
    unconfirmed: {
      description:
        'The page says that the payment could not be confirmed, unless another tab does.',
      tags: 'failed',
      invoke: {
        id: 'watchPayment',
        src: 'watchPayment',
        input: ({ context }) => ({ sessionId: context.sessionId ?? '' }),
      },
      on: { 'payment.confirmed': 'starting' },
      initial: 'refused',
      states: {
        refused: {
          description:
            'The provider says that there is no such payment, or the page was opened without one.',
        },
        unanswered: {
          description: 'The provider could not be asked, and the member may try again.',
          on: { 'retry.requested': '#confirmation.processing' },
        },
      },
    },
  },
});
