/** What can be told of a folder without reading its files: it differs once one of them was changed, added or removed. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How deep the files of a site lie at most. */
const DEPTH = 3;

/**
 * By dates and sizes, which mounts of containers have, too; they tell of no events. Names that begin with a dot are an
 * editor's, or those behind the links of a mounted ConfigMap.
 * @param folder `null` for none, which never changes
 */
export async function stateOf(folder: string | null): Promise<string> {
  return folder === null ? '' : (await statesIn(folder, DEPTH)).join('\n');
}

async function statesIn(folder: string, depth: number): Promise<string[]> {
  const names = await readdir(folder).catch(codeOf);
  if (typeof names === 'string') return [`${folder} ${names}`];
  const own = names.filter((name) => !name.startsWith('.')).sort();
  return (await Promise.all(own.map((name) => statesAt(join(folder, name), depth)))).flat();
}

async function statesAt(path: string, depth: number): Promise<string[]> {
  const found = await stat(path).catch(codeOf);
  if (typeof found === 'string') return [`${path} ${found}`];
  if (found.isDirectory()) return depth > 0 ? statesIn(path, depth - 1) : [];
  return [`${path} ${found.size} ${found.mtimeMs} ${found.ctimeMs}`];
}

/** A file may be gone again, and a folder may be forbidden: that is a state as well. */
const codeOf = ({ code = '' }: NodeJS.ErrnoException) => code;
