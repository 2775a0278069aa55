import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openPglite } from '../../server/db/pglite';

/** A data folder in which a note was written, closed again. */
async function writtenFolder(): Promise<string> {
  const folder = await emptyFolder();
  const db = await openPglite(folder);
  await db.script(`create table notes (text text); insert into notes values ('kept')`);
  await db.close();
  return folder;
}

async function emptyFolder(): Promise<string> {
  const created = await mkdtemp(join(tmpdir(), 'fin-folder-'));
  onTestFinished(() => rm(created, { recursive: true, force: true }));
  return created;
}

async function notesIn(dataDir: string) {
  const db = await openPglite(dataDir);
  try {
    return await db.query('select text from notes');
  } finally {
    await db.close();
  }
}

const markerOf = async (dataDir: string) =>
  JSON.parse(await readFile(join(dataDir, 'fin.json'), 'utf8'));

test('a folder tells which database it holds, and keeps that from start to start', async () => {
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

test('a folder of before there were markers is opened, and gets one', async () => {
  const dataDir = await writtenFolder();
  await rm(join(dataDir, 'fin.json'));
  expect(await notesIn(dataDir)).toEqual([{ text: 'kept' }]);
  expect(await markerOf(dataDir)).toMatchObject({ isComplete: true });
});

test('a folder that lost its PG_VERSION is refused, and nothing in it is touched', async () => {
  const dataDir = await writtenFolder();
  await rm(join(dataDir, 'pglite/PG_VERSION'));
  const before = await readdir(join(dataDir, 'pglite/base'));
  const { id, created } = await markerOf(dataDir);
  await expect(openPglite(dataDir)).rejects.toThrow(
    `The data folder ${dataDir} held the database ${id} of ${created}, and its files are gone or ` +
      `damaged. Restore ${join(dataDir, 'pglite')} from a backup, or set DATA_DIR to another folder. ` +
      `To begin with an empty database on purpose, move ${dataDir} away.`,
  );
  expect(await readdir(join(dataDir, 'pglite/base'))).toEqual(before);
  await rm(join(dataDir, 'fin.json'));
  await expect(openPglite(dataDir)).rejects.toThrow(`The data folder ${dataDir} held a database,`);
});

test('a folder that lost its whole database is refused', async () => {
  const dataDir = await writtenFolder();
  await rm(join(dataDir, 'pglite'), { recursive: true });
  await expect(openPglite(dataDir)).rejects.toThrow('its files are gone or damaged');
  expect(await readdir(dataDir)).toEqual(['fin.json']);
});

test('a database that was left half created is begun again', async () => {
  const dataDir = await emptyFolder();
  const half = { id: 'x', created: '2026-11-22T00:00:00.000Z', schema: 1, isComplete: false };
  await writeFile(join(dataDir, 'fin.json'), JSON.stringify(half));
  await mkdir(join(dataDir, 'pglite'));
  await writeFile(join(dataDir, 'pglite/postgresql.conf'), 'half');
  const db = await openPglite(dataDir);
  expect(await db.query('select 1 as n')).toEqual([{ n: 1 }]);
  await db.close();
  expect(await markerOf(dataDir)).toMatchObject({ id: 'x', isComplete: true });
});

test('a folder of a newer version is refused', async () => {
  const dataDir = await writtenFolder();
  const { schema, ...marker } = await markerOf(dataDir);
  const newer = { ...marker, schema: schema + 1 };
  await writeFile(join(dataDir, 'fin.json'), JSON.stringify(newer));
  await expect(openPglite(dataDir)).rejects.toThrow(
    `was written by a newer version of Fin (schema ${schema + 1}, this one knows ${schema})`,
  );
});

test('a marker that cannot be read is told', async () => {
  const dataDir = await writtenFolder();
  await writeFile(join(dataDir, 'fin.json'), '{"id"');
  await expect(openPglite(dataDir)).rejects.toThrow(
    `${join(dataDir, 'fin.json')} cannot be read. Restore it from a backup`,
  );
});
