import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isProfileImage } from '../../server/accounts/members';
import { deleteUnreferenced } from '../../server/uploads/uploads';
import { newMember, type Person } from './support/people';
import { fileHolding, pictureFile, saveProfile, submission } from './support/pictures';
import { providerBeside, refusal, sharedProvider } from './support/provider';

const DAMAGED = "This image is damaged and can't be read";
const HUGE = 'Images can have up to 40 megapixels';
const LONG = 'Images can be up to 12,000 pixels wide or high';
const HEAVY = 'This image needs too much memory. Save it smaller, or without interlacing.';
/** Fields of a PNG header: bit depth, colour type, compression, filter, interlacing (1: Adam7). */
const PLAIN = [8, 2, 0, 0, 0];
const INTERLACED = [16, 6, 0, 0, 1];
const HOUR = 60 * 60_000;

const provider = sharedProvider();

const stores = () => ({ db: provider.db, bucket: null });
const send = (person: Person, file: Uint8Array<ArrayBuffer>, at = provider) =>
  saveProfile(at, person, fileHolding(file, 'a.png', 'image/png'));
const statusOf = async (address: string, authorization = '') =>
  (await provider.get(address, { authorization })).status;

const kept = async (person: Person, file: Uint8Array<ArrayBuffer>) => {
  const { status, body } = await send(person, file);
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
  const response = await provider.get(body.data.profile_image);
  return Buffer.from(await response.arrayBuffer());
};

test.each(['png', 'jpeg', 'webp', 'gif'] as const)('a %s is stored as WebP', async (format) => {
  const person = await newMember(provider);
  const bytes = await kept(person, await pictureFile(format));
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
});

test('a large one is scaled down, and rotated as the camera was held', async () => {
  const wide = await sharp(await pictureFile('jpeg', { width: 3000, height: 1500 }))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const bytes = await kept(await newMember(provider), new Uint8Array(wide));
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 800 });
});

test('its location, and data appended to it, are not published', async () => {
  const located = await sharp(await pictureFile('jpeg'))
    .withExif({ IFD3: { GPSLatitude: '52/1 31/1 12/1', GPSLatitudeRef: 'N' } })
    .toBuffer();
  expect((await sharp(located).metadata()).exif).toBeDefined();
  const polyglot = Buffer.concat([located, Buffer.from('<script>alert(1)</script>PK')]);
  const bytes = await kept(await newMember(provider), new Uint8Array(polyglot));
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect(bytes.includes('<script>')).toBe(false);
});

test.each<[string, () => Promise<Uint8Array<ArrayBuffer>>, string]>([
  ['cut off', async () => half(await noisyPng()), DAMAGED],
  ['a header without pixels', async () => (await noisyPng()).slice(0, 40), DAMAGED],
  ['only a signature', async () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), DAMAGED],
  ['60,000 pixels wide and high', async () => pngClaiming(60_000, 60_000), HUGE],
  ['a decompression bomb of 400 megabytes', async () => pngClaiming(11_000, 12_000), HUGE],
  ['20,000,000 pixels wide', async () => pngClaiming(20_000_000, 2), LONG],
  ['1,000,000 pixels high', async () => pngClaiming(39, 1_000_000), LONG],
  ['a GIF of 25 megapixels', () => pictureFile('gif', { width: 5_000, height: 5_000 }), HEAVY],
  ['interlaced, with 16 bits', async () => pngClaiming(6_300, 6_300, INTERLACED), HEAVY],
])('one that is %s is refused with a field error', async (_, file, message) => {
  const answer = await send(await newMember(provider), await file());
  expect(answer).toEqual(refusal({ file_url: [message] }));
  expect(provider.errors).toEqual([]);
});

test('a replaced picture is deleted after an hour, the current one stays', async () => {
  const person = await newMember(provider);
  const [first, second] = [
    (await send(person, await pictureFile('png'))).body.data.profile_image,
    (await send(person, await pictureFile('png'))).body.data.profile_image,
  ];
  await deleteUnreferenced(stores(), new Date(Date.now() - HOUR), isProfileImage);
  expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);
  await deleteUnreferenced(stores(), new Date(Date.now() + 1000), isProfileImage);
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
});

test("a submission's pictures are for its owner alone, and stay", async () => {
  const [owner, other] = [await newMember(provider), await newMember(provider)];
  const asking = { token: owner.token, payload: submission() };
  expect((await provider.call('submitMovie', asking)).status).toBe(200);
  await deleteUnreferenced(stores(), new Date(Date.now() + 1000), isProfileImage);
  const stored = await provider.db.query<{ id: string }>(
    'select id from uploads where not is_public',
  );
  expect(stored).toHaveLength(2);
  for (const { id } of stored) {
    const address = `/media/uploads/${id}`;
    expect([
      await statusOf(address),
      await statusOf(address, `Bearer ${other.token}`),
      await statusOf(address, `Bearer ${owner.token}`),
    ]).toEqual([404, 404, 200]);
  }
});

test('each member has a quota in bytes', async () => {
  const small = await providerBeside(provider, { pictureBytesEach: 150 });
  const full = refusal({ file_url: ["There's no room left for your images"] });
  for (const person of [await newMember(small), await newMember(small)]) {
    expect((await send(person, await pictureFile('png'), small)).status).toBe(200);
    expect(await send(person, await pictureFile('jpeg'), small)).toEqual(full);
  }
});

function half(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.slice(0, bytes.length / 2);
}

/** Draws noise, which does not compress, so that cutting the file loses pixels. */
async function noisyPng(): Promise<Uint8Array<ArrayBuffer>> {
  const raw = Uint8Array.from({ length: 100 * 100 * 3 }, (_, at) => (at * 7919) % 251);
  const picture = sharp(raw, { raw: { width: 100, height: 100, channels: 3 } });
  return new Uint8Array(await picture.png().toBuffer());
}

function pngClaiming(width: number, height: number, kind = PLAIN): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set(kind, 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const chunks = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(1 << 20)))];
  return new Uint8Array(Buffer.concat([signature, ...chunks, chunk('IEND', Buffer.alloc(0))]));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
