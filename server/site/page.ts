/** The site's page: read once for each build, and given a fresh style nonce for each response. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import type { Config } from '../config';
import type { Env } from '../http/client-address';
import { compressed, preferredEncoding } from '../http/encoding';
import { notFound } from '../http/http-error';
import { isUnchanged } from '../http/revalidation';
import { type InlineHashes, pageHeaders, styleNonce } from '../http/security-headers';
import { documentFor, readDocuments } from './documents';
import { urlPath } from './files';
import { type FirstPictures, firstPictures, type Tell } from './first-pictures';
import { preloadLinks } from './preload-links';

/** As it stands in `index.html`. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

interface Page extends InlineHashes {
  readonly html: string;
  /** Its `Link` header. */
  readonly links: string;
}

type PageEnv = Env & { Variables: { page: Page } };

/** Each browser's own, since it holds a nonce; asked for anew each time. */
const CACHING = { 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding' };

/** Answers the document of every path that names no file (`documents.ts`); 404 where there is none. */
export function createPage(siteDir: string, config: Config, tell: Tell): Hono<PageEnv> {
  const readPage = pageReader(siteDir);
  const site = new Hono<PageEnv>();
  site.get(
    '*',
    async (c, next) => {
      const path = urlPath(c);
      const document = documentFor(await readDocuments(siteDir), path);
      const page = namesFile(path) ? null : await readPage(document.files);
      if (!page) throw notFound('Page');
      const isAgain = c.req.header('if-none-match') !== undefined;
      const visit = { ...document, isAgain };
      const pictures = hasToShow(c) ? await firstPictures(visit, tell) : null;
      announce(c, page, pictures);
      const tag = tagOf(page, config);
      c.header('ETag', tag);
      // Before `pageHeaders`: the document that the browser has goes with the policy it came with.
      if (isUnchanged(c.req.raw, tag)) return c.body(null, 304, CACHING);
      c.set('page', page);
      return next();
    },
    pageHeaders((c) => c.get('page'), config),
    async (c) => {
      const html = c.get('page').html.replaceAll(NONCE_PLACEHOLDER, styleNonce(c));
      for (const [name, value] of Object.entries(CACHING)) c.header(name, value);
      c.header('Content-Type', 'text/html; charset=utf-8');
      const encoding = preferredEncoding(c.req.header('accept-encoding'), ['br', 'gzip']);
      if (encoding === null) return c.body(html);
      c.header('Content-Encoding', encoding);
      return c.body(await compressed(html, encoding));
    },
  );
  return site;
}

/** Lets a browser ask for what the page begins with before it has read the page. */
function announce(c: Context<PageEnv>, page: Page, pictures: FirstPictures | null): void {
  const links = [page.links, pictures?.links ?? ''].filter((it) => it !== '');
  if (links.length > 0) c.header('Link', links.join(', '));
  if (pictures?.timing) c.header('Server-Timing', pictures.timing);
}

/** Whether the page is asked for to be shown with what it begins with: a service worker only keeps it. */
function hasToShow(c: Context<PageEnv>): boolean {
  return c.req.header('sec-fetch-dest') !== 'empty' && !c.req.url.includes('?');
}

/** Reads the first of some files that is there, and reads it again when it has changed; `null` where none is. */
function pageReader(siteDir: string): (files: readonly string[]) => Promise<Page | null> {
  const read = new Map<string, { readonly page: Promise<Page>; readonly version: number }>();
  return async (files) => {
    for (const file of files) {
      const path = join(siteDir, file);
      const version = await versionOf(path);
      if (version === null) continue;
      const last = read.get(file);
      if (last?.version === version) return last.page;
      const page = readPage(path);
      read.set(file, { page, version });
      page.catch(() => read.delete(file));
      return page;
    }
    return null;
  };
}

async function readPage(path: string): Promise<Page> {
  const html = await readFile(path, 'utf8');
  return {
    html,
    scriptHashes: inlineHashes(html, 'script'),
    styleHashes: inlineHashes(html, 'style'),
    links: preloadLinks(html),
  };
}

/** Differs with the document and with the policy that is sent beside it. */
function tagOf({ html }: Page, { adOrigin, apiOrigin, mediaOrigins }: Config): string {
  const origins = [adOrigin, apiOrigin, ...mediaOrigins].join(' ');
  return `W/"${createHash('sha256').update(html).update(origins).digest('base64url').slice(0, 22)}"`;
}

/** The time of the last change in ms; `null` where there is no such file. */
async function versionOf(path: string): Promise<number | null> {
  const stats = await stat(path).catch(() => null);
  return stats?.mtimeMs ?? null;
}

function inlineHashes(html: string, name: 'script' | 'style'): string[] {
  const elements = html.matchAll(
    new RegExp(`<${name}\\b(?![^>]*\\s(?:src|nonce)\\s*=)[^>]*>([\\s\\S]*?)</${name}\\s*>`, 'gi'),
  );
  return [...elements].flatMap(([, text = '']) =>
    text === '' ? [] : [`'sha256-${createHash('sha256').update(text).digest('base64')}'`],
  );
}

function namesFile(path: string): boolean {
  return /\.[a-z0-9]{1,12}$/i.test(path) && path !== '/index.html';
}
