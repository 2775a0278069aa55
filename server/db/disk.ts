/** Room on the disk of an embedded database, whose WASM loops for ever when there is none. */
import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Db } from './db';

/** Thrown by what would write while there is no room; reading goes on. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull';

  constructor() {
    super('There is no room on the disk of the database');
  }
}

/** Waits for a write that is left out while there is no room. */
export async function whereRoom(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!(error instanceof DiskFull)) throw error;
  }
}

const MB = 1024 * 1024;
/** Bytes below which nothing more is written: the database itself still needs some. */
const RESERVE = 64 * MB;
/** Bytes without which the database can't be opened, or created. */
const TO_OPEN = 48 * MB;
/** How long a look counts: in that time no server of ours fills the reserve. */
const LOOK_MS = 500;

/** Free bytes where a folder is. */
export type FreeBytes = (folder: string) => Promise<number>;

export const freeBytesOf: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Creates the folder where it is missing. Throws an error for the operator where it is of no use. */
export async function checkFolder(dataDir: string, freeBytes: FreeBytes): Promise<void> {
  const folder = resolve(dataDir);
  const probe = join(folder, `.fin-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, '');
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new Error(
      `DATA_DIR is ${folder}, where nothing can be written (${code}). Let the server write there, ` +
        'or set DATA_DIR to another folder.',
    );
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
  if ((await freeBytes(folder)) < TO_OPEN) {
    throw new Error(
      `DATA_DIR is ${folder}, whose disk is full: the database needs ${TO_OPEN / MB} MB to start. ` +
        'Make room there, or set DATA_DIR to another folder.',
    );
  }
}

/** The error for a database that can't be opened though its folder is in order. */
export function cannotOpen(dataDir: string, cause: unknown): Error {
  const folder = resolve(dataDir);
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(
    `DATA_DIR is ${folder}, whose database cannot be opened (${reason}). It may be damaged: restore ` +
      'the folder from a backup, or set DATA_DIR to another folder.',
    { cause },
  );
}

/** The database, which writes only while there is room. A transaction counts as writing. */
export function withRoom(db: Db, folder: string, freeBytes: FreeBytes): Db {
  let looked = { at: Number.NEGATIVE_INFINITY, hasRoom: true };

  async function hasRoom(): Promise<boolean> {
    const at = performance.now();
    if (at - looked.at > LOOK_MS) {
      looked = { at, hasRoom: (await freeBytes(folder)) >= RESERVE };
    }
    return looked.hasRoom;
  }

  async function needRoom(): Promise<void> {
    if (!(await hasRoom())) throw new DiskFull();
  }

  return {
    ...db,
    hasRoom,
    async query(sql, parameters) {
      if (!/^\s*select\b/i.test(sql)) await needRoom();
      return db.query(sql, parameters);
    },
    async script(sql) {
      await needRoom();
      return db.script(sql);
    },
    async tx(work, options) {
      await needRoom();
      return db.tx(work, options);
    },
  };
}
