/** A member asks for the link that confirms their email address. */
import { mailConfirmation, mustConfirm } from '../accounts/confirmations';
import type { Handlers } from './route';

export const confirmation: Pick<Handlers, 'requestConfirmation'> = {
  async requestConfirmation(request) {
    const { config, member } = request;
    if (!mustConfirm(config, member)) return { message: 'There is nothing to confirm.' };
    await mailConfirmation(request, member);
    return { message: 'We have sent you an email with a link.' };
  },
};
