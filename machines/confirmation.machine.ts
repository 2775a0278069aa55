/**
 * The return from the card payment (spec §2 payment-success, §8): only the provider's answer means
 * paid. A payment session is confirmed once, in whichever tab: the browser remembers it until the
 * member signs out, and tabs that open the same session at once take turns.
 *
 * A return without a payment session can't be confirmed, and no call is made. React's StrictMode
 * starts this chart twice: `confirmPayment` shares the call in flight between both. It also stores
 * that the session is confirmed, because the person may have left the page, which stops this chart,
 * before the answer comes.
 */
import { fromPromise, setup } from 'xstate';

export const confirmationMachine = setup({
  types: {
    /** `isConfirmed`: this browser has seen the session confirmed. */
    input: {} as { sessionId: string | null; isConfirmed: boolean },
    context: {} as { sessionId: string | null; isConfirmed: boolean },
    tags: {} as 'busy' | 'ready' | 'failed',
  },
  actors: {
    confirmPayment: fromPromise<void, { sessionId: string }>(async () => {
      throw new Error('not supplied');
    }),
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
        onError: 'failed',
      },
    },
    confirmed: { tags: 'ready' },
    failed: { tags: 'failed' },
  },
});
