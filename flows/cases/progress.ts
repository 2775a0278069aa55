import { progressMachine } from '../../machines/progress.machine';
import { describeFlow, failures } from '../walk/flow';

const member = { isMember: true, isProviderWithout: false };
const unknownCall = { ...failures.rejected, status: 404 };

export const progressFlow = describeFlow({
  machine: progressMachine,
  inputs: [member, { ...member, isProviderWithout: true }, { ...member, isMember: false }],
  events: {
    'person.changed': [member, { ...member, isMember: false }],
    'position.changed': [{ isUrgent: true }, { isUrgent: false }],
  },
  outputs: { readProgress: [{ hasUnsent: false }, { hasUnsent: true }], sendProgress: [undefined] },
  failures: [failures.network, unknownCall],
});
