import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { INDEX, type StoredTitle, titleFolders } from './shape/stored';

/** Servers that read the library from a bucket need the index. */
export async function writeIndex(
  libraryDir: string,
  titles: readonly StoredTitle[],
): Promise<void> {
  const path = join(libraryDir, INDEX);
  const folders = new Set(await titleFolders(libraryDir));
  const present = titles
    .filter(({ folder }) => folders.has(folder))
    .map(({ folder, title }) => ({ folder, title }))
    .sort((a, b) => (a.folder < b.folder ? -1 : 1));
  const text = JSON.stringify(present);
  const last = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return null;
  });
  if (text === last) return;
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}
