import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import type { PayloadOf } from '../../../contract/calls';
import type { Person } from './people';
import type { Provider } from './provider';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==';

const pixelBytes = new Uint8Array(Buffer.from(PIXEL, 'base64'));

export function png(name = 'picture.png', size = pixelBytes.length): File {
  const bytes = new Uint8Array(size);
  bytes.set(pixelBytes.subarray(0, size));
  return new File([bytes], name, { type: 'image/png' });
}

export function fileHolding(content: string | Uint8Array<ArrayBuffer>, name: string, type: string) {
  return new File([content], name, { type });
}

export async function pictureFile(
  format: 'png' | 'jpeg' | 'webp' | 'gif',
  { width = 40, height = 30 } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const background = { r: 200, g: 60, b: 30 };
  const picture = sharp({ create: { width, height, channels: 3, background } });
  return new Uint8Array(await picture.toFormat(format).toBuffer());
}

export async function largestPictures(): Promise<File[]> {
  const background = { r: 200, g: 60, b: 30, alpha: 0.5 };
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background } });
  const interlaced = { progressive: true };
  const pictures = [
    drawn(12_000, 1_398).toColourspace('rgb16').withMetadata({ orientation: 6 }).png(interlaced),
    drawn(12_000, 2_796).png(interlaced),
    drawn(4_700, 4_700).gif(),
  ];
  const files: File[] = [];
  for (const picture of pictures) {
    files.push(fileHolding(new Uint8Array(await picture.toBuffer()), 'a.png', 'image/png'));
  }
  return files;
}

export const saveProfile = (
  provider: Pick<Provider, 'call'>,
  { email, token }: Person,
  file_url?: File,
) =>
  provider.call('updateProfile', {
    token,
    payload: { first_name: 'Noor', last_name: 'Aziz', email, ...(file_url && { file_url }) },
  });

export const submission = (): PayloadOf<'submitMovie'> => ({
  name: 'Noor Aziz',
  email: 'noor@fin.example',
  role: 'Director',
  title: 'Seven Lamps',
  thumnail: png(),
  agreeTerms: true,
  cast: [{ name: 'Ada', jobTitle: 'Lead', image: png() }],
});
