/**
 * Asks before unsaved profile changes are lost (spec §2 edit-profile).
 * When the page unloads, the browser shows its own prompt.
 * The router's blocker stores the requested page. When the session ends, there is no prompt.
 */
import { emit, fromCallback, setup } from 'xstate';

export const accountMachine = setup({
  types: {
    events: {} as
      | { type: 'profile.changed' }
      | { type: 'profile.restored' }
      /**
       * `save.ended` also follows a failed save.
       * After a successful one, `profile.restored` comes first, unless the member typed meanwhile.
       */
      | { type: 'save.started' | 'save.ended' }
      | { type: 'leave.requested' }
      | { type: 'leave.confirmed' }
      | { type: 'leave.declined' },
    emitted: {} as { type: 'navigation.released' },
  },
  actors: {
    askBeforeUnload: fromCallback(() => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    releaseNavigation: emit({ type: 'navigation.released' }),
  },
}).createMachine({
  id: 'account',
  description: 'Asks before a member leaves the profile page with unsaved changes.',
  initial: 'unchanged',
  states: {
    unchanged: {
      description: 'The profile has no unsaved changes, so any page may open.',
      on: {
        'profile.changed': 'changed',
        'leave.requested': {
          description:
            'The profile was saved before the question appeared, so the requested page opens.',
          actions: 'releaseNavigation',
        },
      },
    },
    changed: {
      description: 'The profile has unsaved changes, so leaving the page is blocked.',
      invoke: { id: 'askBeforeUnload', src: 'askBeforeUnload' },
      on: { 'profile.restored': 'unchanged' },
      initial: 'staying',
      states: {
        staying: {
          description: 'The member is editing the profile.',
          on: { 'leave.requested': 'asking', 'save.started': 'saving' },
        },
        saving: {
          description: 'The profile is being saved.',
          on: { 'leave.requested': 'awaitingSave', 'save.ended': 'staying' },
        },
        awaitingSave: {
          description:
            'The member chose to leave during the save, and leaves once the profile is saved.',
          on: {
            'profile.restored': {
              description: 'The profile is saved, and the requested page opens.',
              target: 'leaving',
            },
            'profile.changed': {
              description: 'The member types again, so they stay on the page.',
              target: 'saving',
            },
            'save.ended': {
              description: 'The profile cannot be saved: a toast says so, and the member stays.',
              target: 'staying',
            },
            'leave.requested': 'askingMeanwhile',
          },
        },
        askingMeanwhile: {
          description:
            'The member chose to leave a second time during the save, and is asked whether to leave.',
          on: {
            'leave.confirmed': {
              description: 'The member confirms leaving during the save: the requested page opens.',
              target: 'leaving',
            },
            'leave.declined': 'saving',
            'profile.restored': {
              description:
                'The profile is saved before the member answers: the requested page opens.',
              target: 'leaving',
            },
            'save.ended': {
              description: 'Saving fails before the member answers: the question stays open.',
              target: 'asking',
            },
          },
        },
        asking: {
          description: 'The member chose to leave, and is asked whether to leave without saving.',
          on: {
            'leave.confirmed': {
              description: 'The member confirms leaving without saving: the requested page opens.',
              target: 'leaving',
            },
            'leave.declined': 'staying',
          },
        },
        leaving: {
          description: 'The requested page opens.',
          entry: 'releaseNavigation',
          on: {
            'profile.changed': {
              description:
                'The member types again before the other page opens: they stay, and leaving is blocked again.',
              target: '#account.changed',
              reenter: true,
            },
          },
        },
      },
    },
  },
});
