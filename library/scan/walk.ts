import { constants, type Dirent } from 'node:fs';
import { access, readdir, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { asSkipped } from '../fault';
import type { SourceFile } from '../shape/title';
import { comparable } from './names';

export interface Folder {
  readonly path: string;
  readonly name: string;
  readonly parent: Folder | null;
  readonly folders: readonly Folder[];
  readonly files: ReadonlyMap<string, FoundFile>;
}

export interface FoundFile extends SourceFile {
  readonly name: string;
}

export type Note = (path: string, why: string) => void;

/**
 * @param root absolute path
 * @throws if the root is unreadable
 */
export async function walk(root: string, note: Note): Promise<Folder> {
  const inside = `${await realpath(root)}${sep}`;

  async function visit(path: string, name: string, parent: Folder | null): Promise<Folder> {
    const folders: Folder[] = [];
    const files = new Map<string, FoundFile>();
    const folder: Folder = { path, name, parent, folders, files };
    const entries = await readdir(join(root, path), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const below = join(path, entry.name);
      if (entry.name.startsWith('.') && entry.name !== '.actors') continue;
      try {
        await add(entry, below);
      } catch (error) {
        note(below, asSkipped(error).message);
      }
    }
    return folder;

    async function add(entry: Dirent, below: string): Promise<void> {
      if (entry.isSymbolicLink()) {
        const target = await realpath(join(root, below));
        if (!`${target}${sep}`.startsWith(inside))
          return note(below, 'is a link out of the folder.');
        if ((await stat(target)).isDirectory()) return;
      }
      if (entry.isDirectory()) {
        folders.push(await visit(below, entry.name, folder));
        return;
      }
      const { size, mtimeMs } = await stat(join(root, below));
      await access(join(root, below), constants.R_OK);
      const file = { name: entry.name, path: below, size, modified: Math.trunc(mtimeMs) };
      files.set(comparable(entry.name), file);
    }
  }
  return visit('', root.split(sep).at(-1) ?? '', null);
}

export function isWithin(folder: string, other: string): boolean {
  const between = relative(other, folder);
  return between.split(sep)[0] !== '..' && !isAbsolute(between);
}
