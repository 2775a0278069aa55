import pg from 'pg';
import type { Parameter, Queries } from './db';
import { DatabaseUnavailable, isUnavailable } from './unavailable';

const POOL_SIZE = 10;
const DATE_OID = 1082;

/** In ms. Timeouts throw `DatabaseUnavailable`. `idle` limits idle time within a transaction. */
export interface Timeouts {
  readonly connect: number;
  readonly statement: number;
  readonly lock: number;
  readonly idle: number;
  /** Client-side timeout for an unresponsive database; must exceed `statement`. */
  readonly answer: number;
}

const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === DATE_OID) return (value: string) => value;
    if (format === 'binary') return pg.types.getTypeParser(oid, 'binary');
    return pg.types.getTypeParser(oid, 'text');
  },
};

export function createPool(
  url: string,
  onConnectionError: (error: Error) => void,
  { connect, statement, lock, idle, answer }: Timeouts,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    types,
    connectionTimeoutMillis: connect,
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idle,
    query_timeout: answer,
    keepAlive: true,
  });
  // Listen on every connection: the pool handles `error` events of idle connections only, and an
  // unhandled event would crash the process.
  pool.on('connect', (client) => client.on('error', onConnectionError));
  pool.on('error', () => {});
  return pool;
}

export function queriesOver(target: pg.Pool | pg.PoolClient, answerMs?: number): Queries {
  const ask = (text: string, values?: Parameter[]) =>
    reaching(() =>
      target.query({
        text,
        ...(values && { values }),
        ...(answerMs && { query_timeout: answerMs }),
      }),
    );
  return {
    async query<R extends object>(sql: string, parameters: readonly Parameter[] = []) {
      return (await ask(sql, [...parameters])).rows as R[];
    },
    async script(sql) {
      await ask(sql);
    },
  };
}

export async function reaching<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw isUnavailable(error) ? new DatabaseUnavailable(error) : error;
  }
}
