/** Which of a built site's documents answers an address: its `documents.json`, first match wins. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** For an address that no pattern matches, and for sites without prerendered documents. */
const FALLBACKS = ['200.html', 'index.html'];

type Documents = readonly { readonly pattern: RegExp; readonly file: string }[];

/** @returns the names of files to try, in that order */
export function documentsFor(documents: Documents, path: string): string[] {
  const found = documents.find(({ pattern }) => pattern.test(path));
  return [...(found ? [found.file] : []), ...FALLBACKS];
}

/** @throws {SyntaxError} when `documents.json` is no JSON */
export async function readDocuments(siteDir: string): Promise<Documents> {
  const text = await readFile(join(siteDir, 'documents.json'), 'utf8').catch(() => '[]');
  const listed = JSON.parse(text) as { pattern: string; file: string }[];
  return listed.map(({ pattern, file }) => ({ pattern: toRegExp(pattern), file }));
}

/** As in the paths of a `URLPattern`: `:name` is a segment, `:name?` may be missing, `*` is anything. */
export function toRegExp(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*/g, '.*');
  return new RegExp(`^${source === '/' ? '' : source}/?$`);
}
