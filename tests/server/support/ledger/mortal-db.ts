import type { Db, Queries } from '../../../../server/db/db';

export interface MortalDb extends Db {
  /** Dies at the nth boundary. Each statement and each transaction has two: its start and its end. */
  dieWithin(statements: number): void;
  readonly isDead: boolean;
}

class ProcessDied extends Error {
  override readonly name = 'ProcessDied';
}

export function mortal(db: Db): MortalDb {
  let left = Number.POSITIVE_INFINITY;
  const live = () => {
    left -= 1;
    if (left <= 0) throw new ProcessDied('The process died');
  };
  const dying = ({ query, script }: Queries): Queries => ({
    async query<R extends object>(...[sql, parameters]: Parameters<Queries['query']>) {
      live();
      const rows = await query<R>(sql, parameters);
      live();
      return rows;
    },
    script,
  });
  return {
    ...db,
    ...dying(db),
    async tx(work, options) {
      live();
      const done = await db.tx((queries) => work(dying(queries)), options);
      live();
      return done;
    },
    close: async () => {},
    dieWithin(statements) {
      left = statements;
    },
    get isDead() {
      return left <= 0;
    },
  };
}
