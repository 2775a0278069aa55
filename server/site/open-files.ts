/** Which files of the streams' folder are everybody's: the trailers, and what their playlists name. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAMED = /^[^#\s].*$|(?<=URI=")[^"]+(?=")/gm;

/**
 * @param paths of the trailers, below `folder`; one that is missing there opens nothing else
 * @throws what reading a playlist does, but for one that is missing
 */
export async function openFiles(
  folder: string,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const open = new Set<string>();
  const add = async (path: string): Promise<void> => {
    if (open.has(path)) return;
    open.add(path);
    if (!path.endsWith('.m3u8')) return;
    const playlist = await readFile(join(folder, path), 'utf8').catch(nothingOfMissing);
    for (const [name] of playlist.matchAll(NAMED)) await add(beside(path, name));
  };
  for (const path of paths) await add(path);
  return open;
}

function nothingOfMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}

/** What a playlist calls `name`, below the folder. */
function beside(playlist: string, name: string): string {
  return new URL(name, `file:///${playlist}`).pathname.slice(1);
}
