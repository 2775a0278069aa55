import { progressMachine } from '../../machines/progress.machine';
import { describeFlow, failures } from '../test-paths/flow';

const member = { isMember: true, isProviderWithout: false };
const unknownCall = { ...failures.rejected, status: 404 };

export const progressFlow = describeFlow({
  machine: progressMachine,
  guards: {
    isVisitor: 'No member is signed in.',
    isProviderWithout: 'The provider is known not to store resume positions.',
    isUrgent: 'No further position of this film follows soon.',
    isBehind: 'A position has changed since the last save.',
    isUnread: "The provider's positions were not loaded for this member yet.",
    isBehindUrgently: 'A changed position must be sent at once.',
    hasUnsent: 'This browser has positions that were never sent.',
    isUnknownCall: 'The provider does not support the request (404).',
  },
  actions: {
    notePerson: "Remembers who is signed in, and forgets the previous member's state.",
    noteRead: "Remembers that the provider's positions were loaded.",
    noteBehind: 'Remembers that a position must be sent.',
    noteInStep: 'Marks the start of this save: later changes require another one.',
    noteProviderWithout: 'Remembers in this tab that the provider does not store positions.',
  },
  inputs: [member, { ...member, isProviderWithout: true }, { ...member, isMember: false }],
  events: {
    'person.changed': [member, { ...member, isMember: false }],
    'position.changed': [{ isUrgent: true }, { isUrgent: false }],
  },
  outputs: { readProgress: [{ hasUnsent: false }, { hasUnsent: true }], sendProgress: [undefined] },
  failures: [failures.network, unknownCall],
  site: {
    cases: {
      inputs: [member, { ...member, isProviderWithout: true }],
    },
    isPossible({ type, isMember }, { context }) {
      if (type === 'person.changed') return isMember !== context.isMember;
      return context.isMember;
    },
  },
});
