import { connectionMachine } from '../../machines/connection.machine';
import { describeFlow } from '../test-paths/flow';

export const connectionFlow = describeFlow({
  machine: connectionMachine,
  guards: {},
  actions: {
    reconnectMedia: 'Makes the video request its missing part again.',
  },
  inputs: [{ owner: null }],
  events: {},
  outputs: {},
  site: {
    isPossible({ type }, { value }) {
      if (type === 'media.mounted') return value === 'unneeded';
      return !(type.startsWith('media.') && value === 'unneeded');
    },
  },
});
