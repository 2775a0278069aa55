/** Small pictures, and things that only look like one. */
import { Buffer } from 'node:buffer';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==';

export const pixelBytes = new Uint8Array(Buffer.from(PIXEL, 'base64'));

export function png(name = 'picture.png', size = pixelBytes.length): File {
  const bytes = new Uint8Array(size);
  bytes.set(pixelBytes.subarray(0, size));
  return new File([bytes], name, { type: 'image/png' });
}

export function fileHolding(content: string | Uint8Array<ArrayBuffer>, name: string, type: string) {
  return new File([content], name, { type });
}
