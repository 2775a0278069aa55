/** Which pictures people may send. The provider looks at their content once more. */

const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const MB = 1024 * 1024;
const SIZE = 5 * MB;
const TOTAL_SIZE = 25 * MB;

/** For the `accept` of a file box. */
export const ACCEPTED_IMAGES = TYPES.join(',');

/** What is wrong with a chosen file, or `null`. */
export function imageError(file: File): string | null {
  if (!TYPES.includes(file.type)) return 'The image must be a PNG, JPEG, WebP or GIF file';
  if (file.size === 0) return 'This file is empty';
  if (file.size > SIZE) return `This image has ${megabytes(file.size)}; at most 5 MB can be sent`;
  return null;
}

/** What is wrong with all files together, or `null`. */
export function imagesError(files: readonly File[]): string | null {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size <= TOTAL_SIZE) return null;
  return `All images together have ${megabytes(size)}; at most 25 MB can be sent`;
}

function megabytes(bytes: number): string {
  return `${(Math.ceil((10 * bytes) / MB) / 10).toFixed(1)} MB`;
}

/**
 * Width and height in pixels.
 * @throws {Error} when the file is no picture that the browser can read
 */
export async function measureImage(file: File): Promise<{ width: number; height: number }> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}
