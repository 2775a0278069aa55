/** Where a library's titles are read: in its folder, or in the bucket that has a copy of it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LibraryRun, RUNS, runsIn } from '../../library/shape/runs';
import {
  INDEX,
  type Stored,
  storedTitles,
  titleFolders,
  titlesIn,
} from '../../library/shape/stored';
import type { Config } from '../config';
import { s3 } from '../http/s3';
import type { BucketConfig } from '../settings-kinds';

export interface LibrarySource {
  readonly kind: 'folder' | 'bucket';
  /** Differs for each state of the library. */
  state(): Promise<unknown>;
  /** The titles in this state. */
  titles(): Promise<Stored>;
  /** Reports of the last imports, the newest first. */
  runs(): Promise<readonly LibraryRun[]>;
  /** For the operator of a library that can't be read. */
  readonly remedy: string;
}

/** `null` where there is none: the server shows the demo. */
export function librarySource({
  libraryDir,
  mediaBucket,
}: Pick<Config, 'libraryDir' | 'mediaBucket'>): LibrarySource | null {
  if (mediaBucket !== null) return inBucket(mediaBucket);
  if (libraryDir === null) return null;
  return {
    kind: 'folder',
    state: () => titleFolders(libraryDir),
    titles: () => storedTitles(libraryDir),
    runs: () => runsAt(join(libraryDir, RUNS)),
    remedy: `LIBRARY_DIR is ${libraryDir}, where there is no library. Fill it by npm run library -- <folder of films>, or unset it.`,
  };
}

/** None for a library that no import has filled since there are reports. */
async function runsAt(path: string): Promise<readonly LibraryRun[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '[]';
  });
  return runsIn(text);
}

/** One small request finds out whether anything has changed: the index is put there after all that it names. */
function inBucket(bucket: BucketConfig): LibrarySource {
  const store = s3(bucket);
  let last: { tag: string | null; stored: Stored } | null = null;

  async function read() {
    const answer = await store.ask('GET', INDEX, { knownTag: last?.tag ?? null });
    if (answer === null) throw new Error(`There is no ${INDEX}`);
    if (answer !== 'unchanged') {
      last = { tag: answer.tag, stored: titlesIn(Buffer.from(answer.bytes).toString()) };
    }
    if (!last) throw new Error('The store says that nothing has changed since it was never read');
    return last;
  }

  return {
    kind: 'bucket',
    state: async () => (await read()).tag,
    titles: async () => (last ?? (await read())).stored,
    async runs() {
      const answer = await store.ask('GET', RUNS);
      if (answer === null || answer === 'unchanged') throw new Error(`There is no ${RUNS}`);
      return runsIn(Buffer.from(answer.bytes).toString());
    },
    remedy: `MEDIA_URL is a bucket at ${new URL(bucket.address).host}, whose ${INDEX} can't be read. Copy a library there (docs/operators/films.md), or unset it.`,
  };
}
