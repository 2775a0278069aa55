/**
 * Leaving the profile page (spec §2 edit-profile). A profile that was changed and not saved is not lost
 * without a word: the member is asked first, whether a link, Back or a search leads away. Closing the
 * tab or loading it anew asks in the browser's own words.
 *
 * While it is being saved the member is not asked: who wants to leave then does so once it is saved.
 *
 * The router's blocker keeps which page was requested. A visitor whose session has ended is not held back.
 */
import { emit, fromCallback, setup } from 'xstate';

export const accountMachine = setup({
  types: {
    events: {} as
      /** It differs from what is saved. */
        | { type: 'profile.changed' }
        /** It was saved, or is as it was. */
        | { type: 'profile.restored' }
        /** It ended, whether or not the profile was saved; that it was is told before. */
        | { type: 'save.started' | 'save.ended' }
        /** Another page was asked for, and held back. */
        | { type: 'leave.requested' }
        | { type: 'leave.confirmed' }
        | { type: 'leave.declined' },
    emitted: {} as
      /** The page that was requested may open. */
      { type: 'navigation.released' },
  },
  actors: {
    /** Lets the browser ask before the tab is closed or reloaded. */
    askBeforeUnload: fromCallback(() => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    releaseNavigation: emit({ type: 'navigation.released' }),
  },
}).createMachine({
  id: 'account',
  description: 'A profile that was changed and not saved is not left without a question.',
  initial: 'unchanged',
  states: {
    unchanged: {
      description: 'The profile is as it is saved, so any page may be opened.',
      on: {
        'profile.changed': 'changed',
        'leave.requested': {
          description: 'It was saved before the question could be asked, so the page opens.',
          actions: 'releaseNavigation',
        },
      },
    },
    changed: {
      description: 'Something in the profile is not saved, so leaving the page is held back.',
      invoke: { id: 'askBeforeUnload', src: 'askBeforeUnload' },
      on: { 'profile.restored': 'unchanged' },
      initial: 'staying',
      states: {
        staying: {
          description: 'The member goes on editing.',
          on: { 'leave.requested': 'asking', 'save.started': 'saving' },
        },
        saving: {
          description: 'The profile is being saved.',
          on: { 'leave.requested': 'awaitingSave', 'save.ended': 'staying' },
        },
        awaitingSave: {
          description: 'The member wanted to leave, and does so as soon as the profile is saved.',
          on: {
            'profile.restored': 'leaving',
            'profile.changed': {
              description: 'Whoever types on stays.',
              target: 'saving',
            },
            'save.ended': {
              description: 'The profile could not be saved, and a toast says so.',
              target: 'staying',
            },
            'leave.requested': 'askingMeanwhile',
          },
        },
        askingMeanwhile: {
          description: 'Whoever wants to leave again before it is saved is asked.',
          on: {
            'leave.confirmed': 'leaving',
            'leave.declined': 'saving',
            'profile.restored': 'leaving',
            'save.ended': 'asking',
          },
        },
        asking: {
          description: 'The member wanted to leave and is asked whether to leave without saving.',
          on: { 'leave.confirmed': 'leaving', 'leave.declined': 'staying' },
        },
        leaving: {
          description: 'The member leaves, and the page that was asked for is opened.',
          entry: 'releaseNavigation',
          on: {
            'profile.changed': {
              description:
                'Whoever comes back before the other page has opened, and types on, is asked again.',
              target: '#account.changed',
              reenter: true,
            },
          },
        },
      },
    },
  },
});
