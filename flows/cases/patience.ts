import { patienceMachine } from '../../machines/patience.machine';
import { describeFlow } from '../test-paths/flow';

export const patienceFlow = describeFlow({
  machine: patienceMachine,
  guards: {},
  actions: {
    reconnectMedia: 'Makes the video request its missing part again.',
  },
  inputs: [{ owner: null }],
  events: {},
  outputs: {},
  site: {
    endings: ['media.failed'],
    follows: { 'media.removed': ({ type }) => (type === 'media.failed' ? {} : null) },
    isPossible: ({ type }, { value }) =>
      type !== 'media.removed' && (type !== 'media.asked' || value === 'calm'),
  },
});
