import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { NAMES } from './migrate';

const FILE = 'fin.json';
const SCHEMA = NAMES.size;

interface Marker {
  readonly id: string;
  readonly created: string;
  readonly schema: number;
  readonly isComplete: boolean;
}

export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'pglite');
}

export function hasDatabase(dataDir: string): boolean {
  return existsSync(join(databaseFolder(dataDir), 'PG_VERSION'));
}

/**
 * Marks a data folder that has a database, so that the server refuses to start if the database is
 * missing. PGlite alone would silently create an empty one. Deletes a database whose creation did
 * not complete.
 *
 * @returns a function that marks the database as complete; call it once the database is open
 * @throws {Error} if the marker is unreadable or from a newer version, or if `PG_VERSION` is
 * missing from a database marked as complete, or from database files without a marker
 */
export async function checkMarker(dataDir: string): Promise<() => Promise<void>> {
  const folder = resolve(dataDir);
  const marker = await readMarker(folder);
  if (marker && marker.schema > SCHEMA) {
    throw new Error(
      `The data folder ${folder} was written by a newer version of Fin (schema ${marker.schema}, ` +
        `this one knows ${SCHEMA}). Start that version, or set DATA_DIR to another folder.`,
    );
  }
  if (marker && !marker.isComplete) {
    await rm(databaseFolder(folder), { recursive: true, force: true });
  } else if (!hasDatabase(folder) && (marker || (await holdsFiles(databaseFolder(folder))))) {
    throw missing(folder, marker);
  }
  const { id, created } = marker ?? { id: randomUUID(), created: new Date().toISOString() };
  const isNew = !existsSync(databaseFolder(folder));
  if (isNew) await writeMarker(folder, { id, created, schema: SCHEMA, isComplete: false });
  return () => writeMarker(folder, { id, created, schema: SCHEMA, isComplete: true });
}

function missing(folder: string, marker: Marker | null): Error {
  const what = marker ? `the database ${marker.id} of ${marker.created}` : 'a database';
  return new Error(
    `The data folder ${folder} held ${what}, and its files are gone or damaged. Restore ` +
      `${databaseFolder(folder)} from a backup, or set DATA_DIR to another folder. To begin with an ` +
      `empty database on purpose, move ${folder} away.`,
  );
}

async function readMarker(folder: string): Promise<Marker | null> {
  const path = join(folder, FILE);
  if (!existsSync(path)) return null;
  try {
    const { id, created, schema, isComplete } = JSON.parse(await readFile(path, 'utf8'));
    if (typeof id === 'string' && typeof created === 'string' && Number.isInteger(schema)) {
      return { id, created, schema, isComplete: isComplete === true };
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new Error(
    `${path} cannot be read. Restore it from a backup, or delete it where ` +
      `${databaseFolder(folder)} is whole.`,
  );
}

async function writeMarker(folder: string, marker: Marker): Promise<void> {
  const path = join(folder, FILE);
  const file = await open(`${path}.new`, 'w');
  try {
    await file.writeFile(`${JSON.stringify(marker, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
}

async function holdsFiles(folder: string): Promise<boolean> {
  return existsSync(folder) && (await readdir(folder)).length > 0;
}
