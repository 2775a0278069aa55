import { beforeEach, expect, test } from 'vitest';
import { isProfileImage } from '../../server/accounts/members';
import type { Config } from '../../server/config';
import type { Db } from '../../server/db/db';
import { DatabaseUnavailable } from '../../server/db/unavailable';
import { settingsFrom } from '../../server/settings';
import { openBucket } from '../../server/uploads/bucket';
import { deleteUnreferenced } from '../../server/uploads/uploads';
import { eventually } from './support/eventually';
import { startFakeS3 } from './support/fake-s3';
import { newMember, PASSWORD, type Person } from './support/people';
import { fileHolding, pictureFile, saveProfile, submission } from './support/pictures';
import { type Provider, providerBeside, refusal, sharedProvider } from './support/provider';
import { shared } from './support/shared';

const HOUR = 60 * 60_000;
const AWAY = "Pictures can't be saved or shown right now. Please try again later.";
function bucketAt(UPLOADS_URL: string) {
  const { bucket } = settingsFrom({ UPLOADS_URL });
  if (!bucket) throw new Error('no bucket');
  return bucket;
}

const s3 = shared(startFakeS3, (it) => it.stop());
const provider = sharedProvider(() => ({ bucket: bucketAt(s3.addressWith()) }));
beforeEach(() => s3.slowDown(0));

const providerWith = (UPLOADS_URL: string, settings: Partial<Config> = {}) =>
  providerBeside(provider, { ...settings, bucket: bucketAt(UPLOADS_URL) });
const send = async (person: Person, at = provider) =>
  saveProfile(at, person, fileHolding(await pictureFile('png'), 'a.png', 'image/png'));
const sent = async (person: Person) => {
  const { status, body } = await send(person);
  expect(status).toBe(200);
  return body.data.profile_image as string;
};
const submit = ({ token }: Person, at = provider) =>
  at.call('submitMovie', { token, payload: submission() });
const sweepBefore = (moment: number) => {
  const bucket = openBucket(bucketAt(s3.addressWith()), { info() {}, error() {} });
  return deleteUnreferenced({ db: provider.db, bucket }, new Date(moment), isProfileImage);
};
const nameOf = (address: string) => address.replace('/media/', '');
const rows = () =>
  provider.db.query<{ id: string }>('select id from uploads where content is null order by id');
const isAllKnown = async () => {
  const names = (await rows()).map(({ id }) => `uploads/${id}`);
  expect([...s3.objects.keys()].sort()).toEqual(names);
};

test('a picture is stored there, and served unchanged', async () => {
  const person = await newMember(provider);
  const address = await sent(person);
  const kept = s3.objects.get(nameOf(address));
  expect(kept?.type).toBe('image/webp');
  const response = await provider.get(address);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(kept?.bytes);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  await isAllKnown();
});

test("a submission's pictures are served to its owner alone", async () => {
  const [owner, other] = [await newMember(provider), await newMember(provider)];
  expect((await submit(owner)).status).toBe(200);
  const stored = await provider.db.query<{ id: string }>(
    'select id from uploads where not is_public and content is null',
  );
  expect(stored).toHaveLength(2);
  const statusFor = async (id: string, { token }: Person) =>
    (await provider.get(`/media/uploads/${id}`, { Authorization: `Bearer ${token}` })).status;
  for (const { id } of stored) {
    expect([await statusFor(id, owner), await statusFor(id, other)]).toEqual([200, 404]);
  }
});

test('pictures in the database are still served', async () => {
  const inside = await providerBeside(provider, {});
  const person = await newMember(inside);
  const { body } = await send(person, inside);
  expect((await provider.request(body.data.profile_image)).status).toBe(200);
});

test('a request to a busy store is retried', async () => {
  const person = await newMember(provider);
  s3.slowDown(2);
  const address = await sent(person);
  s3.slowDown(2);
  expect((await provider.request(address)).status).toBe(200);
});

