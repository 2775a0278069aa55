/**
 * How long the viewer has waited for a video to begin or to go on: short waits are not shown, and after a
 * long one the page says what can be done.
 */
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
  description: 'The viewer waits for a video, and learns what can be done.',
  context: ({ input }) => input,
  initial: 'calm',
  on: {
    'media.asked': '.expecting',
    'media.playing': '.calm',
    'media.paused': '.calm',
    'media.ended': '.calm',
    'media.blocked': '.calm',
    'media.failed': '.calm',
    'media.removed': '.calm',
    'media.offAir': '.calm',
  },
  states: {
    calm: {
      description: 'No video is waited for.',
      on: { 'media.stalled': 'faltering' },
    },
    expecting: {
      description: 'The video was asked to play.',
      after: { PATIENCE: 'stuck' },
    },
    faltering: {
      description: 'The video waits for data, too briefly to say so.',
      after: { BLINK: 'waiting' },
    },
    waiting: {
      description: 'The video waits for data, and shows it.',
      after: { PATIENCE: 'stuck' },
    },
    stuck: {
      description: 'It takes long, and the page says what can be done.',
      on: {
        'help.requested': {
          target: 'expecting',
          actions: 'reconnectMedia',
        },
      },
    },
  },
});
