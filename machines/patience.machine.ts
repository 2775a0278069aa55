import { setup } from 'xstate';

type Owner = { send(event: { type: string }): void } | null;

export const patienceMachine = setup({
  types: {
    input: {} as { owner: Owner },
    context: {} as { owner: Owner },
    events: {} as
      | { type: 'media.asked' | 'media.stalled' | 'media.playing' | 'media.paused' }
      | { type: 'media.ended' | 'media.blocked' | 'media.failed' | 'media.removed' }
      | { type: 'media.offAir' }
      | { type: 'help.requested' },
  },
  actions: {
    reconnectMedia: () => {
      throw new Error('not supplied');
    },
  },
  delays: {
    BLINK: 400,
    PATIENCE: 8000,
  },
}).createMachine({
  id: 'patience',
  description: 'Measures how long the viewer waits for a video, and offers help.',
  context: ({ input }) => input,
  initial: 'calm',
  on: {
    'media.asked': '.expecting',
    'media.playing': '.calm',
    'media.paused': '.calm',
    'media.ended': '.calm',
    'media.blocked': '.calm',
    'media.failed': {
      description: 'The video fails: the wait is over.',
      target: '.calm',
    },
    'media.removed': '.calm',
    'media.offAir': {
      description: 'The channel goes off air: the wait is over.',
      target: '.calm',
    },
  },
  states: {
    calm: {
      description: 'The viewer is not waiting for a video.',
      on: { 'media.stalled': 'faltering' },
    },
    expecting: {
      description: 'The video was requested, and has not started yet.',
      after: {
        PATIENCE: {
          description: 'The video does not start within 8 s: the page offers help.',
          target: 'stuck',
        },
      },
    },
    faltering: {
      description: 'The video waits for data, too briefly to show it.',
      after: { BLINK: 'waiting' },
    },
    waiting: {
      description: 'The video waits for data, and the player shows it.',
      after: { PATIENCE: 'stuck' },
    },
    stuck: {
      description: 'The wait is long, and the page offers help.',
      on: {
        'help.requested': {
          target: 'expecting',
          actions: 'reconnectMedia',
        },
      },
    },
  },
});
