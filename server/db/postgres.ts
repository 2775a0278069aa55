/** PostgreSQL, or an engine that speaks its protocol, through a pool of connections. */
import pg from 'pg';
import type { Db, Parameter, Queries } from './db';
import { withRetries } from './db';

const POOL_SIZE = 10;
const DATE_OID = 1082;

/** Connects to `url` (`postgres://…`). `onIdleError` is called when an unused connection breaks. */
export async function openPostgres(url: string, onIdleError: (error: Error) => void): Promise<Db> {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === DATE_OID
        ? (value: string) => value
        : format === 'binary'
          ? pg.types.getTypeParser(oid, 'binary')
          : pg.types.getTypeParser(oid, 'text'),
  };
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, types });
  pool.on('error', onIdleError);
  try {
    await pool.query('select 1');
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
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('begin');
    const result = await work(queriesOver(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

function queriesOver(target: pg.Pool | pg.PoolClient): Queries {
  return {
    async query<R extends object>(sql: string, parameters: readonly Parameter[] = []) {
      return (await target.query(sql, [...parameters])).rows as R[];
    },
    async script(sql) {
      await target.query(sql);
    },
  };
}
