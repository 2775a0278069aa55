/**
 * Confirms a payment when the member returns from the payment page (spec §2 payment-success, §8).
 * Each payment session is confirmed once across all tabs, if Web Locks and storage are available.
 * The last confirmed payments are remembered until sign-out.
 * A confirmation in progress finishes even if the screen unmounts.
 * After a failure, listens for `payment.confirmed`, since another tab may confirm the payment.
 */
import { fromCallback, fromPromise, setup } from 'xstate';
import type { Failure } from '../contract/failure';

export const confirmationMachine = setup({
  types: {
    input: {} as { sessionId: string | null; isConfirmed: boolean },
    context: {} as { sessionId: string | null; isConfirmed: boolean },
    events: {} as
      | { type: 'retry.requested' }
      | { type: 'turn.started'; isConfirmed: boolean }
      | { type: 'payment.confirmed' },
    tags: {} as 'busy' | 'ready' | 'failed',
  },
  actors: {
    /**
     * Acquires a lock for the payment session, then sends `turn.started`. Releases the lock when
     * stopped. Sends `turn.started` without a lock if Web Locks are missing (plain HTTP) or refused
     * (sandboxes).
     */
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
    isRefusal: (_, params: { error: unknown }) => {
      const { kind, status } = params.error as Failure;
      const isForNow = [408, 409, 425, 429].includes(status ?? 0) || (status ?? 0) >= 500;
      return kind === 'rejected' && !isForNow;
    },
  },
}).createMachine({
  id: 'confirmation',
  description: 'Confirms a payment when the member returns from the payment page.',
  context: ({ input }) => input,
  initial: 'starting',
  states: {
    starting: {
      description: 'Checks whether there is a payment to confirm.',
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
      description: 'The page says that the payment is being processed.',
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
          description: 'Waits for its turn, since another tab may be confirming the same payment.',
          on: {
            'turn.started': [
              {
                description: 'Another tab confirmed the payment first: it is not confirmed twice.',
                guard: { type: 'isConfirmed', params: ({ event }) => event },
                target: '#confirmation.confirmed',
              },
              { target: 'confirming' },
            ],
          },
        },
        confirming: {
          description: 'The provider is asked to confirm the payment, once per payment.',
          invoke: {
            id: 'confirmPayment',
            src: 'confirmPayment',
            input: ({ context }) => ({ sessionId: context.sessionId ?? '' }),
            onDone: {
              description: 'The provider confirms the payment, and the page says that it is paid.',
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
        'The payment could not be confirmed: the page says so, unless another tab confirms it.',
      tags: 'failed',
      invoke: {
        id: 'watchPayment',
        src: 'watchPayment',
        input: ({ context }) => ({ sessionId: context.sessionId ?? '' }),
      },
      on: {
        'payment.confirmed': {
          description: 'Another tab confirms the payment: this page checks again.',
          target: 'starting',
        },
      },
      initial: 'refused',
      states: {
        refused: {
          description: 'The provider knows no such payment, or the page was opened without one.',
        },
        unanswered: {
          description: 'The provider did not answer, and the member may try again.',
          on: {
            'retry.requested': {
              description:
                'The member tries again: the page says that the payment is being processed.',
              target: '#confirmation.processing',
            },
          },
        },
      },
    },
  },
});
