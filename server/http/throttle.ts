/**
 * Counts attempts in the database, so that all servers share the counts. Each process also
 * remembers exceeded limits, so that most of a flood doesn't reach the database.
 */
import { createHash } from 'node:crypto';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit, LimitName, Limits } from '../config';
import type { Db, Parameter } from '../db/db';
import { networkOf } from './client-address';
import { HttpError } from './http-error';

export interface Throttle {
  /** @throws {HttpError} 429 with `Retry-After` in seconds */
  count(name: LimitName, client: string): Promise<void>;
  reset(name: LimitName, client: string): Promise<void>;
}

const TABLE = 'rate_limits';

export function createThrottle(db: Db, limits: Limits | null): Throttle {
  if (limits === null) return { count: async () => {}, reset: async () => {} };
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([name, windows]) => [
      name,
      windows.map((window, at) => limiter(db, `${name}.${at}`, window)),
    ]),
  ) as Record<LimitName, RateLimiterPostgres[]>;
  return {
    async count(name, client) {
      for (const window of limiters[name]) {
        const wait = await waitFor(window, keyOf(client));
        if (wait > 0) throw tooMany(Math.ceil(wait / 1000));
      }
    },
    async reset(name, client) {
      await Promise.all(limiters[name].map((window) => window.delete(keyOf(client))));
    },
  };
}

function limiter(db: Db, keyPrefix: string, { attempts, seconds }: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: {
      query: async ({ text, values }: { text: string; values: Parameter[] }) => {
        const rows = await db.query(text, values);
        return { rows, rowCount: rows.length };
      },
    },
    storeType: 'client',
    tableName: TABLE,
    tableCreated: true,
    // One limiter suffices: it clears expired rows of the whole table.
    clearExpiredByTimeout: keyPrefix === 'signIn.0',
    keyPrefix,
    points: attempts,
    duration: seconds,
    inMemoryBlockOnConsumed: attempts + 1,
  });
}

async function waitFor(window: RateLimiterPostgres, key: string): Promise<number> {
  const consume = () =>
    window.consume(key).then(
      () => 0,
      (refusal: RateLimiterRes | Error) => {
        if (refusal instanceof Error) throw refusal;
        return refusal.msBeforeNext;
      },
    );
  const wait = await consume();
  if (wait <= window.duration * 1000) return wait;
  // A wait longer than the window means that the clock was set back, or that another server's clock
  // is ahead. Reset the count then.
  await window.delete(key);
  return consume();
}

function keyOf(client: string): string {
  return createHash('sha256').update(networkOf(client)).digest('base64url');
}

function tooMany(seconds: number): HttpError {
  return new HttpError(429, 'server.refused.tooOften', undefined, {
    'Retry-After': String(seconds),
  });
}
