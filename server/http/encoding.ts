import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';

const WORTHWHILE = 1024;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

export function preferredEncoding(accepted: string | null | undefined): Encoding | null {
  const given = parseAccept((accepted ?? '').toLowerCase());
  const qualityOf = (name: string) =>
    (given.find(({ type }) => type === name) ?? given.find(({ type }) => type === '*'))?.q ?? 0;
  const [best] = ENCODINGS.map((name) => ({ name, q: qualityOf(name) }))
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q);
  return best?.name ?? null;
}

export function isWorthCompressing(content: string | Uint8Array): boolean {
  return Buffer.byteLength(content) >= WORTHWHILE;
}

export function compressed(
  content: string | Uint8Array,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  return encoding === 'br' ? brotli(content, QUICK) : deflate(content);
}

/** The route must set `Vary`, and any `ETag` must be weak, because the body may be compressed. */
export async function sendJson(
  c: Context,
  text: string,
  headers: Record<string, string> = {},
  brotli: Uint8Array<ArrayBuffer> | null = null,
): Promise<Response> {
  const typed = { 'Content-Type': 'application/json', ...headers };
  const encoding = isWorthCompressing(text)
    ? preferredEncoding(c.req.header('accept-encoding'))
    : null;
  if (encoding === null) return c.body(text, 200, typed);
  const bytes = (encoding === 'br' && brotli) || (await compressed(text, encoding));
  return c.body(bytes, 200, { ...typed, 'Content-Encoding': encoding });
}
