import { continueWatchingMachine } from '../../machines/continue-watching.machine';
import { describeFlow } from '../test-paths/flow';

export const continueWatchingFlow = describeFlow({
  machine: continueWatchingMachine,
  guards: {},
  actions: {
    noteRemoved: 'Remembers the name of the removed film.',
    takeOut: 'Removes the films from the list, and remembers them for Undo.',
    putBack: 'Restores the films that were removed last.',
    moveFocusToUndo: 'Moves the focus to Undo when the pressed button disappears with its film.',
    moveFocusToFilms: 'Moves the focus to the first film when Undo disappears.',
  },
  inputs: [undefined],
  events: {
    'film.removed': [{ titleId: '101', name: 'Seven Lamps' }],
    'films.cleared': [{ titleIds: ['101', '102'] }],
  },
  outputs: {},
  site: {
    isPossible: ({ type }, snapshot) => !snapshot.matches('allRemoved') || type === 'undo.pressed',
  },
});