test.each<[string, () => Promise<Provider>, string]>([
  ['is busy for long', async () => provider, '503 SlowDown'],
  ["can't be reached", () => providerWith('http://k:s@127.0.0.1:2/b?region=x'), 'ECONNREFUSED'],
  ['knows no such key', () => providerWith(s3.addressWith({ key: 'X' })), 'InvalidAccessKeyId'],
  ['has another secret', () => providerWith(s3.addressWith({ secret: 'x' })), 'SignatureDoesNotM'],
  ['is in another region', () => providerWith(s3.addressWith({ region: 'x' })), 'Malformed'],
  ['has no such bucket', () => providerWith(s3.addressWith({ bucket: 'x' })), 'NoSuchBucket'],
])(
  'when the store %s, the client gets an error, and nothing is half written',
  async (_, open, reason) => {
    const at = await open();
    const person = await newMember(provider);
    const before = await sent(person);
    const known = at === provider ? at.errors.length : 0;
    const count = async () => (await rows()).length;
    const there = await count();
    if (at === provider) s3.slowDown(100, ['PUT']);
    const answers = [await send(person, at), await submit(person, at)];
    expect(answers).toEqual(Array(2).fill({ status: 503, body: { status: false, message: AWAY } }));
    const [logged] = at.errors.slice(known);
    expect(String(logged?.error)).toContain(reason);
    expect(JSON.stringify(at.errors.map(({ error }) => String(error)))).not.toMatch(/secret|signs/);
    const { body } = await saveProfile(provider, person);
    expect(body.data.profile_image).toBe(before);
    const submissions = await provider.db.query(
      'select s.id from submissions s join members m on m.id = s.member_id where m.email = $1',
      [person.email],
    );
    expect(submissions).toEqual([]);
    s3.slowDown(0);
    await eventually(async () => {
      await sweepBefore(Date.now() + 1000);
      expect(await count()).toBe(there);
      await isAllKnown();
    });
  },
);

test('leftovers of a server that died are recorded, and deleted by the scheduled job', async () => {
  let before = Number.POSITIVE_INFINITY;
  const { db } = provider;
  const ending: Db = {
    ...db,
    async tx(work, options) {
      if (s3.objects.size > before) throw new DatabaseUnavailable(new Error('ended'));
      return db.tx(work, options);
    },
  };
  const bucket = bucketAt(s3.addressWith());
  const at = await providerBeside({ ...provider, db: ending }, { bucket });
  const person = await newMember(provider);
  before = s3.objects.size;
  expect((await submit(person, at)).status).toBe(503);
  expect(s3.objects.size).toBe(before + 2);
  await isAllKnown();
  await sweepBefore(Date.now() + 1000);
  expect(s3.objects.size).toBe(before);
  await isAllKnown();
});

test('a picture that is unavailable for now is not a 404', async () => {
  const address = await sent(await newMember(provider));
  s3.slowDown(3, ['GET']);
  const response = await provider.request(address);
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect((await provider.request(address)).status).toBe(200);
});

test('a replaced picture is deleted there too, after an hour', async () => {
  const person = await newMember(provider);
  const [first, second] = [await sent(person), await sent(person)];
  const sweep = async (before: number) => {
    await sweepBefore(before);
    return [first, second].map((address) => s3.objects.has(nameOf(address)));
  };
  expect(await sweep(Date.now() - HOUR)).toEqual([true, true]);
  expect(await sweep(Date.now() + 1000)).toEqual([false, true]);
  expect((await provider.request(first)).status).toBe(404);
  await isAllKnown();
});

test("stored pictures count towards the member's quota", async () => {
  const small = await providerWith(s3.addressWith(), { pictureBytesEach: 150 });
  const person = await newMember(small);
  expect((await send(person, small)).status).toBe(200);
  const full = refusal({ file_url: ["There's no room left for your images"] });
  expect(await send(person, small)).toEqual(full);
  await isAllKnown();
});

test('pictures of a deleted account are not served, and the next scheduled job deletes them', async () => {
  const person = await newMember(provider);
  const address = await sent(person);
  await submit(person);
  const payload = { password: PASSWORD };
  expect((await provider.call('deleteAccount', { token: person.token, payload })).status).toBe(200);
  expect((await provider.get(address)).status).toBe(404);
  await sweepBefore(Date.now() - HOUR);
  expect(s3.objects.has(nameOf(address))).toBe(false);
  await isAllKnown();
});
