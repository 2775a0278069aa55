/**
 * Pictures as they are kept: decoded and written anew, so that nothing is left of what a file holds
 * beside its pixels (where it was taken, other formats, what is appended) and nothing is served that
 * was not made here. sharp works in threads of its own, one picture at a time.
 */
import sharp, { type Metadata } from 'sharp';
import { imageMessages, MAX_IMAGE_EDGE, MAX_IMAGE_PIXELS } from '../../contract/forms/images';
import { currentCaller } from '../db/caller';
import { fairQueue } from '../db/fair-queue';

export interface Picture {
  readonly type: 'image/webp';
  readonly bytes: Uint8Array;
}

/** Thrown for what is no picture that can be kept; the message is for the person who sent it. */
export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture';
}

/** Pixels: no screen shows them larger. */
const LONGEST_EDGE = 800;
const QUALITY = 82;
const SECONDS = 10;
/** Bytes of what a decoder holds at once. */
const MOST_HELD = 128 * 1024 * 1024;
const OPTIONS = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', pages: 1 } as const;

sharp.cache(false);
sharp.concurrency(1);
/** A submission's pictures of as many members as may send at once. */
const queue = fairQueue({ atOnce: 1, atOnceEach: 1, waiting: 800, waitingEach: 25 });

/**
 * The picture in a file of PNG, JPEG, WebP or GIF; of an animation its first image. Members take turns with
 * each picture; until its turn a file stays where it is.
 */
export async function pictureIn(source: Blob): Promise<Picture> {
  if (!(await isImage(source))) throw new UnusablePicture(imageMessages.type);
  return queue.run(currentCaller(), async () => {
    const file = new Uint8Array(await source.arrayBuffer());
    const metadata = await metadataOf(file);
    const { width, height } = metadata;
    if (width * height > MAX_IMAGE_PIXELS) throw new UnusablePicture(imageMessages.pixels);
    if (Math.max(width, height) > MAX_IMAGE_EDGE) throw new UnusablePicture(imageMessages.edge);
    if (heldBytes(metadata) > MOST_HELD) throw new UnusablePicture(imageMessages.memory);
    try {
      const bytes = await sharp(file, OPTIONS)
        .autoOrient()
        .resize(LONGEST_EDGE, LONGEST_EDGE, { fit: 'inside', withoutEnlargement: true })
        .timeout({ seconds: SECONDS })
        .webp({ quality: QUALITY })
        .toBuffer();
      return { type: 'image/webp', bytes: new Uint8Array(bytes) };
    } catch {
      throw new UnusablePicture(imageMessages.damaged);
    }
  });
}

/** Whether the first bytes are those of PNG, JPEG, GIF or WebP: nothing else is given to the decoder. */
async function isImage(file: Blob): Promise<boolean> {
  const start = Buffer.from(await file.slice(0, 12).arrayBuffer()).toString('latin1');
  return (
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    start.startsWith('\xff\xd8\xff') ||
    /^GIF8[79]a/.test(start) ||
    /^RIFF[\s\S]{4}WEBP/.test(start)
  );
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

/** From the file's head alone, whatever size it claims. */
async function metadataOf(file: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(file, { ...OPTIONS, limitInputPixels: false }).metadata();
  } catch {
    throw new UnusablePicture(imageMessages.damaged);
  }
}
