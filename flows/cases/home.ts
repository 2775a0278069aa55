import { homeMachine } from '../../machines/home.machine';
import { describeFlow } from '../walk/flow';

/** The first list serves two rows, as on the page. */
export const lists = ['popular', 'latest', 'popular', 'channels', 'free', 'liked', 'viewed'];
const KEYS = [...new Set(lists)];

export const homeFlow = describeFlow({
  machine: homeMachine,
  inputs: [{ lists }, { lists, shown: 5 }],
  events: {
    'list.settled': KEYS.map((queryKey) => ({ queryKey })),
    'list.delayed': [{ queryKey: 'popular' }],
  },
  outputs: {},
  // Lists that settle in another order lead to the same states.
  isFarEnough: ({ context: { settled } }) => settled.some((list, place) => list !== KEYS[place]),
});
