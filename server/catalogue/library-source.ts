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
  state(): Promise<unknown>;
  titles(): Promise<Stored>;
  runs(): Promise<readonly LibraryRun[]>;
  readonly remedy: string;
}

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

async function runsAt(path: string): Promise<readonly LibraryRun[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '[]';
  });
  return runsIn(text);
}

/** Detects changes by the index alone, because operators upload it after the files it lists. */
function inBucket(bucket: BucketConfig): LibrarySource {
  const store = s3(bucket);
  let last: { tag: string | null; stored: Stored } | null = null;

  async function read() {
    const answer = await store.request('GET', INDEX, { knownTag: last?.tag ?? null });
    if (answer === null) throw new Error(`There is no ${INDEX}`);
    if (answer !== 'unchanged') {
      last = { tag: answer.tag, stored: titlesIn(Buffer.from(answer.bytes).toString()) };
    }
    if (!last) throw new Error('The store answered 304 to an unconditional request');
    return last;
  }

  return {
    kind: 'bucket',
    state: async () => (await read()).tag,
    titles: async () => (last ?? (await read())).stored,
    async runs() {
      const answer = await store.request('GET', RUNS);
      if (answer === null || answer === 'unchanged') throw new Error(`There is no ${RUNS}`);
      return runsIn(Buffer.from(answer.bytes).toString());
    },
    remedy: `MEDIA_URL is a bucket at ${new URL(bucket.address).host}, whose ${INDEX} can't be read. Copy a library there (docs/operators/films.md), or unset it.`,
  };
}
