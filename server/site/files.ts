import { createReadStream, type Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { getMimeType, mimes } from 'hono/utils/mime';
import { compressed, preferredEncoding } from '../http/encoding';
import { isUnchanged } from '../http/revalidation';

const types = {
  ...mimes,
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  vtt: 'text/vtt; charset=utf-8',
};

export interface Found {
  readonly path: string;
  readonly stats: Stats;
}

export interface MediaFile {
  respond(request: Request, caching: string): Response | Promise<Response>;
  text(): Promise<string | null>;
}

export async function findFile(root: string, urlPath: string): Promise<Found | null> {
  const name = decodedName(urlPath);
  if (name === null) return null;
  const path = join(root, name);
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) return null;
    throw error;
  });
  return stats?.isFile() ? { path, stats } : null;
}

export function decodedName(urlPath: string): string | null {
  const name = decoded(urlPath);
  if (name === null || name.split('/').some((part) => part.startsWith('.'))) return null;
  return /[\0\\]/.test(name) ? null : name;
}

export function serveFile(request: Request, { path, stats }: Found, caching: string): Response {
  const tag = `"${versionOf(stats)}"`;
  const modified = stats.mtime.toUTCString();
  const headers = new Headers({
    'Accept-Ranges': 'bytes',
    'Cache-Control': caching,
    'Content-Type': typeOf(path),
    ETag: tag,
    'Last-Modified': modified,
  });
  if (isUnchanged(request, tag, stats.mtime)) return new Response(null, { status: 304, headers });
  const range = rangeOf(request, { size: stats.size, tag, modified });
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${stats.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: stats.size - 1 };
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${stats.size}`);
  headers.set('Content-Length', String(end - start + 1));
  const isEmpty = request.method === 'HEAD' || stats.size === 0;
  return new Response(isEmpty ? null : contentOf(path, start, end), {
    status: range ? 206 : 200,
    headers,
  });
}

export async function serveCompressed(
  request: Request,
  found: Found,
  caching: string,
): Promise<Response> {
  const encoding = preferredEncoding(request.headers.get('accept-encoding'));
  const precompressed = encoding && (await findPrecompressed(found));
  if (precompressed && encoding === 'gzip') return serveGzip(request, found, caching);
  const response = precompressed
    ? serveFile(new Request(request, { headers: withoutRange(request) }), precompressed, caching)
    : serveFile(request, found, caching);
  response.headers.set('Vary', 'Accept-Encoding');
  if (!precompressed) return response;
  response.headers.set('Content-Type', typeOf(found.path));
  response.headers.set('Content-Encoding', 'br');
  response.headers.delete('Accept-Ranges');
  return response;
}

async function serveGzip(request: Request, found: Found, caching: string): Promise<Response> {
  const { path, stats } = found;
  const tag = `"${versionOf(stats)}-gzip"`;
  const headers = new Headers({
    'Cache-Control': caching,
    'Content-Encoding': 'gzip',
    'Content-Type': typeOf(path),
    ETag: tag,
    'Last-Modified': stats.mtime.toUTCString(),
    Vary: 'Accept-Encoding',
  });
  if (isUnchanged(request, tag, stats.mtime)) return new Response(null, { status: 304, headers });
  const known = gzipped.get(path);
  const content =
    known?.tag === tag ? known.content : readFile(path).then((it) => compressed(it, 'gzip'));
  gzipped.set(path, { tag, content });
  content.catch(() => gzipped.delete(path));
  const bytes = await content;
  headers.set('Content-Length', String(bytes.byteLength));
  return new Response(request.method === 'HEAD' ? null : bytes, { headers });
}

const gzipped = new Map<string, { tag: string; content: ReturnType<typeof compressed> }>();

const versionOf = ({ size, mtimeMs }: Stats) =>
  `${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}`;

export function urlPath(c: Context): string {
  return new URL(c.req.url).pathname;
}

async function findPrecompressed({ path, stats }: Found): Promise<Found | null> {
  const precompressed = await stat(`${path}.br`).catch(() => null);
  return precompressed?.isFile() && precompressed.mtimeMs >= stats.mtimeMs
    ? { path: `${path}.br`, stats: precompressed }
    : null;
}

function withoutRange(request: Request): Headers {
  const headers = new Headers(request.headers);
  headers.delete('range');
  return headers;
}

function contentOf(path: string, start: number, end: number): ReadableStream<Uint8Array> {
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<Uint8Array>;
}

type Range = { readonly start: number; readonly end: number };

interface Version {
  readonly size: number;
  readonly tag: string;
  readonly modified: string;
}

function rangeOf(
  request: Request,
  { size, tag, modified }: Version,
): Range | null | 'unsatisfiable' {
  // RFC 9110 §14.2: a range is ignored for every method but GET.
  if (request.method !== 'GET') return null;
  const [, from = '', to = ''] =
    /^bytes=(\d*)-(\d*)$/i.exec(request.headers.get('range')?.trim() ?? '') ?? [];
  const condition = request.headers.get('if-range');
  const isCurrent = condition === null || condition === tag || condition === modified;
  if ((from === '' && to === '') || !isCurrent) return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return start > end ? 'unsatisfiable' : { start, end };
}

export function typeOf(path: string): string {
  return getMimeType(path, types) ?? 'application/octet-stream';
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
