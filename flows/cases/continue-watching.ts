import { continueWatchingMachine } from '../../machines/continue-watching.machine';
import { describeFlow } from '../walk/flow';

export const continueWatchingFlow = describeFlow({
  machine: continueWatchingMachine,
  inputs: [undefined],
  events: {
    'film.removed': [{ titleId: '101', name: 'Seven Lamps' }],
    'films.cleared': [{ titleIds: ['101', '102'] }],
  },
  outputs: {},
});
