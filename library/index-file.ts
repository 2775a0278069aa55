import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { INDEX, indexOf, type StoredTitle, titleFolders } from './shape/stored';

/** Servers that read the library from a bucket need the index. */
export async function writeIndex(
  libraryDir: string,
  titles: readonly StoredTitle[],
): Promise<void> {
  const path = join(libraryDir, INDEX);
  const folders = await titleFolders(libraryDir);
  const byFolder = new Map(titles.map(({ folder, title }) => [folder, title]));
  const text = indexOf(
    folders.flatMap((folder) => {
      const title = byFolder.get(folder);
      return title ? [{ folder, title }] : [];
    }),
  );
  const last = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return null;
  });
  if (text === last) return;
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}
