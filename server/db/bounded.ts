import { currentClient } from './client';
import type { Db } from './db';
import { fairQueue, type QueueLimits } from './fair-queue';

/**
 * `atOnce` equals the connection pool's `POOL_SIZE`.
 * `waitingEach` lets one client load several pages in parallel.
 */
const LIMITS: QueueLimits = { atOnce: 10, atOnceEach: 8, waiting: 400, waitingEach: 150 };

export function bounded(db: Db): Db {
  const queue = fairQueue(LIMITS);
  return {
    query: (sql, parameters) => queue.run(currentClient(), () => db.query(sql, parameters)),
    script: (sql) => queue.run(currentClient(), () => db.script(sql)),
    tx: (work, options) => queue.run(currentClient(), () => db.tx(work, options)),
    hasRoom: () => db.hasRoom(),
    close: () => db.close(),
  };
}
