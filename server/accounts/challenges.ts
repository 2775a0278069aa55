/**
 * Challenges that a passkey signs: random, for one purpose, good for five minutes and once. Each says when it ends, under
 * a signature of this database's key, so issuing one stores nothing; one that was used is stored until it is over.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Queries } from '../db/db';
import { readSecret } from '../db/secrets';
import { digest } from './tokens';

/** The secret's name in the database. */
export const CHALLENGES = 'challenges';
export const CHALLENGE_MS = 5 * 60 * 1000;
/** Bytes: a random number, the milliseconds at which it ends, the signature. */
const RANDOM = 16;
const SIGNED = RANDOM + 8;

/** @param purpose what it is for, and for whom: a challenge of another purpose is none */
export async function issueChallenge(
  queries: Queries,
  purpose: string,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const signed = Buffer.alloc(SIGNED);
  randomBytes(RANDOM).copy(signed);
  signed.writeBigUInt64BE(BigInt(now.getTime() + CHALLENGE_MS), RANDOM);
  return Uint8Array.from([...signed, ...(await signatureOf(queries, purpose, signed))]);
}

/** Whether a challenge, in base64url, was issued for this purpose and is not over. */
export async function isChallenge(
  queries: Queries,
  purpose: string,
  challenge: string,
  now: Date,
): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url');
  const [signed, signature] = [bytes.subarray(0, SIGNED), bytes.subarray(SIGNED)];
  const expected = await signatureOf(queries, purpose, signed);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return false;
  const left = endOf(bytes).getTime() - now.getTime();
  // One that ends later was issued before the clock was set back.
  return left > 0 && left <= CHALLENGE_MS;
}

/** Uses a challenge up; false where it was used before. It must be one. */
export async function useChallenge(
  { query }: Queries,
  challenge: string,
  now: Date,
): Promise<boolean> {
  await query('delete from used_challenges where expires_at <= $1', [now]);
  const used = await query(
    `insert into used_challenges (id, expires_at) values ($1, $2)
     on conflict do nothing returning id`,
    [digest(challenge), endOf(Buffer.from(challenge, 'base64url'))],
  );
  return used.length > 0;
}

const endOf = (challenge: Buffer) => new Date(Number(challenge.readBigUInt64BE(RANDOM)));

async function signatureOf(queries: Queries, purpose: string, signed: Uint8Array): Promise<Buffer> {
  const key = await readSecret(queries, CHALLENGES);
  return createHmac('sha256', key).update(`${purpose}\n`).update(signed).digest();
}
