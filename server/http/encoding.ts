/** Content encodings: which one a client prefers, and answers compressed accordingly. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip';

/** Bytes below which a packet is no fuller for being compressed. */
const WORTHWHILE = 1024;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** The first of the encodings with the highest quality value; `null` where none is welcome. */
export function preferredEncoding(
  accepted: string | null | undefined,
  encodings: readonly Encoding[],
): Encoding | null {
  const given = parseAccept(accepted ?? '').map(({ type, q }) => ({ type: type.toLowerCase(), q }));
  const qualityOf = (name: string) =>
    (given.find(({ type }) => type === name) ?? given.find(({ type }) => type === '*'))?.q ?? 0;
  const [best] = encodings
    .map((name) => ({ name, q: qualityOf(name) }))
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q);
  return best?.name ?? null;
}

export function isWorthCompressing(content: string | Uint8Array): boolean {
  return Buffer.byteLength(content) >= WORTHWHILE;
}

export async function compressed(
  content: string | Uint8Array,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await (encoding === 'br' ? brotli(content, QUICK) : deflate(content));
  return new Uint8Array(
    bytes.buffer,
    bytes.byteOffset,
    bytes.byteLength,
  ) as Uint8Array<ArrayBuffer>;
}

/** Compresses JSON as the client prefers. An `ETag` of such an answer has to be a weak one. */
export function compressJson(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.body || !/^application\/json\b/.test(c.res.headers.get('content-type') ?? ''))
      return;
    c.header('Vary', 'Accept-Encoding', { append: true });
    if (c.res.headers.has('content-encoding')) return;
    const encoding = preferredEncoding(c.req.header('accept-encoding'), ['br', 'gzip']);
    if (encoding === null) return;
    const { status, headers } = c.res;
    const body = new Uint8Array(await c.res.arrayBuffer());
    const isSmall = !isWorthCompressing(body);
    if (!isSmall) headers.set('Content-Encoding', encoding);
    headers.delete('content-length');
    const content = isSmall ? body : await compressed(body, encoding);
    c.res = undefined;
    c.res = new Response(new Uint8Array(content), { status, headers });
  };
}
