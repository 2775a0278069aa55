/** Session tokens: 32 random bytes for the member, only their SHA-256 in the database. */
import { createHash, randomBytes } from 'node:crypto';
import type { Queries } from '../db/db';
import { type Member, memberBySession } from './members';

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** An unguessable text of 43 characters. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Issues a token for 30 days, and deletes the member's expired ones. `resetHash` is that of the
 * mailed secret which opened the session.
 */
export async function issueToken(
  { query }: Queries,
  memberId: string,
  now: Date,
  resetHash: string | null = null,
): Promise<string> {
  const token = randomToken();
  await query('delete from sessions where member_id = $1 and expires_at <= $2', [memberId, now]);
  await query(
    `insert into sessions (token_hash, member_id, expires_at, reset_hash)
     values ($1, $2, $3, $4)`,
    [digest(token), memberId, new Date(now.getTime() + LIFETIME_MS), resetHash],
  );
  return token;
}

/** The member a token belongs to; `null` where it is unknown or expired. */
export function memberOf(queries: Queries, token: string, now: Date): Promise<Member | null> {
  return memberBySession(queries, digest(token), now);
}

/** Ends one session; an unknown token is no error. */
export async function revokeToken({ query }: Queries, token: string): Promise<void> {
  await query('delete from sessions where token_hash = $1', [digest(token)]);
}

/** Ends every session of a member. */
export async function revokeAllTokens({ query }: Queries, memberId: string): Promise<void> {
  await query('delete from sessions where member_id = $1', [memberId]);
}

/** The SHA-256 of a random text, in base64url: all that is kept of it. */
export function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
