import { createHash, randomBytes } from 'node:crypto';
import type { MemberSession } from '../../contract/sign-ins';
import type { Config } from '../config';
import type { Queries } from '../db/db';
import { unlessDiskFull } from '../db/disk';
import { HttpError } from '../http/http-error';
import { isDisabled, type Member, memberBySession } from './members';

const DAY_MS = 24 * 60 * 60 * 1000;
const SEEN_EVERY_MS = 60 * 60 * 1000;
const SESSIONS_EACH = 20;

export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

interface Opening {
  readonly memberId: string;
  readonly device: string | null;
  readonly resetHash?: string | null;
}

type Life = Pick<Config, 'now' | 'sessionDays' | 'isSessionSliding'>;

/** @throws {HttpError} 422, as for wrong credentials, if the member is disabled */
export async function issueToken(
  queries: Queries,
  life: Life,
  { memberId, device, resetHash = null }: Opening,
): Promise<string> {
  if (await isDisabled(queries, memberId)) throw new HttpError(422, 'server.account.disabled');
  const { query } = queries;
  const token = randomToken();
  const now = life.now();
  await query('delete from sessions where member_id = $1 and expires_at <= $2', [memberId, now]);
  await query(
    `insert into sessions (token_hash, member_id, expires_at, reset_hash, public_id, device, seen_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [digest(token), memberId, endOf(life), resetHash, randomToken().slice(0, 16), device, now],
  );
  await query(
    `delete from sessions where member_id = $1 and token_hash not in (
       select token_hash from sessions where member_id = $1
       order by seen_at desc, expires_at desc limit ${SESSIONS_EACH})`,
    [memberId],
  );
  return token;
}

export async function memberOf(
  queries: Queries,
  token: string,
  life: Life,
): Promise<Member | null> {
  const now = life.now();
  const hash = digest(token);
  const found = await memberBySession(queries, hash, now);
  if (!found) return null;
  const { session_seen_at, ...member } = found;
  if (now.getTime() - session_seen_at.getTime() >= SEEN_EVERY_MS) {
    await unlessDiskFull(
      queries.query(
        'update sessions set seen_at = $2, expires_at = coalesce($3, expires_at) where token_hash = $1',
        [hash, now, life.isSessionSliding ? endOf(life) : null],
      ),
    );
  }
  return member;
}

function endOf({ now, sessionDays }: Life): Date {
  return new Date(now().getTime() + sessionDays * DAY_MS);
}

export async function sessionsOf(
  { query }: Queries,
  memberId: string,
  token: string,
  now: Date,
): Promise<MemberSession[]> {
  const rows = await query<{ id: string; device: string | null; seen_at: Date; hash: string }>(
    `select public_id as id, device, seen_at, token_hash as hash from sessions
     where member_id = $1 and expires_at > $2 order by seen_at desc, public_id`,
    [memberId, now],
  );
  const own = digest(token);
  return rows.map(({ hash, seen_at, ...row }) => ({
    ...row,
    seen_at: seen_at.toISOString(),
    is_current: hash === own,
  }));
}

export async function revokeToken({ query }: Queries, token: string): Promise<void> {
  await query('delete from sessions where token_hash = $1', [digest(token)]);
}

export async function revokeSession(
  { query }: Queries,
  memberId: string,
  publicId: string,
): Promise<void> {
  await query('delete from sessions where member_id = $1 and public_id = $2', [memberId, publicId]);
}

export async function revokeAllTokens({ query }: Queries, memberId: string): Promise<void> {
  await query('delete from sessions where member_id = $1', [memberId]);
}

export function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
