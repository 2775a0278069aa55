import { baseOf, comparable, partIn } from './names';
import type { Folder, FoundFile } from './walk';

export interface Version extends FoundFile {
  readonly base: string;
  readonly parts: readonly FoundFile[];
}

export const wholeFile = (file: FoundFile): Version => ({
  ...file,
  base: baseOf(file.name),
  parts: [file],
});

/**
 * Joins `Film - part1.mkv` and `Film - part2.mkv` into one version.
 * Parts must be numbered from 1 without gaps, and at most one may have an nfo of its own.
 */
export function versionsOf(folder: Folder, films: readonly FoundFile[]): Version[] {
  const groups = new Map<string, { file: FoundFile; number: number; base: string }[]>();
  for (const file of films) {
    const part = partIn(baseOf(file.name));
    const key = part ? `part of ${comparable(part.whole)}` : `file ${file.name}`;
    const { whole = '', number = 0 } = part ?? {};
    const base = whole || folder.name;
    groups.set(key, [...(groups.get(key) ?? []), { file, number, base }]);
  }
  return [...groups.values()].flatMap((group) => {
    const parts = group.sort((a, b) => a.number - b.number);
    const files = parts.map(({ file }) => file);
    const [first] = parts;
    const isRow = parts.length > 1 && parts.every(({ number }, at) => number === at + 1);
    if (!first || !isRow || files.filter((file) => hasNfo(folder, file)).length > 1)
      return files.map(wholeFile);
    return [{ ...first.file, base: first.base, parts: files }];
  });
}

const hasNfo = ({ files }: Folder, { name }: FoundFile) =>
  files.has(comparable(`${baseOf(name)}.nfo`));
