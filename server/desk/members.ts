import type { MemberEntry } from '../../contract/desk/answers';
import { identityOf } from '../../contract/forms/email';
import { postInvitation } from '../accounts/invitations';
import { lockMember, type Member, memberById, setDisabled } from '../accounts/members';
import { revokeAllTokens } from '../accounts/tokens';
import type { Queries } from '../db/db';
import { deleteAccount } from '../leaving/deletion';
import { exportOf } from '../leaving/export';
import { memberAtDesk, stateOf } from './member';
import { containing, pageOf } from './page-of';
import { type DeskHandlers, gone, type Unsent } from './request';

export const memberHandlers = {
  members: ({ queries, config, params: { state, search, page } }) =>
    pageOf<Unsent<MemberEntry>>(queries, {
      select: `id, email, first_name, last_name, created_at, ${stateOf(config)} as state`,
      from: `members where ($1 = '' or ${stateOf(config)} = $1)
        and ($2 = '' or email = $3 or email ilike $4 or first_name || ' ' || last_name ilike $4)`,
      values: [state ?? '', search, identityOf(search), containing(search)],
      order: 'created_at desc, id',
      page,
    }),

  member: ({ queries, config, params: { id } }) => memberAtDesk(queries, config, id),

  async inviteMember(request) {
    const { email, language = null } = request.params;
    const { isMailed, ...invitation } = await postInvitation(request.queries, request, {
      email,
      language,
    });
    return { ...invitation, is_mailed: isMailed };
  },

  async disableMember({ queries, config, params: { id } }) {
    if (!(await setDisabled(queries, id, config.now()))) throw gone();
    await revokeAllTokens(queries, id);
    return null;
  },

  async enableMember({ queries, params: { id } }) {
    if (!(await setDisabled(queries, id, null))) throw gone();
    return null;
  },

  async signOutMember({ queries, params: { id } }) {
    // Waits for a concurrent sign-in, so that its session ends too.
    await locked(queries, id);
    await revokeAllTokens(queries, id);
    return null;
  },

  async exportMember({ queries, bucket, config, params: { id } }) {
    return exportOf({ queries, bucket }, await locked(queries, id), config.now());
  },

  async deleteMember({ queries, params: { id } }) {
    await deleteAccount(queries, await locked(queries, id));
    return null;
  },
} satisfies Partial<DeskHandlers>;

async function locked(queries: Queries, id: string): Promise<Member> {
  const member = (await lockMember(queries, id)) && (await memberById(queries, id));
  if (!member) throw gone();
  return member;
}
