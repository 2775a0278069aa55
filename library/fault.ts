import { statfs } from 'node:fs/promises';

/** Skips a file or title. The report puts the path before the message: `film.mkv: is too large.` */
export class SkippedError extends Error {}

/** Ends the whole import. The message stands alone, so it must be a full sentence. */
export class CannotImport extends Error {}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'may not be read',
  EPERM: 'may not be read',
  ENOENT: 'is not there any more',
  EISDIR: 'is a folder',
  ELOOP: 'is a link that leads to itself',
  ENAMETOOLONG: 'has too long a name',
};

export function asSkipped(error: unknown): SkippedError {
  if (error instanceof SkippedError) return error;
  if (error instanceof CannotImport || !(error instanceof Error)) throw error;
  if (NO_ROOM.test(error.message)) throw diskFull();
  const reason = REASONS['code' in error ? String(error.code) : ''];
  const [line] = error.message.split('\n');
  return new SkippedError(reason ? `${reason}.` : `can't be imported (${line}).`);
}

export const NO_ROOM = /No space left on device|Disk quota exceeded|ENOSPC|EDQUOT/i;

export const diskFull = () =>
  new CannotImport(
    'The disk of LIBRARY_DIR is full. Make room, and run the import again: it goes on.',
  );

const LEAST_ROOM = 1 << 20;

/**
 * Call this after ffmpeg, which may exit successfully on a full disk.
 * @throws {CannotImport} if less than 1 MiB is free
 */
export async function checkRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < LEAST_ROOM) throw diskFull();
}
