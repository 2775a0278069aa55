import { expect, test } from 'vitest';
import { applyMissing, createMigrationTable, migrate, NAMES } from '../../server/db/migrate';
import { databases } from './support/databases';

test.each(databases)(
  'on $name, a plan that a cancelled one had replaced is cancelled with it',
  async ({ connectEmpty }) => {
    const db = await connectEmpty();
    await createMigrationTable(db);
    const earlier = new Set([...NAMES].filter((name) => name < '015'));
    await db.tx((queries) => applyMissing(queries, earlier), { isPatient: true });
    await db.query(
      `insert into plans values ('1', 'Pocket', 1, 1, 'month', '', 100, null, 0, '[]')`,
    );
    await db.query(
      `insert into members (id, email, first_name, last_name, password_hash, created_at)
       values ('m1', 'asha@fin.example', 'Asha', 'Rao', 'hash', now())`,
    );
    const stored = [
      ['first', 'replaced', null, '2026-01-01'],
      ['second', 'cancelled', 'first', '2026-01-02'],
      ['third', 'replaced', null, '2026-01-03'],
      ['fourth', 'active', 'third', '2026-01-04'],
      ['old', 'replaced', null, null],
      ['oldest', 'returned', null, null],
    ] as const;
    for (const [id, status, replaces, from] of stored) {
      await db.query(
        `insert into orders (id, member_id, plan_id, plan_name, amount_cents, currency, gateway,
           status, created_at) select $1, id, '1', 'Pocket', 100, 'usd', 'stripe', 'paid', now()
         from members`,
        [id],
      );
      await db.query(
        `insert into subscriptions (id, member_id, order_id, name, status, start_date, end_date,
           replaces, runs_from) select $1, id, $1, 'Pocket', $2, '2026-01-01', '2026-02-01', $3,
           $4::date from members`,
        [id, status, replaces, from],
      );
    }
    await migrate(db);
    const rows = await db.query('select id, status, runs_from from subscriptions order by id');
    await db.close();
    expect(rows.map(({ id, status, runs_from }) => [id, status, runs_from])).toEqual([
      ['first', 'cancelled', '2026-01-01'],
      ['fourth', 'active', '2026-01-04'],
      ['old', 'cancelled', '2026-01-01'],
      ['oldest', 'returned', '2026-01-01'],
      ['second', 'cancelled', '2026-01-02'],
      ['third', 'replaced', '2026-01-03'],
    ]);
  },
);
