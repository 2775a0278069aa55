/**
 * A film that a member has watched for ten seconds is reported to the provider, once for a page. Seconds in which it
 * plays count: not those that were skipped, nor those in which it loads or is paused.
 */
import { assign, fromPromise, setup } from 'xstate';

/** Seconds. */
const ENOUGH = 10;

export const viewCountMachine = setup({
  types: {
    input: {} as { titleId: string },
    /** `seconds`: for which the film has played. */
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
      description: 'The film has not begun, or is paused.',
      on: { 'film.playing': 'loading' },
    },
    loading: {
      description: 'The film is to play, and waits for data.',
      on: { 'media.playing': 'playing', 'film.paused': 'still' },
    },
    playing: {
      description: 'The film plays, and its seconds are counted.',
      on: { 'media.stalled': 'loading', 'film.paused': 'still' },
      after: {
        SECOND: [
          { guard: 'isEnough', target: 'counting' },
          { target: 'playing', reenter: true, actions: 'noteSecond' },
        ],
      },
    },
    counting: {
      description: 'The provider is told that the film was viewed.',
      invoke: {
        id: 'countView',
        src: 'countView',
        input: ({ context }) => ({ titleId: context.titleId }),
        onDone: 'counted',
        onError: {
          description: 'A view that is lost is not worth another call.',
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
