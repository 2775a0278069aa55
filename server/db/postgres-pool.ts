/** Connections to a PostgreSQL, or to an engine that speaks its protocol, and questions over them. */
import pg from 'pg';
import type { Parameter, Queries } from './db';
import { DatabaseUnavailable, isUnavailable } from './unavailable';

const POOL_SIZE = 10;
const DATE_OID = 1082;

/** How long each step may take, in ms; then it fails with `DatabaseUnavailable`. */
export interface Timeouts {
  /** Until there is a connection, a free one or a new one. */
  readonly connect: number;
  /** A statement, by the database's own clock. */
  readonly statement: number;
  /** Waiting for another transaction's lock. */
  readonly lock: number;
  /** A transaction that asks nothing; its locks are then free for others. */
  readonly idle: number;
  /** A statement, by our clock: longer than `statement`, for a database that is silent. */
  readonly answer: number;
}

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === DATE_OID
      ? (value: string) => value
      : format === 'binary'
        ? pg.types.getTypeParser(oid, 'binary')
        : pg.types.getTypeParser(oid, 'text'),
};

/** Connects to `url` when it is asked. `onConnectionError` is called when a connection breaks. */
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
  // The pool listens to its idle connections only: without this one, a connection that breaks in
  // the middle of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionError));
  pool.on('error', () => {});
  return pool;
}

/** `answerMs` stands for the pool's own. */
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

/** Throws `DatabaseUnavailable` for what means that the database is not reached. */
export async function reaching<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw isUnavailable(error) ? new DatabaseUnavailable(error) : error;
  }
}
