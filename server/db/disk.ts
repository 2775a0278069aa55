/** Refuses writes when the disk is almost full, because PGlite hangs on a full disk. */
import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Db } from './db';

export class DiskFull extends Error {
  override readonly name = 'DiskFull';

  constructor() {
    super("The database's disk is full");
  }
}

export async function unlessDiskFull(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!(error instanceof DiskFull)) throw error;
  }
}

const MB = 1024 * 1024;
const MIN_FREE_BYTES = 64 * MB;
const BYTES_TO_OPEN = 48 * MB;
const MEASURED_MS = 500;

export type FreeBytes = (folder: string) => Promise<number>;

export const freeBytesOf: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

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
  if ((await freeBytes(folder)) < BYTES_TO_OPEN) {
    throw new Error(
      `DATA_DIR is ${folder}, whose disk is full: the database needs ${BYTES_TO_OPEN / MB} MB to start. ` +
        'Make room there, or set DATA_DIR to another folder.',
    );
  }
}

export function cannotOpen(dataDir: string, cause: unknown): Error {
  const folder = resolve(dataDir);
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(
    `DATA_DIR is ${folder}, whose database cannot be opened (${reason}). It may be damaged: restore ` +
      'the folder from a backup, or set DATA_DIR to another folder.',
    { cause },
  );
}

export function withDiskCheck(db: Db, folder: string, freeBytes: FreeBytes): Db {
  let measured = { at: Number.NEGATIVE_INFINITY, hasRoom: true };

  async function hasRoom(): Promise<boolean> {
    const at = performance.now();
    if (at - measured.at > MEASURED_MS) {
      measured = { at, hasRoom: (await freeBytes(folder)) >= MIN_FREE_BYTES };
    }
    return measured.hasRoom;
  }

  async function checkRoom(): Promise<void> {
    if (!(await hasRoom())) throw new DiskFull();
  }

  return {
    ...db,
    hasRoom,
    async query(sql, parameters) {
      if (!/^\s*select\b/i.test(sql)) await checkRoom();
      return db.query(sql, parameters);
    },
    async script(sql) {
      await checkRoom();
      return db.script(sql);
    },
    async tx(work, options) {
      if (!options?.isReadOnly) await checkRoom();
      return db.tx(work, options);
    },
  };
}
