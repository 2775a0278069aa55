/** A page compressed once, though each answer has a nonce of its own. */
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import { overwritten, placesIn } from '../http/overwritten';

const decompress = promisify(brotliDecompress);
const QUALITY = 11;
/** At this quality brotli finds words of its dictionary in some nonces, and compresses those. */
const TRIES = 5;

/** As the nonces of `secureHeaders`: 16 bytes in base64. */
const anyNonce = () => randomBytes(16).toString('base64');

/**
 * The page as brotli, in which the nonce may be overwritten by another one: it gains nothing by being
 * compressed, so it stands there as it is. `null` where that does not hold, which is tried.
 *
 * @param placeholder where the nonce belongs in the page
 */
export async function brotliPage(
  html: string,
  placeholder: string,
): Promise<((nonce: string) => Buffer) | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const first = anyNonce();
    const bytes = await compressedWith(html.split(placeholder), first);
    const places = placesIn(bytes, first);
    const pageWith = (nonce: string) => overwritten(bytes, places, nonce);
    const other = anyNonce();
    const page = await decompress(pageWith(other)).catch(() => null);
    if (page?.toString() === html.replaceAll(placeholder, other)) return pageWith;
  }
  return null;
}

/** Flushed around each nonce, so that it is a block of its own. */
async function compressedWith(parts: readonly string[], nonce: string): Promise<Buffer> {
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  const whole = buffer(brotli);
  const flush = () =>
    new Promise<void>((done) => brotli.flush(constants.BROTLI_OPERATION_FLUSH, () => done()));
  for (const [at, part] of parts.entries()) {
    if (at > 0) {
      brotli.write(nonce);
      await flush();
    }
    brotli.write(part);
    await flush();
  }
  brotli.end();
  return whole;
}
