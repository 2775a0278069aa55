import { watchingMachine } from '../../machines/watching.machine';
import { describeFlow } from '../walk/flow';

const LONG = 5400;
/** A mere look, a place to go on from, and the end. */
export const places = [10, 600, 5300].map((position) => ({ position, duration: LONG }));

export const watchingFlow = describeFlow({
  machine: watchingMachine,
  inputs: [{ titleId: '101', owner: null }],
  events: {
    'film.paused': places,
    'position.reported': places.map((place) => ({ ...place, isLast: false })),
  },
  outputs: {},
});
