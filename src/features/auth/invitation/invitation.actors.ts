import { invitationMachine } from '../../../../machines/invitation.machine';
import { callProvider } from '../../../api/client';
import { provideActors } from '../../../lib/provide-actors';

/** The chart of one invitation, with its effect: neither the invitation nor the address it is for can be in a chart. */
export function invitationLogic(invitation: string, onRead: (email: string) => void) {
  return provideActors(invitationMachine, {
    actors: {
      async readInvitation({ signal }) {
        const { email } = await callProvider('readInvitation', { payload: { invitation }, signal });
        onRead(email);
      },
    },
  });
}
