/** The films of a folder: whole files, and files that are parts of one film. */
import { baseOf, comparable, partIn } from './names';
import type { Folder, FoundFile } from './walk';

/** One version of a film: its file, or the first of its parts. */
export interface Version extends FoundFile {
  /** The name without its end and part. */
  readonly base: string;
  /** All parts in their order, the first included; the file alone where it is whole. */
  readonly parts: readonly FoundFile[];
}

export const wholeFile = (file: FoundFile): Version => ({
  ...file,
  base: baseOf(file.name),
  parts: [file],
});

/**
 * Joins `Film - part1.mkv` and `Film - part2.mkv`. Parts are counted from 1 without a gap; files that have an nfo each,
 * such as the two parts of a story, are films of their own.
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
