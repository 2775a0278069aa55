import { statfs } from 'node:fs/promises';

/** Why something was left out, in a sentence for the operator; anything else that is thrown is a fault of ours. */
export class LeftOut extends Error {}

/** Ends the whole import, in a sentence for the operator. */
export class CannotImport extends Error {}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'may not be read',
  EPERM: 'may not be read',
  ENOENT: 'is not there any more',
  EISDIR: 'is a folder',
  ELOOP: 'is a link that leads to itself',
  ENAMETOOLONG: 'has too long a name',
};

/** A fault of one file as a sentence about it; what ends the import is thrown on. */
export function leftOutOf(error: unknown): LeftOut {
  if (error instanceof LeftOut) return error;
  if (error instanceof CannotImport || !(error instanceof Error)) throw error;
  if (NO_ROOM.test(error.message)) throw diskFull();
  const reason = REASONS['code' in error ? String(error.code) : ''];
  const [line] = error.message.split('\n');
  return new LeftOut(reason ? `${reason}.` : `can't be imported (${line}).`);
}

/** As the system says it, also through a library. */
export const NO_ROOM = /No space left on device|Disk quota exceeded|ENOSPC|EDQUOT/i;

export const diskFull = () =>
  new CannotImport(
    'The disk of LIBRARY_DIR is full. Make room, and run the import again: it goes on.',
  );

/** Bytes that a disk has left at least, if what was written last can be whole. */
const LEAST_ROOM = 1 << 20;

/**
 * For what was written by ffmpeg, which may end well and without a word where it finds no room.
 * @throws {CannotImport} where the folder's disk is full
 */
export async function checkRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < LEAST_ROOM) throw diskFull();
}
