import { assign, fromPromise, setup } from 'xstate';

const ENOUGH = 10;

export const viewCountMachine = setup({
  types: {
    input: {} as { titleId: string },
    context: {} as { titleId: string; seconds: number },
    events: {} as
      | { type: 'film.playing' | 'film.paused' }
      | { type: 'media.playing' | 'media.stalled' },
  },
  actors: {
    countView: fromPromise<void, { titleId: string }>(async () => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    noteSecond: assign({ seconds: ({ context }) => context.seconds + 1 }),
  },
  guards: {
    isEnough: ({ context }) => context.seconds + 1 >= ENOUGH,
  },
  delays: {
    SECOND: 1_000,
  },
}).createMachine({
  id: 'viewCount',
  description: 'A film counts as viewed once it has played for ten seconds.',
  context: ({ input }) => ({ ...input, seconds: 0 }),
  initial: 'still',
  states: {
    still: {
      description: 'The film has not started, or is paused.',
      on: { 'film.playing': 'loading' },
    },
    loading: {
      description: 'The film should play, but is waiting for data.',
      on: { 'media.playing': 'playing', 'film.paused': 'still' },
    },
    playing: {
      description: 'The film is playing, and its seconds are counted.',
      on: { 'media.stalled': 'loading', 'film.paused': 'still' },
      after: {
        SECOND: [
          { guard: 'isEnough', target: 'counting' },
          { target: 'playing', reenter: true, actions: 'noteSecond' },
        ],
      },
    },
    counting: {
      description: 'The view is being reported to the provider.',
      invoke: {
        id: 'countView',
        src: 'countView',
        input: ({ context }) => ({ titleId: context.titleId }),
        onDone: {
          description: 'The view is counted.',
          target: 'counted',
        },
        onError: {
          description: 'The view cannot be reported: the page does not try again.',
          target: 'counted',
        },
      },
    },
    counted: {
      description: 'The film is not counted again on this page.',
      meta: { end: 'It stays as long as the page.' },
    },
  },
});
