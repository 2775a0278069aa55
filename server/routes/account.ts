/** A member's own data and password. */
import { identityOf, replacePassword, storeProfile, userOf } from '../accounts/members';
import { hashPassword, isPassword } from '../accounts/passwords';
import { forgetTemporaryPassword } from '../accounts/resets';
import { issueToken, revokeAllTokens } from '../accounts/tokens';
import { invalid } from '../http/http-error';
import { imageIn, storeUpload, uploadAddress } from '../uploads/uploads';
import type { Handlers } from './route';

export const account: Pick<Handlers, 'updateProfile' | 'changePassword'> = {
  /** What was left out is emptied; without a new picture the old one stays. */
  async updateProfile({ db, config, throttle, member, payload }) {
    const { first_name, last_name, email, file_url } = payload;
    const { mobile = null, gender = null, date_of_birth = null } = payload;
    if (identityOf(email) !== member.email) throw invalid({ email: ['The email is fixed.'] });
    if (file_url) await throttle.count('picture', member.id);
    const picture = file_url ? await imageIn(file_url, 'file_url') : null;
    const updated = await db.tx(async (queries) => {
      const profile_image =
        picture && uploadAddress(await storeUpload(queries, picture, config.now()));
      const profile = { first_name, last_name, mobile, gender, date_of_birth, profile_image };
      return (await storeProfile(queries, member.id, profile)) ?? member;
    });
    return { message: 'Your profile has been updated.', data: userOf(updated) };
  },

  /** Ends every session and deletes a temporary password; answers a new token. */
  async changePassword({ db, config, throttle, member, payload: { old_password, new_password } }) {
    const { passwordCost, now } = config;
    if (!(await isPassword(old_password, member.password_hash, passwordCost))) {
      throw invalid({ old_password: ['The old password is wrong.'] });
    }
    const hash = await hashPassword(new_password, passwordCost);
    const api_token = await db.tx(async (queries) => {
      if (!(await replacePassword(queries, member, hash))) {
        throw invalid({ old_password: ['The old password is wrong.'] });
      }
      await forgetTemporaryPassword(queries, member.id);
      await revokeAllTokens(queries, member.id);
      return issueToken(queries, member.id, now());
    });
    await throttle.forgive('changePassword', member.id);
    return { message: 'Your password has been changed.', data: { api_token } };
  },
};
