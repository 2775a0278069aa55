import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type ImageCall = 'titleDetails' | 'movies' | 'tvShows';

interface Picture {
  readonly of: ImageCall;
  readonly sizes: string;
}

export interface Listed {
  readonly pattern: string;
  readonly file: string;
  readonly scripts: readonly string[];
  readonly styles?: readonly string[];
  readonly language?: string;
  readonly links: string;
  readonly picture?: Picture;
}

export interface Document extends Listed {
  readonly id: string | undefined;
}

export function documentFor(documents: readonly Listed[], path: string): Document | null {
  for (const document of documents) {
    const found = toRegExp(document.pattern).exec(path);
    if (found) return { ...document, id: found[1] };
  }
  return null;
}

/** Returns the path with canonical letter case and slashes; `null` if no page matches. */
export function writtenPath(documents: readonly Listed[], path: string): string | null {
  const parts = path.split('/').filter((part) => part !== '');
  const tidy = `/${parts.join('/')}`;
  const pages = documents.filter(({ pattern }) => !pattern.includes('*'));
  const page = pages.find(({ pattern }) => new RegExp(toRegExp(pattern), 'i').test(tidy));
  if (!page) return null;
  const own = page.pattern.slice(1).split('/');
  return `/${parts.map((part, at) => (own[at]?.startsWith(':') ? part : own[at])).join('/')}`;
}

export function documentsIn(siteDir: string): () => Promise<readonly Listed[]> {
  const path = join(siteDir, 'documents.json');
  let known: { version: string; documents: readonly Listed[] } | null = null;
  return async () => {
    const stats = await stat(path).catch(() => null);
    if (!stats) return [];
    const version = `${stats.size} ${stats.mtimeMs}`;
    if (known?.version !== version) {
      // A build may have removed the file since `stat`.
      const text = await readFile(path, 'utf8').catch(() => '[]');
      known = { version, documents: JSON.parse(text) };
    }
    return known.documents;
  };
}

/**
 * Converts a pattern in the syntax of `URLPattern`: `:name` is a segment, `:name?` is an optional
 * one, and `*` matches anything. Unlike in `URLPattern`, a trailing slash also matches.
 */
export function toRegExp(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\/:\w+\?/g, '(?:/([^/]+))?')
    .replace(/:\w+/g, '([^/]+)')
    .replace(/\*/g, '.*');
  return new RegExp(`^${source === '/' ? '' : source}/?$`);
}
