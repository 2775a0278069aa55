/** Which of a built site's documents answers an address: its `documents.json`, first match wins. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PicturesOfPage } from './first-pictures';

/** For an address that no pattern matches, and for sites without prerendered documents. */
const FALLBACKS = ['200.html', 'index.html'];

interface Listed<Pattern> {
  readonly pattern: Pattern;
  readonly file: string;
  /** Where pictures are the first thing that a page shows. */
  readonly pictures?: PicturesOfPage;
}

type Documents = readonly Listed<RegExp>[];

export interface DocumentFor {
  /** The names of files to try, in that order. */
  readonly files: readonly string[];
  readonly pictures: PicturesOfPage | null;
  /** The last part of the path, where the pattern has a name for it. */
  readonly id: string | undefined;
}

export function documentFor(documents: Documents, path: string): DocumentFor {
  const found = documents.find(({ pattern }) => pattern.test(path));
  return {
    files: [...(found ? [found.file] : []), ...FALLBACKS],
    pictures: found?.pictures ?? null,
    id: found?.pattern.exec(path)?.[1],
  };
}

/** @throws {SyntaxError} when `documents.json` is no JSON */
export async function readDocuments(siteDir: string): Promise<Documents> {
  const text = await readFile(join(siteDir, 'documents.json'), 'utf8').catch(() => '[]');
  const listed: Listed<string>[] = JSON.parse(text);
  return listed.map(({ pattern, ...rest }) => ({ pattern: toRegExp(pattern), ...rest }));
}

/** As in the paths of a `URLPattern`: `:name` is a segment, `:name?` may be missing, `*` is anything. */
export function toRegExp(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\/:\w+\?/g, '(?:/([^/]+))?')
    .replace(/:\w+/g, '([^/]+)')
    .replace(/\*/g, '.*');
  return new RegExp(`^${source === '/' ? '' : source}/?$`);
}
