import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBackup } from '../../server/db/backup';
import { openPglite } from '../../server/db/pglite';
import { DatabaseUnavailable } from '../../server/db/unavailable';
import { fillFolder } from './support/databases';
import { eventually } from './support/eventually';
import { newMember, toggle } from './support/people';
import { openProvider } from './support/provider';
import { folderWith } from './support/shared';

const PROGRAM = resolve('build/pglite-worker.js');

const openFolder = (dataDir: string, options: Partial<Parameters<typeof openPglite>[1]> = {}) =>
  openPglite(dataDir, { program: PROGRAM, silenceMs: 30_000, onLost: () => {}, ...options });

const template = folderWith({}, afterAll);
beforeAll(async () => {
  await fillFolder(template);
  const db = await openFolder(template);
  await db.script(`create table notes (text text); insert into notes values ('kept')`);
  await db.close();
});

async function writtenFolder(): Promise<string> {
  const folder = folderWith();
  await cp(template, folder, { recursive: true });
  return folder;
}

async function notesIn(dataDir: string) {
  const db = await openFolder(dataDir);
  try {
    return await db.query('select text from notes');
  } finally {
    await db.close();
  }
}

const markerOf = async (dataDir: string) =>
  JSON.parse(await readFile(join(dataDir, 'fin.json'), 'utf8'));

test('a folder identifies its database, from start to start', async () => {
  const dataDir = await writtenFolder();
  const marker = await markerOf(dataDir);
  expect(marker).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    created: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    schema: expect.any(Number),
    isComplete: true,
  });
  expect(await notesIn(dataDir)).toEqual([{ text: 'kept' }]);
  expect(await markerOf(dataDir)).toEqual(marker);
});

test('a folder from before markers is opened, and gets one', async () => {
  const dataDir = await writtenFolder();
  await rm(join(dataDir, 'fin.json'));
  expect(await notesIn(dataDir)).toEqual([{ text: 'kept' }]);
  expect(await markerOf(dataDir)).toMatchObject({ isComplete: true });
});

test('a folder that lost its PG_VERSION is refused, and not modified', async () => {
  const dataDir = await writtenFolder();
  await rm(join(dataDir, 'pglite/PG_VERSION'));
  const before = await readdir(join(dataDir, 'pglite/base'));
  const { id, created } = await markerOf(dataDir);
  await expect(openFolder(dataDir)).rejects.toThrow(
    `The data folder ${dataDir} held the database ${id} of ${created}, and its files are gone or ` +
      `damaged. Restore ${join(dataDir, 'pglite')} from a backup, or set DATA_DIR to another folder. ` +
      `To begin with an empty database on purpose, move ${dataDir} away.`,
  );
  expect(await readdir(join(dataDir, 'pglite/base'))).toEqual(before);
  await rm(join(dataDir, 'fin.json'));
  await expect(openFolder(dataDir)).rejects.toThrow(`The data folder ${dataDir} held a database,`);
});

test('a folder that lost its whole database is refused', async () => {
  const dataDir = await writtenFolder();
  await rm(join(dataDir, 'pglite'), { recursive: true });
  await expect(openFolder(dataDir)).rejects.toThrow('its files are gone or damaged');
  expect(await readdir(dataDir)).toEqual(['fin.json']);
});

test('a database that was half created is created again', async () => {
  const half = { id: 'x', created: '2026-11-22T00:00:00.000Z', schema: 1, isComplete: false };
  const dataDir = folderWith({
    'fin.json': JSON.stringify(half),
    'pglite/postgresql.conf': 'half',
  });
  const db = await openFolder(dataDir);
  expect(await db.query('select 1 as n')).toEqual([{ n: 1 }]);
  await db.close();
  expect(await markerOf(dataDir)).toMatchObject({ id: 'x', isComplete: true });
});

test('a folder of a newer version is refused', async () => {
  const dataDir = await writtenFolder();
  const { schema, ...marker } = await markerOf(dataDir);
  const newer = { ...marker, schema: schema + 1 };
  await writeFile(join(dataDir, 'fin.json'), JSON.stringify(newer));
  await expect(openFolder(dataDir)).rejects.toThrow(
    `was written by a newer version of Fin (schema ${schema + 1}, this one knows ${schema})`,
  );
});

test("a marker that can't be read is reported", async () => {
  const dataDir = await writtenFolder();
  await writeFile(join(dataDir, 'fin.json'), '{"id"');
  await expect(openFolder(dataDir)).rejects.toThrow(
    `${join(dataDir, 'fin.json')} cannot be read. Restore it from a backup`,
  );
});

test('a slow query blocks nothing but the database', async () => {
  const db = await openFolder(await writtenFolder());
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 1);
  await db.query('select count(*) from generate_series(1, 3000000)');
  clearInterval(turning);
  expect(turns).toBeGreaterThan(20);
  await db.close();
});

