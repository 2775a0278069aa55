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

/** A fault of one file as a sentence about it; what is no fault of that file is thrown on. */
export function leftOutOf(error: unknown): LeftOut {
  if (error instanceof LeftOut) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT') throw diskFull();
  const reason = REASONS[code];
  if (reason === undefined) throw error;
  return new LeftOut(`${reason}.`);
}

export const diskFull = () =>
  new CannotImport(
    'The disk of LIBRARY_DIR is full. Make room, and run the import again: it goes on.',
  );
