/**
 * Runs in the decoder's process. The program's argument is the memory limit in bytes.
 *
 * Re-encodes pictures, which strips metadata (such as GPS positions) and any data after the image.
 */
import sharp, { type Metadata } from 'sharp';
import { MAX_IMAGE_EDGE, MAX_IMAGE_PIXELS } from '../../contract/forms/images';
import type { Decoded, Refusal, Reply } from './decoder-protocol';

const LONGEST_EDGE = 800;
const QUALITY = 82;
const MAX_HELD_BYTES = 128 * 1024 * 1024;
const OPTIONS = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', pages: 1 } as const;
const WATCH_MS = 10;

const memoryBytes = Number(process.argv[2]);
sharp.cache(false);
sharp.concurrency(1);

/** Kills the process, because `process.exit` would wait for sharp's threads while memory grows. */
const end = () => process.kill(process.pid, 'SIGKILL');

process.on('disconnect', end);
// Ignore signals sent to the process group, because the server must finish its requests first.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
process.on('message', async (file: Uint8Array) => {
  // The timer runs during decoding, because sharp decodes off the main thread.
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > memoryBytes) end();
  }, WATCH_MS);
  const decoded = await decodedFrom(file);
  clearInterval(watch);
  process.send?.({ decoded, rss: process.memoryUsage.rss() } satisfies Reply);
});
process.send?.('ready');

async function decodedFrom(file: Uint8Array): Promise<Decoded> {
  try {
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
  return heldBytes(metadata) > MAX_HELD_BYTES ? 'memory' : null;
}

/** Estimates how many bytes the decoder must buffer; 0 if it decodes row by row. */
function heldBytes({ width, height, channels, depth, format, isProgressive }: Metadata): number {
  if (format === 'webp') return width * height * 4;
  if (format === 'gif') return width * height * 6;
  if (!isProgressive) return 0;
  // Progressive JPEGs are held as 16-bit coefficients.
  return width * height * channels * (format === 'jpeg' || depth === 'ushort' ? 2 : 1);
}
