import {
  deleteMember,
  isMembersAddress,
  lockMember,
  type Member,
  memberById,
} from '../accounts/members';
import { type Queries, sqlStateOf } from '../db/db';
import { HttpError, unauthenticated } from '../http/http-error';
import { anonymizeOrders, type PlacedOrder } from '../payments/orders';
import { releaseUploads } from '../uploads/uploads';

/**
 * Keeps anonymized orders for bookkeeping. The desk's log still shows what each operator did, but
 * not to which member. A scheduled job later deletes the member's pictures from the bucket.
 *
 * @returns orders whose checkout the gateway must still expire
 */
export async function deleteAccount(
  queries: Queries,
  { id, email }: Pick<Member, 'id' | 'email'>,
): Promise<PlacedOrder[]> {
  const { query } = queries;
  // Wait for concurrent transactions that lock or reference the member, so that rows they add are
  // deleted too.
  await lockMember(queries, id);
  const closing = await anonymizeOrders(queries, id);
  await clearLogEntries(queries, id, email);
  await deleteMails(queries, id, email);
  await query('delete from invitations where email = $1', [email]);
  await query('delete from submissions where member_id = $1', [id]);
  await releaseUploads(queries, id);
  await deleteMember(queries, id);
  return closing;
}

const FOREIGN_KEY = '23503';

export async function errorOf(queries: Queries, member: Member, error: unknown): Promise<unknown> {
  const mayBeGone = error instanceof HttpError || sqlStateOf(error) === FOREIGN_KEY;
  return mayBeGone && !(await memberById(queries, member.id)) ? unauthenticated() : error;
}

async function clearLogEntries({ query }: Queries, id: string, email: string): Promise<void> {
  await query(
    `update desk_log set about = '{}'
     where position($2 in about) > 0 or position($3 in about) > 0 or exists (
       select 1 from submissions where member_id = $1 and position('"' || id || '"' in about) > 0)`,
    [id, JSON.stringify(id), JSON.stringify(email)],
  );
}

async function deleteMails({ query }: Queries, id: string, email: string): Promise<void> {
  await query(
    `delete from outbox where recipient = $2
       or (reply_to = $2 and sent_at is null and recipient in (select email from people))
       or (recipient in (select email from submissions where member_id = $1)
         and not ${isMembersAddress('recipient')})`,
    [id, email],
  );
  await query('update outbox set reply_to = null where reply_to = $1', [email]);
}
