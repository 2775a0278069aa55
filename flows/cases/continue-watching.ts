import { continueWatchingMachine } from '../../machines/continue-watching.machine';
import { describeFlow } from '../walk/flow';

export const continueWatchingFlow = describeFlow({
  machine: continueWatchingMachine,
  guards: {},
  actions: {
    noteRemoved: 'Remembers the name of the film that was taken out.',
    takeOut: 'Takes the films out of the list, and keeps them for Undo.',
    putBack: 'Puts the films back that were taken out last.',
    moveFocusToUndo: 'Moves the focus to Undo where the pressed button goes with its film.',
    moveFocusToFilms: 'Moves the focus to the first film when Undo goes.',
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
