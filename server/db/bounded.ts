/** A database with an end to its queue, at which every caller has a fair turn. */
import { currentCaller } from './caller';
import type { Db } from './db';
import { fairQueue, type QueueBounds } from './fair-queue';

/** As many at once as there are connections; a page of the site makes about thirty queries. */
const BOUNDS: QueueBounds = { atOnce: 10, atOnceEach: 8, waiting: 400, waitingEach: 150 };

/** Methods throw `QueueFull` where too many wait. A transaction is one turn. */
export function bounded(db: Db): Db {
  const queue = fairQueue(BOUNDS);
  return {
    query: (sql, parameters) => queue.run(currentCaller(), () => db.query(sql, parameters)),
    script: (sql) => queue.run(currentCaller(), () => db.script(sql)),
    tx: (work, options) => queue.run(currentCaller(), () => db.tx(work, options)),
    hasRoom: () => db.hasRoom(),
    close: () => db.close(),
  };
}
