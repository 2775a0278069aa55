import type { Phrase } from '../text-key';

const MB = 1024 * 1024;
const ONE_MB = 5;
const ALL_MB = 25;
const MEGAPIXELS = 40;
const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

export const MAX_IMAGE_BYTES = ONE_MB * MB;
export const MAX_IMAGES_BYTES = ALL_MB * MB;

export const MAX_IMAGE_PIXELS = MEGAPIXELS * 1_000_000;

/** In pixels. Limited because decoders hold whole rows in memory. */
export const MAX_IMAGE_EDGE = 12_000;

/** In pixels. For a larger image, the submission form recommends a smaller one (spec §9). */
export const RECOMMENDED_EDGE = 400;

export const ACCEPTED_IMAGES = TYPES.join(',');
export const imageHint: Phrase = { key: 'form.image.hint', values: { max: ONE_MB } };

export const imageMessages = {
  type: 'form.image.type',
  damaged: 'form.image.damaged',
  pixels: { key: 'form.image.pixels', values: { max: MEGAPIXELS } },
  edge: { key: 'form.image.edge', values: { max: MAX_IMAGE_EDGE } },
  memory: 'form.image.memory',
  full: 'form.image.full',
  size: { key: 'form.image.size', values: { max: ONE_MB } },
  sizeOfAll: { key: 'form.images.size', values: { max: ALL_MB } },
} as const satisfies Record<string, Phrase>;

export function imageError(file: File): Phrase | null {
  if (!TYPES.includes(file.type)) return imageMessages.type;
  if (file.size === 0) return 'form.image.empty';
  if (file.size <= MAX_IMAGE_BYTES) return null;
  return { key: 'form.image.tooLarge', values: { size: megabytes(file.size), max: ONE_MB } };
}

export function imagesError(files: readonly File[]): Phrase | null {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size <= MAX_IMAGES_BYTES) return null;
  return { key: 'form.images.tooLarge', values: { size: megabytes(size), max: ALL_MB } };
}

function megabytes(bytes: number): number {
  return Math.ceil((10 * bytes) / MB) / 10;
}
