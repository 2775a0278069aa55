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
