/** The site's page: read once for each build, and given a fresh style nonce for each response. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Config } from '../config';
import type { Env } from '../http/client-address';
import { compressed, preferredEncoding } from '../http/encoding';
import { notFound } from '../http/http-error';
import { pageHeaders, styleNonce } from '../http/security-headers';
import { documentsFor, readDocuments } from './documents';
import { urlPath } from './files';

/** As it stands in `index.html`. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

interface Page {
  readonly html: string;
  /** `'sha256-…'` of each inline script. */
  readonly scriptHashes: readonly string[];
}

type PageEnv = Env & { Variables: { page: Page } };

/** Answers the document of every path that names no file (`documents.ts`); 404 where there is none. */
export function createPage(siteDir: string, config: Config): Hono<PageEnv> {
  const readPage = pageReader(siteDir);
  const site = new Hono<PageEnv>();
  site.get(
    '*',
    async (c, next) => {
      const page = namesFile(urlPath(c)) ? null : await readPage(urlPath(c));
      if (!page) throw notFound('Page');
      c.set('page', page);
      await next();
    },
    pageHeaders((c) => c.get('page').scriptHashes, config),
    async (c) => {
      const html = c.get('page').html.replaceAll(NONCE_PLACEHOLDER, styleNonce(c));
      c.header('Cache-Control', 'no-cache');
      c.header('Content-Type', 'text/html; charset=utf-8');
      c.header('Vary', 'Accept-Encoding');
      const encoding = preferredEncoding(c.req.header('accept-encoding'), ['br', 'gzip']);
      if (encoding === null) return c.body(html);
      c.header('Content-Encoding', encoding);
      return c.body(new Uint8Array(await compressed(html, encoding)));
    },
  );
  return site;
}

/** Reads a page again when its file has changed; `null` where there is none. */
function pageReader(siteDir: string): (urlPath: string) => Promise<Page | null> {
  const read = new Map<string, { readonly page: Page; readonly version: number }>();
  return async (urlPath) => {
    for (const file of documentsFor(await readDocuments(siteDir), urlPath)) {
      const path = join(siteDir, file);
      const version = await versionOf(path);
      if (version === null) continue;
      const last = read.get(file);
      if (last?.version === version) return last.page;
      const html = await readFile(path, 'utf8');
      const page = { html, scriptHashes: inlineScriptHashes(html) };
      read.set(file, { page, version });
      return page;
    }
    return null;
  };
}

/** The time of the last change in ms; `null` where there is no such file. */
async function versionOf(path: string): Promise<number | null> {
  const stats = await stat(path).catch(() => null);
  return stats?.mtimeMs ?? null;
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script\b(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script\s*>/gi);
  return [...scripts].flatMap(([, text = '']) =>
    text === '' ? [] : [`'sha256-${createHash('sha256').update(text).digest('base64')}'`],
  );
}

function namesFile(path: string): boolean {
  return /\.[a-z0-9]{1,12}$/i.test(path) && path !== '/index.html';
}
