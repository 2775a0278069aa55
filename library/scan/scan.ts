import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { asSkipped, CannotImport } from '../fault';
import type { Problem } from '../report';
import { type FoundTitle, titlesIn } from './titles';
import { isWithin, walk } from './walk';

/** @throws {CannotImport} if a folder is missing, is not a directory or contains the library */
export async function rootsOf(folders: readonly string[], libraryDir: string): Promise<string[]> {
  const library = await realPathOf(resolve(libraryDir));
  const roots = folders.map(async (folder) => {
    const root = await realpath(folder).catch(() => null);
    if (root === null || !(await stat(root)).isDirectory())
      throw new CannotImport(`${folder} is no folder that can be read.`);
    if (isWithin(library, root))
      throw new CannotImport(
        `LIBRARY_DIR (${libraryDir}) lies in ${folder}, where nothing is written. Set it to another folder.`,
      );
    return root;
  });
  const all = [...new Set(await Promise.all(roots))];
  return all.filter((root) => !all.some((other) => other !== root && isWithin(root, other)));
}

/** Resolves symbolic links in the path, even if its last folders don't exist yet. */
function realPathOf(path: string): Promise<string> {
  return realpath(path).catch(async () => join(await realPathOf(dirname(path)), basename(path)));
}

export interface Scanned {
  readonly found: readonly FoundTitle[];
  readonly unseen: readonly string[];
}

export async function scan(roots: readonly string[], problems: Problem[]): Promise<Scanned> {
  const found: FoundTitle[] = [];
  const unseen: string[] = [];
  for (const root of roots) {
    const note = (path: string, why: string) => problems.push({ path, why });
    const noteUnseen = (path: string, why: string) => {
      note(path, why);
      unseen.push(join(root, path));
    };
    const top = await walk(root, noteUnseen).catch((error: unknown) => {
      throw new CannotImport(`${root} ${asSkipped(error).message}`);
    });
    found.push(...titlesIn(root, top, note));
  }
  return { found, unseen };
}
