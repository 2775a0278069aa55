/**
 * Deletes an account: afterwards no row names the member. Orders stay anonymously, for the books. The desk's log keeps
 * its entries without the member.
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
 * A scheduled job deletes the pictures in a bucket.
 * @returns orders whose checkout the gateway must expire
 */
export async function deleteAccount(
  queries: Queries,
  { id, email }: Pick<Member, 'id' | 'email'>,
): Promise<PlacedOrder[]> {
  const { query } = queries;
  // Waits for the member's requests in flight, and deletes their rows, too.
  await lockMember(queries, id);
  const closing = await leaveOrders(queries, id);
  await forgetActs(queries, id, email);
  await forgetMails(queries, id, email);
  await query('delete from invitations where email = $1', [email]);
  // They reference uploads.
  await query('delete from submissions where member_id = $1', [id]);
  await leaveUploads(queries, id);
  await deleteMember(queries, id);
  return closing;
}

/** SQLSTATE. */
const FOREIGN_KEY = '23503';

/** A 401 if the request failed because its member was just deleted; otherwise the error. */
export async function errorOf(queries: Queries, member: Member, error: unknown): Promise<unknown> {
  const mayBeGone = error instanceof HttpError || sqlStateOf(error) === FOREIGN_KEY;
  return mayBeGone && !(await memberById(queries, member.id)) ? unauthenticated() : error;
}

/** Anonymizes log entries about the member or their submissions. Compares whole JSON values. */
async function forgetActs({ query }: Queries, id: string, email: string): Promise<void> {
  await query(
    `update desk_log set about = '{}'
     where position($2 in about) > 0 or position($3 in about) > 0 or exists (
       select 1 from submissions where member_id = $1 and position('"' || id || '"' in about) > 0)`,
    [id, JSON.stringify(id), JSON.stringify(email)],
  );
}

/** Deletes e-mails to the member, and unsent ones to cast. Keeps those to an address that another member has. */
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
