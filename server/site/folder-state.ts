import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const DEPTH = 3;

/**
 * Lists files down to `DEPTH`, with their sizes and timestamps. Skips dotfiles, which belong to
 * editors or ConfigMap mounts. The server polls this list, because container mounts may send no
 * change events.
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

const codeOf = ({ code = '' }: NodeJS.ErrnoException) => code;
