import { fromCallback, setup } from 'xstate';

type Owner = { send(event: { type: string }): void } | null;

export const connectionMachine = setup({
  types: {
    input: {} as { owner: Owner },
    context: {} as { owner: Owner },
    events: {} as
      | { type: 'media.mounted' | 'media.removed' }
      | { type: 'media.disconnected' | 'media.connected' | 'media.offAir' }
      | { type: 'network.left' | 'network.returned' },
  },
  actors: {
    watchNetwork: fromCallback<{ type: 'never' }>(() => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    reconnectMedia: () => {
      throw new Error('not supplied');
    },
  },
  delays: {
    PROBE_INTERVAL: 4000,
    ANSWER_TIME: 10_000,
    CHANNEL_INTERVAL: 12_000,
  },
}).createMachine({
  id: 'connection',
  description: 'A video that loses its network or its channel resumes when that is back.',
  context: ({ input }) => input,
  initial: 'unneeded',
  invoke: { id: 'watchNetwork', src: 'watchNetwork' },
  on: {
    'media.mounted': '.there',
    'media.removed': '.unneeded',
    'media.offAir': '.offAir',
  },
  states: {
    unneeded: {
      description: 'No video is on the page.',
    },
    there: {
      description: 'The video has a network connection.',
      on: { 'media.disconnected': 'lost', 'network.left': 'lost' },
    },
    lost: {
      description: 'The network is lost: the page says so, and the loaded part keeps playing.',
      after: { PROBE_INTERVAL: 'asking' },
      on: { 'network.returned': 'asking', 'media.connected': 'there' },
    },
    offAir: {
      description: 'The live channel is off air: the page says so, and keeps requesting it.',
      after: {
        CHANNEL_INTERVAL: {
          description: 'The channel is requested again after 12 s off air.',
          target: 'offAir',
          reenter: true,
          actions: 'reconnectMedia',
        },
      },
      on: { 'media.connected': 'there', 'media.disconnected': 'lost' },
    },
    asking: {
      description: 'The missing part of the video is requested again, at the same second.',
      entry: 'reconnectMedia',
      after: {
        ANSWER_TIME: {
          description: 'The video does not respond within 10 s: the network counts as lost.',
          target: 'lost',
        },
      },
      on: {
        'media.connected': 'there',
        'media.disconnected': 'lost',
        'network.left': 'lost',
        'network.returned': {
          description: 'The network is back: the video is requested again.',
          target: 'asking',
          reenter: true,
        },
      },
    },
  },
});
