import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { currentClient } from '../db/client';
import { fairQueue } from '../db/fair-queue';

const BLOCK_SIZE = 8;
/** OWASP recommends p = 5 for N = 2^14 and r = 8. One hash takes 16 MiB. */
const PARALLELISM = 5;
const HASH_LENGTH = 32;
const SALT_LENGTH = 16;
const queue = fairQueue({ atOnce: 2, atOnceEach: 2, waiting: 120, waitingEach: 60 });

export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(SALT_LENGTH);
  const hash = await derive(password, salt, cost, BLOCK_SIZE, PARALLELISM);
  return [
    'scrypt',
    cost,
    BLOCK_SIZE,
    PARALLELISM,
    salt.toString('base64url'),
    hash.toString('base64url'),
  ].join('$');
}

/**
 * Without a stored hash, hashes at `cost` anyway, so that timing doesn't reveal who has an account.
 */
export async function isPassword(
  password: string,
  stored: string | null,
  cost: number,
): Promise<boolean> {
  const [, n, r, p, salt = '', hash = ''] = (stored ?? '').split('$');
  const derived = stored
    ? await derive(password, Buffer.from(salt, 'base64url'), Number(n), Number(r), Number(p))
    : await derive(password, randomBytes(SALT_LENGTH), cost, BLOCK_SIZE, PARALLELISM);
  const expected = stored ? Buffer.from(hash, 'base64url') : randomBytes(HASH_LENGTH);
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

function derive(password: string, salt: Buffer, N: number, r: number, p: number): Promise<Buffer> {
  const options = { N, r, p, maxmem: 256 * N * r };
  return queue.run(currentClient(), () => scryptAsync(password.normalize('NFKC'), salt, options));
}

function scryptAsync(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, HASH_LENGTH, options, (error, hash) => {
      if (error) reject(error);
      else resolve(hash);
    });
  });
}
