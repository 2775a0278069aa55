/**
 * One ad slot (spec §8, §9): its box stands at once, the ad comes 500 ms later, so it never holds up
 * the page. An ad that can't be loaded leaves a text in the same box.
 */
import { fromPromise, setup } from 'xstate';

export const adMachine = setup({
  types: {
    input: {} as { slotId: string },
    context: {} as { slotId: string },
    tags: {} as 'busy' | 'showing' | 'failed',
  },
  actors: {
    loadAd: fromPromise<void, { slotId: string }>(async () => {
      throw new Error('loadAd is not supplied');
    }),
  },
  actions: {
    logFailure: (_, _params: { slotId: string; error: unknown }) => {
      throw new Error('logFailure is not supplied');
    },
  },
  delays: {
    AD_DELAY: 500,
  },
}).createMachine({
  id: 'ad',
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: {
      after: { AD_DELAY: 'loading' },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadAd',
        src: 'loadAd',
        input: ({ context }) => ({ slotId: context.slotId }),
        onDone: 'shown',
        onError: {
          target: 'failed',
          actions: {
            type: 'logFailure',
            params: ({ context, event }) => ({ slotId: context.slotId, error: event.error }),
          },
        },
      },
    },
    shown: { tags: 'showing' },
    failed: { tags: 'failed' },
  },
});
