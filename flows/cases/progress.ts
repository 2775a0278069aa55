import { progressMachine } from '../../machines/progress.machine';
import { describeFlow, failures } from '../walk/flow';

const member = { isMember: true, isProviderWithout: false };
const unknownCall = { ...failures.rejected, status: 404 };

export const progressFlow = describeFlow({
  machine: progressMachine,
  guards: {
    isVisitor: 'No member is signed in.',
    isProviderWithout: 'The provider is known not to have these calls.',
    isUrgent: 'Nothing more of this film follows soon.',
    isBehind: 'Something has changed since the provider was last told.',
    isUnread: "The provider's list was not read for this member yet.",
    isBehindUrgently: 'Something has changed that is to be sent at once.',
    hasUnsent: 'This browser has positions that were never sent.',
    isUnknownCall: 'The provider does not know the call (404).',
  },
  actions: {
    notePerson: 'Remembers who is signed in, and forgets what was known of the member before.',
    noteRead: "Remembers that the provider's list was read.",
    noteBehind: 'Remembers that the provider has to be told.',
    noteInStep: 'Counts what changes from now on as after this call.',
    noteProviderWithout: 'Remembers in this tab that the provider does not know the calls.',
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
