/**
 * The end of an account: afterwards no row names the member. Their orders stay, for the books, without a name; what the
 * desk's log says of them keeps who did what, and loses whom it was about.
 */

import {
  deleteMember,
  isMembersAddress,
  lockMember,
  type Member,
  memberById,
} from '../accounts/members';
import { type Queries, sqlStateOf } from '../db/db';
import { HttpError, unauthenticated } from '../http/http-error';
import { leaveOrders, type PlacedOrder } from '../payments/orders';
import { leaveUploads } from '../uploads/uploads';

/**
 * Deletes a member with everything that is theirs. Pictures in a bucket are left to its sweep.
 * @returns the orders whose checkout the gateway has to expire, at once or by the sweep of orders
 */
export async function deleteAccount(
  queries: Queries,
  { id, email }: Pick<Member, 'id' | 'email'>,
): Promise<PlacedOrder[]> {
  const { query } = queries;
  // Work of the member's that is under way is finished first, and its traces are removed, too.
  await lockMember(queries, id);
  const closing = await leaveOrders(queries, id);
  await forgetActs(queries, id, email);
  await forgetMails(queries, id, email);
  await query('delete from invitations where email = $1', [email]);
  // They refer to uploads, so they go first.
  await query('delete from submissions where member_id = $1', [id]);
  await leaveUploads(queries, id);
  await deleteMember(queries, id);
  return closing;
}

/** SQLSTATE: a row refers to one that is not there. */
const FOREIGN_KEY = '23503';

/** The error of a request; 401 where it failed since its member has just left, as the next ones will. */
export async function errorOf(queries: Queries, member: Member, error: unknown): Promise<unknown> {
  const mayBeGone = error instanceof HttpError || sqlStateOf(error) === FOREIGN_KEY;
  return mayBeGone && !(await memberById(queries, member.id)) ? unauthenticated() : error;
}

/** Of what was done at the desk about the member, or what they have sent in. Values of JSON are compared as a whole. */
async function forgetActs({ query }: Queries, id: string, email: string): Promise<void> {
  await query(
    `update desk_log set about = '{}'
     where position($2 in about) > 0 or position($3 in about) > 0 or exists (
       select 1 from submissions where member_id = $1 and position('"' || id || '"' in about) > 0)`,
    [id, JSON.stringify(id), JSON.stringify(email)],
  );
}

/** Mails to the member and, where they wait, from the member to casts. Those to an address that is another's stay. */
async function forgetMails({ query }: Queries, id: string, email: string): Promise<void> {
  await query(
    `delete from outbox where recipient = $2
       or (reply_to = $2 and sent_at is null and recipient in (select email from people))
       or (recipient in (select email from submissions where member_id = $1)
         and not ${isMembersAddress('recipient')})`,
    [id, email],
  );
  await query('update outbox set reply_to = null where reply_to = $1', [email]);
}
