import { homeMachine } from '../../machines/home.machine';
import { describeFlow } from '../walk/flow';

/** The first list serves two rows, as on the page. */
export const lists = ['popular', 'latest', 'popular', 'channels', 'free', 'liked', 'viewed'];
const KEYS = [...new Set(lists)];

export const homeFlow = describeFlow({
  machine: homeMachine,
  guards: {
    areShownRowsSettled: 'Every row shown has its titles, has failed or is late.',
    areAllRowsSettled: 'All seven rows are shown, and nothing is waited for.',
  },
  actions: {
    noteSettled: 'Remembers that this row is no longer waited for.',
    revealMore: 'Shows two more rows.',
    moveFocusOn: 'Moves the focus to the first new row for those who waited by keyboard.',
  },
  inputs: [{ lists }, { lists, shown: 5 }],
  events: {
    'list.settled': KEYS.map((queryKey) => ({ queryKey })),
    'list.delayed': [{ queryKey: 'popular' }],
  },
  outputs: {},
  // Lists that settle in another order lead to the same states.
  isFarEnough: ({ context: { settled } }) => settled.some((list, place) => list !== KEYS[place]),
});
