import { invitationMachine } from '../../machines/invitation.machine';
import { describeFlow, failures } from '../test-paths/flow';

export const invitationFlow = describeFlow({
  machine: invitationMachine,
  guards: {
    isRefusal: 'The invitation is not valid, or the provider does not support invitations.',
  },
  actions: { keepReason: "Remembers the provider's reason." },
  inputs: [undefined],
  events: {},
  outputs: { readInvitation: [undefined] },
  failures: [
    failures.rejected,
    { ...failures.rejected, status: 503 },
    { kind: 'absent', status: 404, reason: null, fieldErrors: {} },
    failures.network,
  ],
});
