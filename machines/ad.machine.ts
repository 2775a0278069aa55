/**
 * One ad slot (spec §8, §9): its box is rendered at once, the ad is loaded 500 ms later, so that it
 * never delays the page. If the ad can't be loaded, the box shows a text instead.
 */
import { fromPromise, setup } from 'xstate';

export const adMachine = setup({
  types: {
    input: {} as { slotId: string },
    context: {} as { slotId: string },
    tags: {} as 'loading' | 'ready' | 'failed',
  },
  actors: {
    loadAd: fromPromise<void, { slotId: string }>(async () => {
      throw new Error('not supplied');
    }),
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
      tags: 'loading',
      invoke: {
        id: 'loadAd',
        src: 'loadAd',
        input: ({ context }) => ({ slotId: context.slotId }),
        onDone: 'shown',
        onError: 'failed',
      },
    },
    shown: { tags: 'ready' },
    failed: { tags: 'failed' },
  },
});
