/** PostgreSQL, or an engine that speaks its protocol, through a pool of connections. */
import pg from 'pg';
import type { Db, Parameter, Queries } from './db';
import { withRetries } from './db';
import { DatabaseUnavailable, isUnavailable } from './unavailable';

const POOL_SIZE = 10;
const DATE_OID = 1082;

/** Connects to `url` (`postgres://…`). `onConnectionError` is called when a connection breaks. */
export async function openPostgres(
  url: string,
  onConnectionError: (error: Error) => void,
): Promise<Db> {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === DATE_OID
        ? (value: string) => value
        : format === 'binary'
          ? pg.types.getTypeParser(oid, 'binary')
          : pg.types.getTypeParser(oid, 'text'),
  };
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, types });
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
  return {
    ...queriesOver(pool),
    tx: (work) => withRetries(() => transaction(pool, work)),
    close: () => pool.end(),
  };
}

async function transaction<T>(pool: pg.Pool, work: (queries: Queries) => Promise<T>): Promise<T> {
  const client = await reaching(() => pool.connect());
  let broken = false;
  try {
    await reaching(() => client.query('begin'));
    const result = await work(queriesOver(client));
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

function queriesOver(target: pg.Pool | pg.PoolClient): Queries {
  return {
    async query<R extends object>(sql: string, parameters: readonly Parameter[] = []) {
      return (await reaching(() => target.query(sql, [...parameters]))).rows as R[];
    },
    async script(sql) {
      await reaching(() => target.query(sql));
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
