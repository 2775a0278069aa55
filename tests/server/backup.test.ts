import { describe, expect, onTestFinished, test } from 'vitest';
import { prepareDatabase } from '../../server/database';
import { restoreBackup, writeBackup } from '../../server/db/backup';
import type { Db } from '../../server/db/db';
import { applyMissing, createMigrationTable } from '../../server/db/migrate';
import { databases } from './support/databases';
import { newMember, PASSWORD, toggle } from './support/people';
import { png } from './support/pictures';
import { configOf, openProvider } from './support/provider';
import { pressPay } from './support/purchases';

const NOW = new Date('2026-11-22T10:00:00Z');

async function linesOf(db: Db): Promise<string[]> {
  const lines: string[] = [];
  await writeBackup(db, NOW, async (line) => {
    lines.push(line);
  });
  return lines;
}

async function* reading(lines: readonly string[]) {
  yield* lines;
}

async function opened(open: () => Promise<Db>): Promise<Db> {
  const db = await open();
  onTestFinished(() => db.close());
  return db;
}

async function livedIn(connect: () => Promise<Db>) {
  const provider = await openProvider(await connect());
  onTestFinished(provider.close);
  const { email, token } = await newMember(provider);
  const names = { first_name: 'Zoë "Ω" \\\\', last_name: "O'Neil, 100 %" };
  const payload = { ...names, email, file_url: png() };
  const answers = [
    await provider.call('updateProfile', { token, payload }),
    await toggle(provider, { token }, '101'),
    await pressPay(provider, { email, token }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  return { provider, email, token };
}

const pairs = databases.flatMap((from) =>
  databases.filter((to) => to !== from).map((to) => ({ from, to })),
);

describe.each(pairs)('a backup of $from.name, restored into $to.name', ({ from, to }) => {
  test('holds everything that was stored, and members continue', async () => {
    const { provider, email, token } = await livedIn(from.connect);
    const lines = await linesOf(provider.db);
    const restored = await to.connectEmpty();
    await restoreBackup(restored, () => reading(lines));
    expect(await linesOf(restored)).toEqual(lines);
    const again = await openProvider(restored);
    onTestFinished(again.close);
    const list = await again.call('watchlist', { token });
    expect(list.body.data.map(({ id }: { id: string }) => id)).toEqual(['101']);
    const signedIn = await again.call('signIn', { payload: { email, password: PASSWORD } });
    const picture = await again.request(signedIn.body.data.profile_image);
    const before = await provider.request(signedIn.body.data.profile_image);
    expect(await picture.arrayBuffer()).toEqual(await before.arrayBuffer());
  });
});

describe.each(databases)('a backup with $name', ({ connect, connectEmpty }) => {
  test('is not made of a database that Fin has never used', async () => {
    await expect(linesOf(await opened(connectEmpty))).rejects.toThrow(
      'The database is empty. Start Fin with it first.',
    );
  });

  test('is not restored where data exists, and leaves it as it was', async () => {
    const db = await opened(connect);
    await prepareDatabase(db, configOf({}));
    const before = await linesOf(db);
    await expect(restoreBackup(db, () => reading(before))).rejects.toThrow(
      'The database is not empty. Restore into a new one.',
    );
    expect(await linesOf(db)).toEqual(before);
  });

  test('takes nothing of a backup that is truncated, invalid, or of a newer version', async () => {
    const { provider } = await livedIn(connect);
    const lines = await linesOf(provider.db);
    const db = await opened(connectEmpty);
    const [header = '', ...rest] = lines;
    const newer = header.replace('"migrations":[', '"migrations":["999 tomorrow",');
    for (const [wrong, words] of [
      [lines.slice(0, -1), 'The backup is truncated. Nothing was restored.'],
      [lines.slice(0, -9), 'The backup is truncated. Nothing was restored.'],
      [['{"a":1}'], 'The file is not a backup of Fin.'],
      [['PK'], 'The file is not a backup of Fin.'],
      [
        [newer, ...rest],
        'The backup was made by a newer version of Fin, with the migrations "999 tomorrow".',
      ],
    ] as const) {
      await expect(restoreBackup(db, () => reading(wrong))).rejects.toThrow(words);
    }
    await restoreBackup(db, () => reading(lines));
    expect(await linesOf(db)).toEqual(lines);
  });

  test('upgrades a backup of an older version', async () => {
    const old = await opened(connectEmpty);
    await createMigrationTable(old);
    await old.tx((queries) => applyMissing(queries, new Set(['001 catalogue', '002 members'])));
    await old.query(
      `insert into members (id, email, first_name, last_name, password_hash, created_at)
         values ('m1', 'asha@fin.example', 'Asha', 'Rao', 'x', $1)`,
      [NOW],
    );
    await old.query(
      `insert into uploads (id, type, content, created_at) values ('u1', 'image/png', $1, $2)`,
      [new Uint8Array([137, 0, 255]), NOW],
    );
    const lines = await linesOf(old);
    const db = await opened(connectEmpty);
    await restoreBackup(db, () => reading(lines));
    expect(await db.query('select id, created_at from members')).toEqual([
      { id: 'm1', created_at: NOW },
    ]);
    expect(await db.query('select id, content::text as hex, is_public from uploads')).toEqual([
      { id: 'u1', hex: '\\x8900ff', is_public: true },
    ]);
    await prepareDatabase(db, configOf({}));
  });
});
