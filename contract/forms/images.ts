/** Which images people may send. The provider judges them by their content once more. */

const MB = 1024 * 1024;
const ONE_MB = 5;
const ALL_MB = 25;
const MEGAPIXELS = 40;
const LONGEST_EDGE = 12_000;
const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const NAMES = 'PNG, JPEG, WebP or GIF';

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
export const IMAGE_HINT = `${NAMES}, at most ${ONE_MB} MB`;

/** What the provider says of an image, and of all images of a form, that it refuses. */
export const imageMessages = {
  type: `The image must be a ${NAMES} file`,
  damaged: 'This image is damaged and could not be read',
  pixels: `An image may have at most ${MEGAPIXELS} megapixels`,
  edge: `An image may be at most ${LONGEST_EDGE.toLocaleString('en')} pixels wide or high`,
  memory: 'This image takes too much memory to read. Save it smaller, or without interlacing.',
  full: 'There is no more room for your images',
  size: `An image may have at most ${ONE_MB} MB.`,
  sizeOfAll: `All images together may have at most ${ALL_MB} MB.`,
} as const;

/** What is wrong with a chosen file, or `null`. */
export function imageError(file: File): string | null {
  if (!TYPES.includes(file.type)) return imageMessages.type;
  if (file.size === 0) return 'This file is empty';
  if (file.size <= MAX_IMAGE_BYTES) return null;
  return `This image has ${megabytes(file.size)}; at most ${ONE_MB} MB can be sent`;
}

/** What is wrong with all files of a form together, or `null`. */
export function imagesError(files: readonly File[]): string | null {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size <= MAX_IMAGES_BYTES) return null;
  return `All images together have ${megabytes(size)}; at most ${ALL_MB} MB can be sent`;
}

function megabytes(bytes: number): string {
  return `${(Math.ceil((10 * bytes) / MB) / 10).toFixed(1)} MB`;
}
