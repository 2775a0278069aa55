import { invitedEmail } from '../accounts/invitations';
import type { Handlers } from './route';

export const invitation: Pick<Handlers, 'readInvitation'> = {
  async readInvitation({ db, config, payload }) {
    return { data: { email: await invitedEmail(db, payload.invitation, config.now()) } };
  },
};
