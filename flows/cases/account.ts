import type { AnyMachineSnapshot } from 'xstate';
import { accountMachine } from '../../machines/account.machine';
import { describeFlow } from '../test-paths/flow';

export const isSaving = (from: AnyMachineSnapshot) =>
  ['saving', 'awaitingSave', 'askingMeanwhile'].some((it) => from.matches({ changed: it }));

export const accountFlow = describeFlow({
  machine: accountMachine,
  guards: {},
  actions: {
    releaseNavigation: 'Lets the requested page open.',
  },
  inputs: [undefined],
  events: {},
  outputs: {},
  site: {
    isPossible({ type }, from) {
      if (type === 'leave.requested') return !from.matches('unchanged');
      if (type === 'save.started') return from.matches({ changed: 'staying' });
      if (type === 'save.ended') return isSaving(from);
      if (type === 'profile.restored' && isSaving(from)) return true;
      if (type === 'profile.changed' && from.matches({ changed: 'awaitingSave' })) return true;
      // The member can't type while the dialog is open, or after the next page has opened.
      const isTyping = from.matches('unchanged') || from.matches({ changed: 'staying' });
      return !type.startsWith('profile.') || isTyping;
    },
  },
});
