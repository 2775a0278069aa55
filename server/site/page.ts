/** The site's page: read once for each build, and given a fresh style nonce for each response. */
import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { inlineScriptHashes, SECURITY_HEADERS, sitePolicy } from './headers';

const NONCE_PLACE = '__CSP_NONCE__';
const compress = promisify(brotliCompress);
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export type ServePage = (request: Request, status?: 200 | 404) => Promise<Response | null>;

/** Serves `index.html` of a folder; `null` where the site is not built. */
export function pageOf(siteDir: string, adOrigin: string | null): ServePage {
  const path = join(siteDir, 'index.html');
  let page: { html: string; hashes: string[]; version: number } | null = null;

  return async (request, status = 200) => {
    const version = await versionOf(path);
    if (version === null) return null;
    if (page?.version !== version) {
      const html = await readFile(path, 'utf8');
      page = { html, hashes: inlineScriptHashes(html), version };
    }
    const nonce = randomBytes(16).toString('base64');
    const html = page.html.replaceAll(NONCE_PLACE, nonce);
    const compressed = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
    return new Response(compressed ? await compress(html, QUICK) : html, {
      status,
      headers: {
        ...SECURITY_HEADERS,
        ...(compressed && { 'Content-Encoding': 'br' }),
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': sitePolicy(page.hashes, nonce, adOrigin),
        'Content-Type': 'text/html; charset=utf-8',
        Vary: 'Accept-Encoding',
      },
    });
  };
}

async function versionOf(path: string): Promise<number | null> {
  const stats = await stat(path).catch(() => null);
  return stats?.mtimeMs ?? null;
}
