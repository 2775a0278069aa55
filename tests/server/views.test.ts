import { describe, expect, test } from 'vitest';
import { writeBackup } from '../../server/db/backup';
import { createViewJob } from '../../server/titles/views';
import { databases } from './support/databases';
import { newMember, type Person, toggle } from './support/people';
import { configOf, type Provider, providerBeside, sharedProvider } from './support/provider';

const COUNTED = 'Your view was counted.';
const NOTHING = 'There was nothing to count.';
const at = (moment: string) => ({ now: () => new Date(moment) });

describe.each(databases)('views and likes on $name', ({ connect }) => {
  const provider = sharedProvider(at('2026-11-27T10:00:00Z'), connect);

  const view = async (person: Person, id: string, site = provider) => {
    const payload = { entertainment_id: id };
    const { status, body } = await site.call('countView', { token: person.token, payload });
    return status === 200 ? body.message : status;
  };
  const countedOf = async (id: string) => {
    const [row] = await provider.db.query<{ counted: number }>(
      'select counted from title_views where title_id = $1',
      [id],
    );
    return row?.counted ?? 0;
  };
  const listOf = async (name: 'mostViewedMovies' | 'mostLikedMovies'): Promise<string[]> => {
    const { body } = await (await providerBeside(provider, {})).call(name);
    return body.data.map(({ id }: { id: string }) => id);
  };
  const level = (ids: readonly string[]) =>
    provider.db.query(
      'update titles set views = 900000000, likes = 900000000 where id in ($1, $2)',
      ids,
    );

  test('a title counts once a member and day, also for forty calls at once, and on the next day again', async () => {
    const [asha, noor] = [await newMember(provider), await newMember(provider)];
    const atOnce = await Promise.all(Array.from({ length: 40 }, () => view(asha, '103')));
    expect(atOnce.filter((it) => it === COUNTED)).toHaveLength(1);
    expect(atOnce.filter((it) => it === NOTHING)).toHaveLength(39);
    expect([await view(noor, '103'), await view(asha, '104')]).toEqual([COUNTED, COUNTED]);
    const lateAt = await providerBeside(provider, at('2026-11-27T23:59:59Z'));
    const nextDay = await providerBeside(provider, at('2026-11-28T00:00:00Z'));
    expect([await view(asha, '103', lateAt), await view(asha, '103', nextDay)]).toEqual([
      NOTHING,
      COUNTED,
    ]);
    expect([await countedOf('103'), await countedOf('104')]).toEqual([3, 1]);
  });

  test('members who view a title at the same moment are all counted', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => newMember(provider)));
    expect(new Set(await Promise.all(people.map((it) => view(it, '105'))))).toEqual(
      new Set([COUNTED]),
    );
    expect(await countedOf('105')).toBe(12);
  });

  test('an unknown title is ignored, and leaves no trace', async () => {
    const person = await newMember(provider);
    const marks = () => provider.db.query('select mark from view_marks order by mark');
    const before = await marks();
    expect(await view(person, 'gone')).toBe(NOTHING);
    expect(await marks()).toEqual(before);
  });

  test('Most Viewed adds views to the number of the catalogue', async () => {
    const [first = '', second = ''] = await listOf('mostViewedMovies');
    await level([first, second]);
    const [low = '', high = ''] = [first, second].sort();
    expect((await listOf('mostViewedMovies')).slice(0, 2)).toEqual([low, high]);
    await view(await newMember(provider), high);
    expect((await listOf('mostViewedMovies')).slice(0, 2)).toEqual([high, low]);
  });

  test('Most Liked adds entries of watchlists, and subtracts removed ones', async () => {
    const [first = '', second = ''] = await listOf('mostLikedMovies');
    await level([first, second]);
    const [low = '', high = ''] = [first, second].sort();
    const person = await newMember(provider);
    const heads: string[][] = [];
    for (let press = 0; press < 2; press += 1) {
      await toggle(provider, person, high);
      heads.push((await listOf('mostLikedMovies')).slice(0, 2));
    }
    expect(heads).toEqual([
      [high, low],
      [low, high],
    ]);
  });

  test('nothing stored says who has viewed a title, and what allows a guess is deleted the next day', async () => {
    const person = await newMember(provider);
    await view(person, '106');
    const [member] = await provider.db.query<{ id: string }>(
      'select id from members where email = $1',
      [person.email],
    );
    const stored = async () =>
      JSON.stringify(
        await Promise.all(
          ['title_views', 'view_days', 'view_marks'].map((table) =>
            provider.db.query(`select * from ${table}`),
          ),
        ),
      );
    expect(await stored()).not.toContain(member?.id);
    expect(await tablesInBackup(provider)).toEqual(['title_views']);
    await sweep(provider, '2026-11-27T23:59:59Z');
    expect(await days(provider)).toContain('2026-11-27');
    await sweep(provider, '2026-11-29T00:00:00Z');
    expect([await days(provider), await provider.db.query('select * from view_marks')]).toEqual([
      [],
      [],
    ]);
    expect(await countedOf('106')).toBe(1);
  });
});

const sweep = ({ db }: Provider, moment: string) => createViewJob(db, configOf(at(moment))).run();

async function tablesInBackup({ db }: Provider): Promise<string[]> {
  const tables: string[] = [];
  await writeBackup(db, new Date(), async (line) => {
    const { table = '' } = Object(JSON.parse(line)) as { table?: string };
    if (table.includes('view')) tables.push(table);
  });
  return tables;
}

async function days({ db }: Provider): Promise<string[]> {
  const rows = await db.query<{ day: string }>('select day::text from view_days order by day');
  return rows.map(({ day }) => day);
}
