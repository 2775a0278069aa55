/** PostgreSQL, or an engine that speaks its protocol, through a pool of connections. */
import pg from 'pg';
import type { Db, Parameter, Queries } from './db';
import { withRetries } from './db';
import { postgresNotices } from './postgres-notices';
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

const TIMEOUTS: Timeouts = {
  connect: 5_000,
  statement: 10_000,
  lock: 5_000,
  idle: 15_000,
  answer: 12_000,
};
/** For patient transactions: every step of them. */
const PATIENCE_MS = 5 * 60_000;
const PATIENTLY = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  .map((name) => `set local ${name} = ${PATIENCE_MS}`)
  .join('; ');

/** Connects to `url` (`postgres://…`). `onConnectionError` is called when a connection breaks. */
export async function openPostgres(
  url: string,
  onConnectionError: (error: Error) => void,
  { connect, statement, lock, idle, answer }: Timeouts = TIMEOUTS,
): Promise<Db> {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === DATE_OID
        ? (value: string) => value
        : format === 'binary'
          ? pg.types.getTypeParser(oid, 'binary')
          : pg.types.getTypeParser(oid, 'text'),
  };
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
  try {
    await reaching(() => pool.query('select 1'));
  } catch (error) {
    await pool.end();
    throw error;
  }
  const notices = postgresNotices(url, (sql, parameters) =>
    reaching(() => pool.query(sql, parameters)),
  );
  return {
    ...queriesOver(pool),
    notices,
    tx: (work, { isPatient = false } = {}) => withRetries(() => transaction(pool, work, isPatient)),
    // Where PostgreSQL is, it looks after its own disk.
    hasRoom: async () => true,
    close() {
      notices.stop();
      return pool.end();
    },
  };
}

async function transaction<T>(
  pool: pg.Pool,
  work: (queries: Queries) => Promise<T>,
  isPatient: boolean,
): Promise<T> {
  const client = await reaching(() => pool.connect());
  let broken = false;
  try {
    await reaching(() => client.query('begin'));
    if (isPatient) await reaching(() => client.query(PATIENTLY));
    const result = await work(queriesOver(client, isPatient ? PATIENCE_MS : undefined));
    await reaching(() => client.query('commit'));
    return result;
  } catch (error) {
    broken = error instanceof DatabaseUnavailable || !(await rolledBack(client));
    throw error;
  } finally {
    client.release(broken);
  }
}

function rolledBack(client: pg.PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  );
}

/** `answerMs` stands for the pool's own. */
function queriesOver(target: pg.Pool | pg.PoolClient, answerMs?: number): Queries {
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
async function reaching<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw isUnavailable(error) ? new DatabaseUnavailable(error) : error;
  }
}
