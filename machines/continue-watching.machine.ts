import { assign, setup } from 'xstate';

export const continueWatchingMachine = setup({
  types: {
    context: {} as {
      removedName: string | null;
    },
    events: {} as
      | { type: 'film.removed'; titleId: string; name: string }
      | { type: 'films.cleared'; titleIds: string[] }
      | { type: 'undo.pressed' },
  },
  actions: {
    noteRemoved: assign((_, params: { name: string | null }) => ({ removedName: params.name })),
    takeOut: (_, _params: { titleIds: string[] }) => {
      throw new Error('not supplied');
    },
    putBack: () => {
      throw new Error('not supplied');
    },
    moveFocusToUndo: () => {
      throw new Error('not supplied');
    },
    moveFocusToFilms: () => {
      throw new Error('not supplied');
    },
  },
}).createMachine({
  id: 'continueWatching',
  description: 'Lists the films that a member has started or watched, and lets them be removed.',
  context: { removedName: null },
  initial: 'listing',
  on: {
    'film.removed': {
      target: '.filmRemoved',
      actions: [
        { type: 'takeOut', params: ({ event }) => ({ titleIds: [event.titleId] }) },
        { type: 'noteRemoved', params: ({ event }) => event },
        'moveFocusToUndo',
      ],
    },
    'films.cleared': {
      target: '.allRemoved',
      actions: [
        { type: 'takeOut', params: ({ event }) => event },
        { type: 'noteRemoved', params: { name: null } },
        'moveFocusToUndo',
      ],
    },
  },
  states: {
    listing: {
      description: 'The films are shown.',
    },
    filmRemoved: {
      description: 'A film was removed, and can be restored.',
      on: {
        'undo.pressed': {
          description: 'The member presses Undo: the removed film is back in the list.',
          target: 'listing',
          actions: ['putBack', 'moveFocusToFilms'],
        },
      },
    },
    allRemoved: {
      description: 'All films were removed, and can be restored.',
      on: { 'undo.pressed': { target: 'listing', actions: ['putBack', 'moveFocusToFilms'] } },
    },
  },
});
