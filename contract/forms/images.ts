/** Which images people may send. The provider judges them by their content once more. */
import type { Phrase } from '../text-key';

const MB = 1024 * 1024;
const ONE_MB = 5;
const ALL_MB = 25;
const MEGAPIXELS = 40;
const LONGEST_EDGE = 12_000;
const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** Bytes of one image, and of all images of a form together. */
export const MAX_IMAGE_BYTES = ONE_MB * MB;
export const MAX_IMAGES_BYTES = ALL_MB * MB;

/** Pixels of one image: its width times its height. */
export const MAX_IMAGE_PIXELS = MEGAPIXELS * 1_000_000;

/** Pixels of one image's longer edge: a decoder keeps whole rows in memory. */
export const MAX_IMAGE_EDGE = LONGEST_EDGE;

/** Pixels of an image's edge above which a smaller one is recommended (spec §9). */
export const RECOMMENDED_EDGE = 400;

/** For the `accept` of a file box, and in words beside it. */
export const ACCEPTED_IMAGES = TYPES.join(',');
export const imageHint: Phrase = { key: 'form.image.hint', values: { max: ONE_MB } };

/** What the provider says of an image, and of all images of a form, that it refuses. */
export const imageMessages = {
  type: 'form.image.type',
  damaged: 'form.image.damaged',
  pixels: { key: 'form.image.pixels', values: { max: MEGAPIXELS } },
  edge: { key: 'form.image.edge', values: { max: LONGEST_EDGE } },
  memory: 'form.image.memory',
  full: 'form.image.full',
  size: { key: 'form.image.size', values: { max: ONE_MB } },
  sizeOfAll: { key: 'form.images.size', values: { max: ALL_MB } },
} as const satisfies Record<string, Phrase>;

/** What is wrong with a chosen file, or `null`. */
export function imageError(file: File): Phrase | null {
  if (!TYPES.includes(file.type)) return imageMessages.type;
  if (file.size === 0) return 'form.image.empty';
  if (file.size <= MAX_IMAGE_BYTES) return null;
  return { key: 'form.image.tooLarge', values: { size: megabytes(file.size), max: ONE_MB } };
}

/** What is wrong with all files of a form together, or `null`. */
export function imagesError(files: readonly File[]): Phrase | null {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size <= MAX_IMAGES_BYTES) return null;
  return { key: 'form.images.tooLarge', values: { size: megabytes(size), max: ALL_MB } };
}

/** Rounded up to tenths. */
function megabytes(bytes: number): number {
  return Math.ceil((10 * bytes) / MB) / 10;
}
