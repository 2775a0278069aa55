/**
 * `tests/data/dumps` holds a dump (`pg_dump --inserts`) of each earlier schema but the first two.
 * With a new migration, add a dump of the schema before it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareDatabase } from '../../server/database';
import type { Db } from '../../server/db/db';
import { migrate, NAMES } from '../../server/db/migrate';
import { databases } from './support/databases';
import { configOf } from './support/provider';

const folder = new URL('../data/dumps/', import.meta.url);
const dumps = readdirSync(folder).sort();

/** Sorted, because migrations may add columns in another order. */
async function schemaOf(db: Db): Promise<string[]> {
  const rows = await db.query<{ fact: string }>(
    `select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as fact
       from information_schema.columns where table_schema = 'public'
     union all
     select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) as fact
       from pg_constraint where connamespace = 'public'::regnamespace
     union all
     select indexdef as fact from pg_indexes where schemaname = 'public'`,
  );
  return rows.map(({ fact }) => fact).sort();
}

async function valuesOf(db: Db, sql: string): Promise<unknown[]> {
  return (await db.query(sql)).map((row) => Object.values(row));
}

test('each schema but the newest has a dump', () => {
  const names = [...NAMES].slice(2, -1).map((name) => `${name.replaceAll(' ', '-')}.sql`);
  expect(dumps).toEqual(names);
});

describe.each(databases)('migrations on $name', ({ connectEmpty }) => {
  let fresh: string[];
  beforeAll(async () => {
    const db = await connectEmpty();
    await migrate(db);
    fresh = await schemaOf(db);
    await db.close();
  });

  describe.each(dumps)('from %s', (dump) => {
    let db: Db;
    beforeAll(async () => {
      db = await connectEmpty();
      await db.script(readFileSync(new URL(dump, folder), 'utf8'));
      await migrate(db);
    });
    afterAll(() => db.close());

    test('the schema equals a new one', async () => {
      expect(await schemaOf(db)).toEqual(fresh);
    });

    test('rows stay, with the columns of later versions', async () => {
      expect(await valuesOf(db, 'select id, email, date_of_birth from members')).toEqual([
        ['m1', 'asha@fin.example', '1990-02-03'],
      ]);
      expect(await valuesOf(db, 'select title_id from watchlist')).toEqual([['101']]);
      expect(await valuesOf(db, 'select status, order_id from subscriptions')).toEqual([
        ['active', 'paid'],
      ]);
      // A migration expires the order `begun`, whose checkout was never opened.
      expect(await valuesOf(db, 'select id, status from orders order by id')).toEqual([
        ['begun', 'expired'],
        ['paid', 'paid'],
      ]);
      expect(await valuesOf(db, 'select id, is_public, owner_id from uploads order by id')).toEqual(
        [
          ['cast', false, 'm1'],
          ['face', true, null],
          ['thumb', false, 'm1'],
        ],
      );
      const [session] = await valuesOf(
        db,
        'select length(public_id) > 8 as named, seen_at is not null as seen from sessions',
      );
      expect(session).toEqual([true, true]);
    });

    test('a server starts with it', async () => {
      await prepareDatabase(db, configOf({ demoMember: true }));
      const [{ n } = { n: 0 }] = await db.query<{ n: number }>(
        'select count(*)::int as n from titles',
      );
      expect(n).toBeGreaterThan(100);
    });
  });
});
