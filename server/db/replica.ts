/** Reads from a streaming replica of PostgreSQL, none of them older than what its reader has written. */
import { currentMember } from './caller';
import type { Db, Reads } from './db';
import { createPool, queriesOver } from './postgres-pool';
import { type LagTimes, replicaLag, wroteSubject } from './replica-lag';

export interface Replica extends Reads {
  close(): Promise<void>;
}

/** Shorter than the primary's, who answers where the replica does not. */
const TIMEOUTS = { connect: 1_000, statement: 2_000, lock: 1_000, idle: 2_000, answer: 2_000 };
const TIMES: LagTimes = { look: 250, behind: 5_000 };

/** Connects to `url` when it is asked, so that a replica may be away. */
export function openReplica(url: string): Replica {
  const pool = createPool(url, () => {}, TIMEOUTS);
  return { query: queriesOver(pool).query, close: () => pool.end() };
}

const POSITION = "pg_wal_lsn_diff($, '0/0')::float8 as position";
const AT_PRIMARY = `select ${POSITION.replace('$', 'pg_current_wal_insert_lsn()')}`;
const AT_REPLICA = `select pg_is_in_recovery() as is_replica,
  ${POSITION.replace('$', 'pg_last_wal_replay_lsn()')}`;

/**
 * The database, whose `reads` the replica answers. The primary answers where the replica is away, is
 * none any more, lags, or lacks what the current member has written. All servers of a database have
 * to be opened so: each tells the others who has written.
 *
 * @param onChange is told whether the replica is read from
 */
export function withReplica(
  primary: Db,
  replica: Replica,
  onChange: (isRead: boolean) => void,
  times = TIMES,
): Db {
  const positions = {
    async primary() {
      const [row] = await primary.query<{ position: number }>(AT_PRIMARY);
      return row?.position ?? Number.POSITIVE_INFINITY;
    },
    async replica() {
      const [row] = await replica.query<{ is_replica: boolean; position: number | null }>(
        AT_REPLICA,
      );
      return row?.is_replica ? row.position : null;
    },
  };
  const lag = replicaLag(primary.notices, positions, times, onChange);

  /** Who is told that it was written finds it again, at whichever server. */
  async function told<T>(writing: Promise<T>): Promise<T> {
    const result = await writing;
    const member = currentMember();
    if (member !== null) await primary.notices.tell(wroteSubject(member));
    return result;
  }

  return {
    ...primary,
    reads: {
      async query(sql, parameters) {
        if (await lag.mayAnswer(currentMember())) {
          try {
            return await replica.query(sql, parameters);
          } catch {
            // If it is not the replica's fault, the primary fails the same.
            lag.failed();
          }
        }
        return primary.query(sql, parameters);
      },
    },
    query: (sql, parameters) => {
      const asked = primary.query<never>(sql, parameters);
      return /^\s*select\b/i.test(sql) ? asked : told(asked);
    },
    script: (sql) => told(primary.script(sql)),
    tx: (work, options) => told(primary.tx(work, options)),
    async close() {
      lag.stop();
      await Promise.all([replica.close(), primary.close()]);
    },
  };
}
