import { invitationMachine } from '../../../../machines/invitation.machine';
import { callProvider } from '../../../api/client';
import { provideActors } from '../../../lib/provide-actors';

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
