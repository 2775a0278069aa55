import { watchingMachine } from '../../machines/watching.machine';
import { describeFlow } from '../test-paths/flow';

const LONG = 5400;
const places = [10, 600, 5300].map((position) => ({ position, duration: LONG }));

export const watchingFlow = describeFlow({
  machine: watchingMachine,
  guards: {
    isDone: 'The film was watched nearly to its end.',
    isWorthKeeping: 'Enough of the film was watched to resume from there.',
  },
  actions: {
    askPosition: 'Asks the video for its current position.',
    keepPosition: 'Stores the current position.',
    forgetPosition: 'Removes the resume position.',
    noteWatched: 'Lists the film as watched, and removes its resume position.',
  },
  inputs: [{ titleId: '101', owner: null }],
  events: {
    'film.paused': places,
    'position.reported': places.map((place) => ({ ...place, isLast: false })),
  },
  outputs: {},
  site: {
    cases: {
      events: {
        'film.paused': places,
        'position.reported': places.map((place) => ({ ...place, isLast: true })),
      },
    },
    follows: {
      'position.reported': ({ type }) =>
        type.startsWith('xstate.after') ? { position: 0, duration: 0, isLast: false } : null,
    },
    isPossible: ({ type }, { value }) =>
      type !== 'film.paused' || JSON.stringify(value).includes('playing'),
  },
});
