/**
 * Coming back from the card payment (spec §2 payment-success, §8): only the provider's answer means
 * paid. A session is confirmed once; after a reload the tab remembers that it was.
 *
 * A return without a session can't be confirmed, and no call is made. Starting the chart twice for
 * one session (React's double mounting does) must still make one call: `confirmPayment` shares its
 * call between those who ask for the same session. It also remembers that the session is confirmed,
 * since the person may have left the page, and this chart with it, when the answer comes.
 */
import { fromPromise, setup } from 'xstate';

export const confirmationMachine = setup({
  types: {
    /** `isConfirmed`: this session is the last one that the tab saw confirmed. */
    input: {} as { sessionId: string | null; isConfirmed: boolean },
    context: {} as { sessionId: string | null; isConfirmed: boolean },
    tags: {} as 'busy' | 'confirmed' | 'failed',
  },
  actors: {
    confirmPayment: fromPromise<void, { sessionId: string }>(async () => {
      throw new Error('confirmPayment is not supplied');
    }),
  },
  actions: {
    logFailure: (_, _params: { sessionId: string; error: unknown }) => {
      throw new Error('logFailure is not supplied');
    },
  },
  guards: {
    hasNoSession: ({ context }) => !context.sessionId,
    isConfirmed: ({ context }) => context.isConfirmed,
  },
}).createMachine({
  id: 'confirmation',
  context: ({ input }) => input,
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'hasNoSession', target: 'failed' },
        { guard: 'isConfirmed', target: 'confirmed' },
        { target: 'processing' },
      ],
    },
    processing: {
      tags: 'busy',
      invoke: {
        id: 'confirmPayment',
        src: 'confirmPayment',
        input: ({ context }) => ({ sessionId: context.sessionId ?? '' }),
        onDone: 'confirmed',
        onError: {
          target: 'failed',
          actions: {
            type: 'logFailure',
            params: ({ context, event }) => ({
              sessionId: context.sessionId ?? '',
              error: event.error,
            }),
          },
        },
      },
    },
    confirmed: { tags: 'confirmed' },
    failed: { tags: 'failed' },
  },
});
