/**
 * A list of a member's own films: those begun, in the row Continue Watching, and those watched. One can be taken
 * out, or all of them; the last removal can be undone until the page is left.
 */
import { assign, setup } from 'xstate';

export const continueWatchingMachine = setup({
  types: {
    context: {} as {
      /** The name of the film that was taken out last; `null` for none, or all of them. */
      removedName: string | null;
    },
    events: {} as
      | { type: 'film.removed'; titleId: string; name: string }
      | { type: 'films.cleared'; titleIds: string[] }
      | { type: 'undo.pressed' },
  },
  actions: {
    noteRemoved: assign((_, params: { name: string | null }) => ({ removedName: params.name })),
    /** Keeps them at hand, in place of those of an earlier removal. */
    takeOut: (_, _params: { titleIds: string[] }) => {
      throw new Error('not supplied');
    },
    putBack: () => {
      throw new Error('not supplied');
    },
    /** Whoever pressed a button that goes with its film goes on at Undo. */
    moveFocusToUndo: () => {
      throw new Error('not supplied');
    },
    /** Whoever pressed Undo, which goes, goes on at the first film. */
    moveFocusToFilms: () => {
      throw new Error('not supplied');
    },
  },
}).createMachine({
  id: 'continueWatching',
  description: 'The films that a member has begun or watched are listed, and can be taken out.',
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
      description: 'A film was taken out, and can be put back.',
      on: { 'undo.pressed': { target: 'listing', actions: ['putBack', 'moveFocusToFilms'] } },
    },
    allRemoved: {
      description: 'All films were taken out, and can be put back.',
      on: { 'undo.pressed': { target: 'listing', actions: ['putBack', 'moveFocusToFilms'] } },
    },
  },
});
