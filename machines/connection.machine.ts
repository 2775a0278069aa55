/**
 * Whether a video can be reached. Nothing here stops it: what is loaded plays on, and what is missing is
 * asked for again at the same second.
 */
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
  description: 'A video that loses its network, or its channel, goes on by itself when it is back.',
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
      description: 'Nothing of a video is on the page.',
    },
    there: {
      description: 'The network is there.',
      on: { 'media.disconnected': 'lost', 'network.left': 'lost' },
    },
    lost: {
      description: 'The network is lost: the page says so, and what is loaded plays on.',
      after: { PROBE_INTERVAL: 'asking' },
      on: { 'network.returned': 'asking', 'media.connected': 'there' },
    },
    offAir: {
      description: 'The channel sends nothing: the page says so, and it is requested again.',
      after: {
        CHANNEL_INTERVAL: { target: 'offAir', reenter: true, actions: 'reconnectMedia' },
      },
      on: { 'media.connected': 'there', 'media.disconnected': 'lost' },
    },
    asking: {
      description: 'What is missing is asked for again, at the same second.',
      entry: 'reconnectMedia',
      after: { ANSWER_TIME: 'lost' },
      on: {
        'media.connected': 'there',
        'media.disconnected': 'lost',
        'network.left': 'lost',
        'network.returned': {
          description: 'What was asked for while the network was away may never be answered.',
          target: 'asking',
          reenter: true,
        },
      },
    },
  },
});
