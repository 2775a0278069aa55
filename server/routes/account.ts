/** A member's own data and password. */
import { identityOf, MEMBER_COLUMNS, type Member, userOf } from '../accounts/members';
import { hashPassword, isPassword } from '../accounts/passwords';
import { issueToken, revokeAllTokens } from '../accounts/tokens';
import { invalid } from '../http/http-error';
import { imageIn, storeUpload, uploadAddress } from '../uploads/uploads';
import type { Handlers } from './route';

export const profile: Pick<Handlers, 'updateProfile' | 'changePassword'> = {
  /** What was left out is emptied; without a new picture the old one stays. */
  async updateProfile({ db, config, member, payload }) {
    const { first_name, last_name, email, mobile, gender, date_of_birth, file_url } = payload;
    if (identityOf(email) !== member.email) throw invalid({ email: ['The email is fixed.'] });
    const picture = file_url ? await imageIn(file_url, 'file_url') : null;
    const updated = await db.tx(async (queries) => {
      const image = picture && uploadAddress(await storeUpload(queries, picture, config.now()));
      const [row] = await queries.query<Member>(
        `update members set first_name = $2, last_name = $3, mobile = $4, gender = $5,
           date_of_birth = $6::date, profile_image = coalesce($7, profile_image)
         where id = $1 returning ${MEMBER_COLUMNS}`,
        [
          member.id,
          first_name,
          last_name,
          mobile ?? null,
          gender ?? null,
          date_of_birth ?? null,
          image,
        ],
      );
      return row ?? member;
    });
    return { message: 'Your profile has been updated.', data: userOf(updated) };
  },

  /** Ends every other session, and a temporary password that waits; answers the new token. */
  async changePassword({ db, config, member, payload: { old_password, new_password } }) {
    const { passwordCost, now } = config;
    if (!(await isPassword(old_password, member.password_hash, passwordCost))) {
      throw invalid({ old_password: ['The old password is wrong.'] });
    }
    const hash = await hashPassword(new_password, passwordCost);
    const api_token = await db.tx(async (queries) => {
      const changed = await queries.query(
        'update members set password_hash = $2 where id = $1 and password_hash = $3 returning id',
        [member.id, hash, member.password_hash],
      );
      if (changed.length === 0) throw invalid({ old_password: ['The old password is wrong.'] });
      await queries.query('delete from password_resets where member_id = $1', [member.id]);
      await revokeAllTokens(queries, member.id);
      return issueToken(queries, member.id, now());
    });
    return { message: 'Your password has been changed.', data: { api_token } };
  },
};
