/**
 * How far a member has come in a film, and when it is kept: every 5 s while it plays, when it is paused, and when it
 * or the page is left, also where it was moved while it was paused. Nothing is kept of a mere look: before 5 % of the
 * film, or 30 s of a long one. A film of which 95 % were seen is done. Going back to the beginning forgets nothing;
 * Start over does. A film that can't be moved reports second 0 until it has come to where it was left.
 *
 * Positions and durations are seconds; the duration is 0 where it is unknown or there is none, as of a
 * channel, of which nothing is kept.
 */
import { setup } from 'xstate';

const LOOK = { share: 0.05, seconds: 30 };
const DONE = 0.95;

type Place = { position: number; duration: number };
type Owner = { send(event: { type: string }): void } | null;

export const watchingMachine = setup({
  types: {
    input: {} as { titleId: string; owner: Owner },
    context: {} as { titleId: string; owner: Owner },
    events: {} as
      | { type: 'film.playing' }
      /** Or the film has ended, or is left. */
      | ({ type: 'film.paused' } & Place)
      /** `isLast`: the page is left. */
      | ({ type: 'position.reported'; isLast: boolean } & Place)
      | { type: 'beginning.requested' },
  },
  actions: {
    /** The answer is `position.reported`. */
    askPosition: () => {
      throw new Error('not supplied');
    },
    /** `isLast`: no later one follows soon. */
    keepPosition: (_, _params: Place & { titleId: string; isLast: boolean }) => {
      throw new Error('not supplied');
    },
    forgetPosition: (_, _params: { titleId: string }) => {
      throw new Error('not supplied');
    },
    /** The film is listed as watched, and where it was left is forgotten. */
    noteWatched: (_, _params: { titleId: string }) => {
      throw new Error('not supplied');
    },
  },
  guards: {
    isDone: (_, { position, duration }: Place) => duration > 0 && position >= DONE * duration,
    isWorthKeeping: (_, { position, duration }: Place) =>
      duration > 0 && position >= Math.min(LOOK.share * duration, LOOK.seconds),
  },
  delays: {
    KEEPING_INTERVAL: 5_000,
  },
}).createMachine({
  id: 'watching',
  description: 'A film is remembered where a member has left it.',
  context: ({ input }) => input,
  on: {
    'beginning.requested': {
      description: 'Start over forgets where the film was left.',
      actions: { type: 'forgetPosition', params: ({ context }) => ({ titleId: context.titleId }) },
    },
  },
  initial: 'standing',
  states: {
    standing: {
      description: 'The film has not played yet.',
      on: { 'film.playing': 'begun' },
    },
    begun: {
      description: 'The film has played.',
      initial: 'playing',
      on: {
        'position.reported': [
          {
            guard: { type: 'isDone', params: ({ event }) => event },
            actions: {
              type: 'noteWatched',
              params: ({ context }) => ({ titleId: context.titleId }),
            },
          },
          {
            guard: { type: 'isWorthKeeping', params: ({ event }) => event },
            actions: {
              type: 'keepPosition',
              params: ({ context, event }) => ({
                titleId: context.titleId,
                position: event.position,
                duration: event.duration,
                isLast: event.isLast,
              }),
            },
          },
        ],
        'film.paused': [
          {
            description: 'A film that was seen to its end is done.',
            guard: { type: 'isDone', params: ({ event }) => event },
            target: '.paused',
            actions: {
              type: 'noteWatched',
              params: ({ context }) => ({ titleId: context.titleId }),
            },
          },
          {
            guard: { type: 'isWorthKeeping', params: ({ event }) => event },
            target: '.paused',
            actions: {
              type: 'keepPosition',
              params: ({ context, event }) => ({
                titleId: context.titleId,
                position: event.position,
                duration: event.duration,
                isLast: true,
              }),
            },
          },
          { target: '.paused' },
        ],
      },
      states: {
        playing: {
          description: 'The film plays, and is kept every 5 seconds.',
          after: { KEEPING_INTERVAL: { target: 'playing', reenter: true, actions: 'askPosition' } },
        },
        paused: {
          description: 'The film is paused, and may be moved.',
          on: {
            'film.playing': 'playing',
          },
        },
      },
    },
  },
});
