import { fromPromise, setup } from 'xstate';

export const adMachine = setup({
  types: {
    input: {} as { slotId: string },
    context: {} as { slotId: string },
    tags: {} as 'failed',
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
  description: 'One ad below the banner, loaded so that it never delays the page.',
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The empty box is shown while the page loads first.',
      meta: { rules: ['2.browse.ad'] },
      after: {
        AD_DELAY: {
          description: 'The ad starts loading 500 ms after its box appears.',
          target: 'loading',
          meta: { rules: ['9.ad.delay'] },
        },
      },
    },
    loading: {
      description: 'The ad is being loaded into its box.',
      invoke: {
        id: 'loadAd',
        src: 'loadAd',
        input: ({ context }) => ({ slotId: context.slotId }),
        onDone: {
          description: 'The ad loads and is shown.',
          target: 'shown',
        },
        onError: {
          description: 'The ad cannot be loaded: its box says so.',
          target: 'failed',
          meta: { rules: ['8.ad'] },
        },
      },
    },
    shown: {
      description: 'The ad is shown.',
      meta: { end: 'It stays as long as the page.' },
    },
    failed: {
      description:
        'The ad could not be loaded, often because of an ad blocker, and the box says so.',
      meta: { end: 'Loading it again would fail again.' },
      tags: 'failed',
    },
  },
});
