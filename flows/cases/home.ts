import type { AnyMachineSnapshot } from 'xstate';
import { homeMachine } from '../../machines/home.machine';
import { describeFlow } from '../test-paths/flow';

export const lists = [
  'popularMovies',
  'latestMovies',
  'popularMovies',
  'topChannels',
  'freeMovies',
  'mostLikedMovies',
  'mostViewedMovies',
];
const KEYS = [...new Set(lists)];
const queryKeys = KEYS.map((queryKey) => ({ queryKey }));

function pendingIn({ context: { shown, settled } }: AnyMachineSnapshot): string[] {
  return [...new Set(lists.slice(0, shown))].filter((list) => !settled.includes(list));
}

const isAtEnd = ({ value }: AnyMachineSnapshot) => value.footer !== 'outOfSight';
const isLeftAlone = ({ value }: AnyMachineSnapshot) => value.footer === 'shown';

export const homeFlow = describeFlow({
  machine: homeMachine,
  guards: {
    areShownRowsSettled: 'Every visible row is loaded, has failed, or is late.',
    areAllRowsSettled: 'All rows are shown, and each is loaded, has failed, or is late.',
  },
  actions: {
    noteSettled: 'Remembers that this row is loaded, has failed, or is late.',
    revealMore: 'Shows two more rows.',
    moveFocusOn: 'Moves the focus to the first new row, if the user was waiting with the keyboard.',
  },
  inputs: [{ lists }, { lists, shown: 5 }],
  events: {
    'list.settled': queryKeys,
    'list.delayed': [{ queryKey: 'popularMovies' }],
  },
  outputs: {},
  // Follows one settling order only, since every other order leads to the same states.
  isFarEnough: ({ context: { settled } }) => settled.some((list, place) => list !== KEYS[place]),
  site: {
    cases: {
      inputs: [{ lists }],
      events: { 'list.settled': queryKeys, 'list.delayed': queryKeys },
      isFarEnough: () => false,
    },
    follows: {
      'bottom.reached': (_, snapshot) =>
        snapshot.matches({ rows: 'waitingForBottom' }) && isAtEnd(snapshot) ? {} : null,
      // When the footer appears (after 8 s), rows 2 and 3 are late, too: they appeared after 4 s, when
      // row 1 was late.
      'list.delayed': (_, snapshot) =>
        snapshot.matches({ rows: 'settling', footer: 'shown' }) && snapshot.context.shown < 5
          ? { queryKey: pendingIn(snapshot)[0] }
          : null,
    },
    isPossible({ type, queryKey }, from) {
      if (isLeftAlone(from)) return false;
      const pending = pendingIn(from);
      if (type.startsWith('xstate.after')) return from.context.shown === 1;
      if (type === 'list.settled') return pending.includes(queryKey);
      if (type === 'list.delayed') return pending.length === 1 && pending[0] === queryKey;
      return true;
    },
  },
});
