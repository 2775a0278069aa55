/** The documents of a built site, which its `documents.json` lists: the first whose pattern fits answers an address. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallName } from '../../contract/calls';

/** The pictures at the top of a page. */
interface Picture {
  /** The call whose answer holds their addresses. */
  readonly of: CallName;
  /** As the page's `img` has it. */
  readonly sizes: string;
}

export interface Listed {
  readonly pattern: string;
  readonly file: string;
  /** `'sha256-…'` of its inline scripts. */
  readonly scripts: readonly string[];
  /** Of its inline styles, where it has any: a theme. */
  readonly styles?: readonly string[];
  /** Of its words; English without it. */
  readonly language?: string;
  /** For its `Link` header. */
  readonly links: string;
  readonly picture?: Picture;
}

export interface Document extends Listed {
  /** The last part of the path, where the pattern has a name for it. */
  readonly id: string | undefined;
}

export function documentFor(documents: readonly Listed[], path: string): Document | null {
  for (const document of documents) {
    const found = toRegExp(document.pattern).exec(path);
    if (found) return { ...document, id: found[1] };
  }
  return null;
}

/**
 * The path as the site writes it, where only the case of its fixed parts and its slashes differ; `null` where it is
 * no page's. The router takes both, but a document is there before it.
 */
export function writtenPath(documents: readonly Listed[], path: string): string | null {
  const parts = path.split('/').filter((part) => part !== '');
  const tidy = `/${parts.join('/')}`;
  const pages = documents.filter(({ pattern }) => !pattern.includes('*'));
  const page = pages.find(({ pattern }) => new RegExp(toRegExp(pattern), 'i').test(tidy));
  if (!page) return null;
  const own = page.pattern.slice(1).split('/');
  return `/${parts.map((part, at) => (own[at]?.startsWith(':') ? part : own[at])).join('/')}`;
}

/**
 * None where the site has no `documents.json`.
 * @throws {SyntaxError} when it is no JSON
 */
export async function readDocuments(siteDir: string): Promise<Listed[]> {
  return JSON.parse(await readFile(join(siteDir, 'documents.json'), 'utf8').catch(() => '[]'));
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
