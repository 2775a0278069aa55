import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../server/catalogue/catalogue';
import { seedCatalogue } from '../../server/catalogue/seed';
import { prepareDatabase } from '../../server/database';
import type { Db } from '../../server/db/db';
import { migrate, NAMES } from '../../server/db/migrate';
import { databases } from './support/databases';
import { configOf } from './support/provider';

const config = configOf({});

describe.each(databases)('the database $name', ({ connectEmpty }) => {
  let db: Db;
  beforeAll(async () => {
    db = await connectEmpty();
    await db.script('create table counters (name text primary key, n int not null)');
  });
  afterAll(() => db.close());

  const counter = async (name: string) =>
    (await db.query<{ n: number }>('select n from counters where name = $1', [name]))[0]?.n;

  test('reads dates as texts, moments as dates, bytes as bytes, JSON as values', async () => {
    const bytes = new Uint8Array([0, 255, 10]);
    const moment = new Date('2026-02-28T23:30:00.123Z');
    const [row] = await db.query<{ bytes: Uint8Array }>(
      `select '2026-02-28'::date as day, $1::timestamptz as moment, $2::bytea as bytes,
         '{"a":[1]}'::jsonb as json, 1.5::double precision as number, null::text as nothing`,
      [moment, bytes],
    );
    expect({ ...row, bytes: new Uint8Array(row?.bytes ?? []) }).toEqual({
      day: '2026-02-28',
      moment,
      bytes,
      json: { a: [1] },
      number: 1.5,
      nothing: null,
    });
  });

  test('a transaction that throws leaves nothing, and the database usable', async () => {
    const work = db.tx(async ({ query }) => {
      await query(`insert into counters values ('thrown', 1)`);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    const broken = db.tx(async ({ query }) => {
      await query(`insert into counters values ('broken', 1)`);
      await query('select no_such_column');
    });
    await expect(broken).rejects.toMatchObject({ code: '42703' });
    expect([await counter('thrown'), await counter('broken')]).toEqual([undefined, undefined]);
  });

  test('transactions that conflict are retried until all succeed', async () => {
    await db.query(`insert into counters values ('raced', 0)`);
    const add = () =>
      db.tx(async ({ query }) => {
        await query('set transaction isolation level serializable');
        const [row] = await query<{ n: number }>(`select n from counters where name = 'raced'`);
        await query(`update counters set n = $1 where name = 'raced'`, [(row?.n ?? 0) + 1]);
      });
    await Promise.all(Array.from({ length: 6 }, add));
    expect(await counter('raced')).toBe(6);
  });

  test('servers that start together prepare the database once', async () => {
    await Promise.all([1, 2, 3, 4].map(() => prepareDatabase(db, config)));
    const [count] = await db.query(`select count(*)::int as n from members`);
    expect(count).toEqual({ n: 1 });
    await migrate(db);
    const applied = await db.query('select name from schema_migrations order by name');
    const names = [...NAMES, 'lock'];
    expect(applied).toEqual(names.map((name) => ({ name })));
  });

  test('a database of a newer version is refused, and left as it is', async () => {
    await prepareDatabase(db, config);
    await db.query(`insert into schema_migrations (name) values ('999 from tomorrow')`);
    await expect(migrate(db)).rejects.toThrow(
      'The database was written by a newer version of Fin (it has the migrations "999 from tomorrow").',
    );
    await db.query(`delete from schema_migrations where name = '999 from tomorrow'`);
    await migrate(db);
  });

  test('a changed catalogue is applied, and watchlists keep what still exists', async () => {
    await prepareDatabase(db, config);
    const catalogue = loadCatalogue();
    const listed = await db.query<{ title_id: string }>('select title_id from watchlist');
    const [removed = '', ...kept] = listed.map(({ title_id }) => title_id).sort();
    const changed = {
      ...catalogue,
      banners: catalogue.banners.filter(({ title }) => title !== removed),
      titles: catalogue.titles
        .filter(({ id }) => id !== removed)
        .map((title) => (title.id === kept[0] ? { ...title, name: 'Ünder a New Name' } : title)),
    };
    await seedCatalogue(db, changed);
    const names = await db.query('select name, folded from titles where id = $1', [kept[0] ?? '']);
    expect(names).toEqual([{ name: 'Ünder a New Name', folded: 'under a new name' }]);
    const remaining = await db.query('select title_id from watchlist order by title_id');
    expect(remaining).toEqual(kept.map((title_id) => ({ title_id })));
    await seedCatalogue(db, catalogue);
    const count = await db.query('select count(*)::int as n from titles');
    expect(count).toEqual([{ n: catalogue.titles.length }]);
  });
});
