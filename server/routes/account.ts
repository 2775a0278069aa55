import { identityOf } from '../../contract/forms/email';
import { mailConfirmation, needsConfirmation } from '../accounts/confirmations';
import { storeProfile, userOf } from '../accounts/members';
import { changePassword } from '../accounts/password-change';
import { HttpError, invalid, unauthenticated } from '../http/http-error';
import { storingPictures } from '../uploads/storing';
import { imageIn, uploadAddress } from '../uploads/uploads';
import type { Handlers } from './route';

type AccountCalls = 'updateProfile' | 'requestConfirmation' | 'changePassword';

export const account: Pick<Handlers, AccountCalls> = {
  async updateProfile(request) {
    const { throttle, pictures, member, payload } = request;
    const { first_name, last_name, email, file_url } = payload;
    const { mobile = null, gender = null, date_of_birth = null } = payload;
    if (identityOf(email) !== identityOf(member.email))
      throw invalid({ email: ['server.account.fixedEmail'] });
    if (file_url) await throttle.count('picture', member.id);
    const picture = file_url ? await imageIn(pictures, file_url, 'file_url') : null;
    const upload = { field: 'file_url', owner: member.id, isPublic: true };
    const uploads = picture ? [{ ...upload, picture }] : [];
    const updated = await storingPictures(request, uploads, async (queries, [id]) => {
      const profile_image = id === undefined ? null : uploadAddress(id);
      const profile = { first_name, last_name, mobile, gender, date_of_birth, profile_image };
      const stored = await storeProfile(queries, member.id, profile);
      if (!stored) throw unauthenticated();
      return stored;
    });
    return { message: request.translate('server.account.updated'), data: userOf(updated) };
  },

  async requestConfirmation(request) {
    const { config, member, translate } = request;
    if (!needsConfirmation(config, member)) {
      return { message: translate('server.account.nothingToConfirm') };
    }
    await mailConfirmation(request, member);
    return { message: translate('server.account.linkMailed') };
  },

  async changePassword(request) {
    const { throttle, member } = request;
    const record = (act: 'password changed' | 'password change failed') =>
      request.audit.record(act, { member: member.id, client: request.client });
    const api_token = await changePassword(request).catch((error: unknown) => {
      if (error instanceof HttpError) record('password change failed');
      throw error;
    });
    record('password changed');
    await throttle.reset('changePassword', member.id);
    return { message: request.translate('server.account.passwordChanged'), data: { api_token } };
  },
};
