/**
 * The program of the process that decodes pictures, started with the resident bytes that it may take. It
 * reports that it is ready, then answers each file with a `Reply`. Pictures are encoded again, so that
 * nothing is left of what a file holds beside its pixels: a place, other formats, what is appended.
 */
import sharp, { type Metadata } from 'sharp';
import { MAX_IMAGE_EDGE, MAX_IMAGE_PIXELS } from '../../contract/forms/images';
import type { Decoded, Refusal, Reply } from './decoder-protocol';

/** Pixels: no screen shows them larger. */
const LONGEST_EDGE = 800;
const QUALITY = 82;
/** Bytes of what a decoder holds at once. */
const MOST_HELD = 128 * 1024 * 1024;
const OPTIONS = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', pages: 1 } as const;
const WATCH_MS = 10;

const memoryBytes = Number(process.argv[2]);
sharp.cache(false);
sharp.concurrency(1);

/** At once: `process.exit` waits for the picture in the decoder, whose memory goes on growing. */
const end = () => process.kill(process.pid, 'SIGKILL');

process.on('disconnect', end);
// A terminal and systemd send them to the server's whole group, which has requests to finish first.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
process.on('message', async (file: Uint8Array) => {
  // sharp decodes in threads of its own, so this one goes on.
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > memoryBytes) end();
  }, WATCH_MS);
  const decoded = await decodedFrom(file);
  clearInterval(watch);
  process.send?.({ decoded, rss: process.memoryUsage.rss() } satisfies Reply);
});
process.send?.('ready');

/** Of an animation its first image. */
async function decodedFrom(file: Uint8Array): Promise<Decoded> {
  try {
    // From the file's head alone, whatever size it claims.
    const metadata = await sharp(file, { ...OPTIONS, limitInputPixels: false }).metadata();
    const refused = refusalOf(metadata);
    if (refused) return { refused };
    const bytes = await sharp(file, OPTIONS)
      .autoOrient()
      .resize(LONGEST_EDGE, LONGEST_EDGE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
    return { bytes: new Uint8Array(bytes) };
  } catch {
    return { refused: 'damaged' };
  }
}

function refusalOf(metadata: Metadata): Refusal | null {
  const { width, height } = metadata;
  if (width * height > MAX_IMAGE_PIXELS) return 'pixels';
  if (Math.max(width, height) > MAX_IMAGE_EDGE) return 'edge';
  return heldBytes(metadata) > MOST_HELD ? 'memory' : null;
}

/** Bytes that the decoder holds at once: a few rows, or all pixels where they don't come row by row. */
function heldBytes({ width, height, channels, depth, format, isProgressive }: Metadata): number {
  if (format === 'webp') return width * height * 4;
  // Put together beside what is read of it.
  if (format === 'gif') return width * height * 6;
  if (!isProgressive) return 0;
  // A progressive JPEG is held as coefficients of 16 bits.
  return width * height * channels * (format === 'jpeg' || depth === 'ushort' ? 2 : 1);
}
