import { domainToUnicode } from 'node:url';
import type { Gender, User } from '../../contract/entities';
import { identityOf } from '../../contract/forms/email';
import { first, type Queries } from '../db/db';
import { unlessDiskFull } from '../db/disk';

export interface Member {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly mobile: string | null;
  readonly gender: Gender | null;
  readonly date_of_birth: string | null;
  readonly profile_image: string | null;
  readonly password_hash: string;
  readonly confirmed_at: Date | null;
  readonly language: string | null;
}

export type NewMember = Pick<
  Member,
  'id' | 'email' | 'first_name' | 'last_name' | 'password_hash' | 'language'
>;

/** `profile_image: null` leaves the current picture unchanged. */
export type Profile = Pick<
  Member,
  'first_name' | 'last_name' | 'mobile' | 'gender' | 'date_of_birth' | 'profile_image'
>;

const COLUMNS = `members.id, email, first_name, last_name, mobile, gender, date_of_birth,
  profile_image, password_hash, confirmed_at, members.language`;

/** The address as older versions stored it: with the domain in Unicode instead of Punycode. */
function earlierIdentityOf(email: string): string {
  const identity = identityOf(email);
  const at = identity.lastIndexOf('@') + 1;
  return identity.slice(0, at) + domainToUnicode(identity.slice(at));
}

export function userOf(member: Member): User {
  const { id: _, password_hash: __, confirmed_at: ___, language: ____, ...user } = member;
  return user;
}

export async function memberByEmail({ query }: Queries, email: string): Promise<Member | null> {
  return first(
    await query<Member>(
      `select ${COLUMNS} from members where email in ($1, $2) order by email <> $1 limit 1`,
      [identityOf(email), earlierIdentityOf(email)],
    ),
  );
}

export async function memberById({ query }: Queries, id: string): Promise<Member | null> {
  return first(await query<Member>(`select ${COLUMNS} from members where id = $1`, [id]));
}

export async function memberBySession(
  { query }: Queries,
  tokenHash: string,
  now: Date,
): Promise<(Member & { session_seen_at: Date }) | null> {
  return first(
    await query<Member & { session_seen_at: Date }>(
      `select ${COLUMNS}, sessions.seen_at as session_seen_at
       from sessions join members on members.id = sessions.member_id
       where token_hash = $1 and expires_at > $2 and disabled_at is null`,
      [tokenHash, now],
    ),
  );
}

export async function addMember(
  { query }: Queries,
  { id, email, first_name, last_name, password_hash, language }: NewMember,
  now: Date,
): Promise<boolean> {
  const added = await query(
    `insert into members (id, email, first_name, last_name, password_hash, language, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
    [id, identityOf(email), first_name, last_name, password_hash, language, now],
  );
  return added.length > 0;
}

export async function markConfirmed(
  { query }: Queries,
  memberId: string,
  now: Date,
): Promise<boolean> {
  const noted = await query(
    'update members set confirmed_at = $2 where id = $1 and confirmed_at is null returning id',
    [memberId, now],
  );
  return noted.length > 0;
}

export async function storeLanguage(
  { query }: Queries,
  { id, language: known }: Pick<Member, 'id' | 'language'>,
  language: string | null,
): Promise<void> {
  if (language === null || language === known) return;
  await unlessDiskFull(query('update members set language = $2 where id = $1', [id, language]));
}

export async function isConfirmed({ query }: Queries, memberId: string): Promise<boolean> {
  const found = await query('select 1 from members where id = $1 and confirmed_at is not null', [
    memberId,
  ]);
  return found.length > 0;
}

export async function memberSince({ query }: Queries, id: string): Promise<Date | null> {
  const found = await query<{ created_at: Date }>('select created_at from members where id = $1', [
    id,
  ]);
  return first(found)?.created_at ?? null;
}

export async function storeProfile(
  { query }: Queries,
  memberId: string,
  { first_name, last_name, mobile, gender, date_of_birth, profile_image }: Profile,
): Promise<Member | null> {
  return first(
    await query<Member>(
      `update members set first_name = $2, last_name = $3, mobile = $4, gender = $5,
         date_of_birth = $6::date, profile_image = coalesce($7, profile_image)
       where id = $1 returning ${COLUMNS}`,
      [memberId, first_name, last_name, mobile, gender, date_of_birth, profile_image],
    ),
  );
}

export async function replacePassword(
  { query }: Queries,
  { id, password_hash }: Member,
  newHash: string,
): Promise<boolean> {
  const changed = await query(
    'update members set password_hash = $2 where id = $1 and password_hash = $3 returning id',
    [id, newHash, password_hash],
  );
  return changed.length > 0;
}

/**
 * Whether the password is unchanged since the member was read. If so, also locks the member's row
 * against changes until the transaction ends.
 */
export async function isCurrentPassword(
  { query }: Queries,
  { id, password_hash }: Member,
): Promise<boolean> {
  const found = await query(
    'select id from members where id = $1 and password_hash = $2 for share',
    [id, password_hash],
  );
  return found.length > 0;
}

export async function lockMember({ query }: Queries, memberId: string): Promise<boolean> {
  const found = await query('select id from members where id = $1 for update', [memberId]);
  return found.length > 0;
}

export async function signUpsByDay({ query }: Queries, from: string): Promise<Map<string, number>> {
  const rows = await query<{ day: string; members: number }>(
    `select (created_at at time zone 'UTC')::date as day, count(*)::int as members from members
     where created_at >= $1::timestamp at time zone 'UTC' group by 1`,
    [from],
  );
  return new Map(rows.map(({ day, members }) => [day, members]));
}

export async function setDisabled(
  { query }: Queries,
  memberId: string,
  at: Date | null,
): Promise<boolean> {
  const found = await query(
    `update members set disabled_at = case when $2::timestamptz is null then null
       else coalesce(disabled_at, $2) end
     where id = $1 returning id`,
    [memberId, at],
  );
  return found.length > 0;
}

export async function isDisabled({ query }: Queries, memberId: string): Promise<boolean> {
  const found = await query<{ disabled_at: Date | null }>(
    'select disabled_at from members where id = $1 for share',
    [memberId],
  );
  return first(found)?.disabled_at != null;
}

export function isProfileImage(address: string): string {
  return `exists (select 1 from members where profile_image = ${address})`;
}

export function isMembersAddress(address: string): string {
  return `exists (select 1 from members where email = ${address})`;
}

export async function deleteMember({ query }: Queries, id: string): Promise<void> {
  await query('delete from members where id = $1', [id]);
}
