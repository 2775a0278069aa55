/** Session tokens: 32 random bytes for the member, only their SHA-256 in the database. */
import { createHash, randomBytes } from 'node:crypto';
import type { MemberSession } from '../../contract/sign-ins';
import type { Config } from '../config';
import type { Queries } from '../db/db';
import { whereRoom } from '../db/disk';
import { HttpError } from '../http/http-error';
import { isDisabled, type Member, memberBySession } from './members';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How exactly it is known when a session was used: each use would be a write. */
const SEEN_EVERY_MS = 60 * 60 * 1000;
/** A member's sessions; beyond them the one that was not used for longest ends. */
const SESSIONS_EACH = 20;

/** An unguessable text of 43 characters. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

interface Opening {
  readonly memberId: string;
  /** Browser and system in words; `null` where they are not known. */
  readonly device: string | null;
  /** Of the mailed secret which opened the session. */
  readonly resetHash?: string | null;
}

type Life = Pick<Config, 'now' | 'sessionDays' | 'isSessionSliding'>;

/**
 * Issues a token for `sessionDays`, and deletes the member's expired and superfluous ones. All ways of signing in lead
 * here, in a transaction.
 * @throws {HttpError} 422 for a member who is disabled: a 401 would sign the site out (contract)
 */
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

/** The member whose session a token is; `null` where it is unknown or expired. Notes its use. */
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
    await whereRoom(
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

/** Where a member is signed in, the place seen last first. `token` is the one that asks. */
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

/** Ends one session; an unknown token is no error. */
export async function revokeToken({ query }: Queries, token: string): Promise<void> {
  await query('delete from sessions where token_hash = $1', [digest(token)]);
}

/** Ends a session of a member by its public id; an unknown one is no error. */
export async function revokeSession(
  { query }: Queries,
  memberId: string,
  publicId: string,
): Promise<void> {
  await query('delete from sessions where member_id = $1 and public_id = $2', [memberId, publicId]);
}

/** Ends every session of a member. */
export async function revokeAllTokens({ query }: Queries, memberId: string): Promise<void> {
  await query('delete from sessions where member_id = $1', [memberId]);
}

/** The SHA-256 of a random text, in base64url: all that is kept of it. */
export function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
