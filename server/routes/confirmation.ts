import { mailConfirmation, needsConfirmation } from '../accounts/confirmations';
import type { Handlers } from './route';

export const confirmation: Pick<Handlers, 'requestConfirmation'> = {
  async requestConfirmation(request) {
    const { config, member, translate } = request;
    if (!needsConfirmation(config, member))
      return { message: translate('server.account.nothingToConfirm') };
    await mailConfirmation(request, member);
    return { message: translate('server.account.linkMailed') };
  },
};
