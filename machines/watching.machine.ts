/**
 * Stores nothing in the first 5 % or 30 s, whichever is shorter.
 * Position 0 is therefore ignored. The page reports it for a film that can't seek, until the film
 * reaches its resume position.
 * From 95 % on, the film counts as watched.
 * Positions and durations are in seconds. A film that is live, or whose duration is unknown,
 * has a duration of 0, and nothing is stored.
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
      | ({ type: 'film.paused' } & Place)
      /** `isLast`: the page is being left. */
      | ({ type: 'position.reported'; isLast: boolean } & Place)
      | { type: 'beginning.requested' },
  },
  actions: {
    askPosition: () => {
      throw new Error('not supplied');
    },
    keepPosition: (_, _params: Place & { titleId: string; isLast: boolean }) => {
      throw new Error('not supplied');
    },
    forgetPosition: (_, _params: { titleId: string }) => {
      throw new Error('not supplied');
    },
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
  description: 'Stores where a member stopped watching a film.',
  context: ({ input }) => input,
  on: {
    'beginning.requested': {
      description: 'The viewer presses Start over: the resume position is removed.',
      actions: { type: 'forgetPosition', params: ({ context }) => ({ titleId: context.titleId }) },
    },
  },
  initial: 'standing',
  states: {
    standing: {
      description: 'The film has not started yet.',
      on: { 'film.playing': 'begun' },
    },
    begun: {
      description: 'The film has started.',
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
            description: 'The film is paused near its end: it counts as watched.',
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
          description: 'The film is playing, and its position is stored every 5 seconds.',
          after: {
            KEEPING_INTERVAL: {
              description: 'The position is stored after another 5 s of playback.',
              target: 'playing',
              reenter: true,
              actions: 'askPosition',
            },
          },
        },
        paused: {
          description: 'The film is paused, and the viewer may seek.',
          on: {
            'film.playing': 'playing',
          },
        },
      },
    },
  },
});
