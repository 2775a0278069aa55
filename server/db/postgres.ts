import type pg from 'pg';
import { type Db, type Queries, withRetries } from './db';
import { createPool, queriesOver, reaching, type Timeouts } from './postgres-pool';
import { DatabaseUnavailable } from './unavailable';

const TIMEOUTS: Timeouts = {
  connect: 5_000,
  statement: 10_000,
  lock: 5_000,
  idle: 15_000,
  answer: 12_000,
};
const PATIENT_MS = 5 * 60_000;
const PATIENTLY = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  .map((name) => `set local ${name} = ${PATIENT_MS}`)
  .join('; ');

export async function openPostgres(
  url: string,
  onConnectionError: (error: Error) => void,
  timeouts: Timeouts = TIMEOUTS,
): Promise<Db> {
  const pool = createPool(url, onConnectionError, timeouts);
  try {
    await reaching(() => pool.query('select 1'));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    ...queriesOver(pool),
    tx: (work, { isPatient = false } = {}) => withRetries(() => transaction(pool, work, isPatient)),
    hasRoom: async () => true,
    close: () => pool.end(),
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
    const result = await work(queriesOver(client, isPatient ? PATIENT_MS : undefined));
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