test('in its thread the database behaves as elsewhere', async () => {
  const db = await openFolder(await writtenFolder());
  await db.script('create table kept (n int unique, day date, content bytea)');
  const bytes = Uint8Array.from({ length: 5 * 1024 * 1024 }, (_, at) => at % 256);
  await db.query('insert into kept values (1, $1, $2)', ['2026-02-28', bytes]);
  const [row] = await db.query<{ day: string; content: Uint8Array }>('select * from kept');
  expect(row?.day).toBe('2026-02-28');
  expect(Buffer.compare(row?.content ?? new Uint8Array(), bytes)).toBe(0);
  const thrown = db.tx(async ({ query }) => {
    await query('insert into kept values (2)');
    throw new Error('changed my mind');
  });
  await expect(thrown).rejects.toThrow('changed my mind');
  const broken = db.tx(({ query }) => query('insert into kept values (3), (1)'));
  await expect(broken).rejects.toMatchObject({ code: '23505' });
  const added = await Promise.all(
    [4, 5, 6].map((n) => db.tx(({ query }) => query('insert into kept values ($1)', [n]))),
  );
  expect(added).toEqual([[], [], []]);
  expect(await db.query('select n from kept order by n')).toEqual([1, 4, 5, 6].map((n) => ({ n })));
  await db.close();
  await expect(db.query('select 1')).rejects.toThrow('The embedded database is closed');
});

test('a database that stops answering is abandoned, and its operator notified', async () => {
  const reported: string[] = [];
  const db = await openFolder(await writtenFolder(), {
    silenceMs: 1_500,
    onLost: ({ message }) => reported.push(message),
  });
  const stuck = db.query('select count(*) from generate_series(1, 500000000)');
  await expect(stuck).rejects.toBeInstanceOf(DatabaseUnavailable);
  await expect(db.query('select 1')).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(reported).toEqual(['the embedded database has not responded for 1.5 s']);
  await db.close();
});

const MB = 1024 * 1024;

test('on a full disk nothing is written and everything is read, until there is space again', async () => {
  let free = 1000 * MB;
  const db = await openFolder(await writtenFolder(), { freeBytes: async () => free });
  let now = new Date();
  const provider = await openProvider(db, { now: () => now });
  const { token } = await newMember(provider);
  const readiness = async () => {
    const response = await provider.get('/readyz');
    return [response.status, await response.json()];
  };
  free = 10 * MB;
  await eventually(async () => expect(await readiness()).toEqual([200, { status: 'degraded' }]));
  const message = "We can't save anything right now. Please try again later.";
  expect(await toggle(provider, { token }, '101')).toEqual({
    status: 507,
    body: { status: false, message },
  });
  // A session records its last use once an hour, so this read also tries to write.
  now = new Date(now.getTime() + 61 * 60_000);
  expect((await provider.call('watchlist', { token })).body.data).toEqual([]);
  expect((await provider.call('movies')).status).toBe(200);
  expect(provider.errors).toEqual([]);
  free = 1000 * MB;
  await eventually(async () => expect(await readiness()).toEqual([200, { status: 'ok' }]));
  expect((await toggle(provider, { token }, '101')).status).toBe(200);
  await provider.close();
});

test('a backup is made on a disk that is too full for writes', async () => {
  const db = await openFolder(await writtenFolder(), { freeBytes: async () => 50 * MB });
  expect(await db.hasRoom()).toBe(false);
  const lines: string[] = [];
  await writeBackup(db, new Date(), async (line) => {
    lines.push(line);
  });
  expect(lines).toContain('["kept"]');
  await db.close();
});

test('a start on a full disk reports it', async () => {
  const dataDir = folderWith();
  await expect(openFolder(dataDir, { freeBytes: async () => 10 * MB })).rejects.toThrow(
    `DATA_DIR is ${dataDir}, whose disk is full: the database needs 48 MB to start. ` +
      'Make room there, or set DATA_DIR to another folder.',
  );
  expect(await readdir(dataDir)).toEqual([]);
});

test('a start where nothing can be written reports it', async () => {
  const file = join(folderWith({ 'a-file': '' }), 'a-file');
  for (const dataDir of [file, join(file, 'below')]) {
    await expect(openFolder(dataDir)).rejects.toThrow(
      new RegExp(
        `^DATA_DIR is ${dataDir}, where nothing can be written \\(\\w+\\)\\. Let the server`,
      ),
    );
  }
});

test('a start on a damaged database reports it, and ends', async () => {
  const dataDir = await writtenFolder();
  await writeFile(join(dataDir, 'pglite/global/pg_control'), '');
  await expect(openFolder(dataDir)).rejects.toThrow(
    new RegExp(
      `^DATA_DIR is ${dataDir}, whose database cannot be opened \\(.+\\)\\. It may be damaged`,
    ),
  );
});
