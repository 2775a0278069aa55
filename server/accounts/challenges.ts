/**
 * The server signs each challenge and its expiry instead of storing them.
 * To prevent replays, the server stores used challenges until they expire.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Queries } from '../db/db';
import { readSecret } from '../db/secrets';
import { digest } from './tokens';

export const CHALLENGES = 'challenges';
export const CHALLENGE_MS = 5 * 60 * 1000;
const RANDOM = 16;
const SIGNED = RANDOM + 8;

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
  // If more than the full validity is left, the clock was ahead when the challenge was issued.
  return left > 0 && left <= CHALLENGE_MS;
}

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
