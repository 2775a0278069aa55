import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { formOf } from './support/form';
import { newMember, type Person } from './support/people';
import { fileHolding, pictureFile, png, saveProfile, submission } from './support/pictures';
import { refusal, sharedProvider } from './support/provider';

const MB = 1024 * 1024;
const THANKS = {
  status: 200,
  body: { status: true, message: 'Thank you! Your movie has been submitted.' },
};
const NO_IMAGE = 'The image must be a PNG, JPEG, WebP or GIF file';

let member: Person;
const provider = sharedProvider();
beforeAll(async () => {
  member = await newMember(provider);
});

const sendForm = (form: FormData) => provider.call('submitMovie', { token: member.token, form });
const submit = (fields: Record<string, unknown>) =>
  sendForm(formOf({ ...Object.fromEntries(formOf(submission())), ...fields }));
const cast = (at: number, jobTitle = 'Extra', image = png()) => ({
  [`cast[${at}][name]`]: 'Ada',
  [`cast[${at}][jobTitle]`]: jobTitle,
  [`cast[${at}][image]`]: image,
});

test('a submission is stored whole: texts, cast in order, pictures', async () => {
  const title = 'Stored Whole';
  const more = { description: 'Two\nlines.', type: 'vimeo', link: 'https://vimeo.com/1' };
  const answer = await submit({
    title,
    ...more,
    'cast[7][name]': 'Béla',
    'cast[7][jobTitle]': 'Grip',
    'cast[7][email]': 'bela@fin.example',
    'cast[7][image]': fileHolding(await pictureFile('jpeg'), 'b.jpg', 'text/html'),
  });
  expect(answer).toEqual(THANKS);
  const stored = await provider.db.query(
    `select s.name, s.email, s.role, s.title, s.description, s.type, s.link, c.position,
       c.name as cast_name, c.job_title, c.email as cast_email, image.type as image_type,
       thumbnail.type as thumbnail_type
     from submissions s join submission_casts c on c.submission_id = s.id
     join uploads image on image.id = c.image_id
     join uploads thumbnail on thumbnail.id = s.thumbnail_id
     where s.title = $1 order by c.position`,
    [title],
  );
  const { name, email, role } = submission();
  const texts = { name, email, role, title, ...more };
  const types = { image_type: 'image/webp', thumbnail_type: 'image/webp' };
  const [ada, bela] = [
    { cast_name: 'Ada', job_title: 'Lead', cast_email: null },
    { cast_name: 'Béla', job_title: 'Grip', cast_email: 'bela@fin.example' },
  ];
  expect(stored).toEqual([
    { ...texts, ...types, ...ada, position: 0 },
    { ...texts, ...types, ...bela, position: 1 },
  ]);
});

test('all missing fields are named, each row by its own', async () => {
  const form = formOf({ 'cast[3][email]': 'x', role: 'Extra', type: 'film', link: 'nowhere' });
  const terms = 'You must accept the Terms & Conditions and Privacy Policy';
  expect(await sendForm(form)).toEqual(
    refusal({
      name: ['Your name is required'],
      email: ['Email is required'],
      title: ['Title is required'],
      link: ['Must be a valid URL'],
      thumnail: ['Thumbnail is required'],
      agreeTerms: [terms],
      role: ['Role must be one of Actor, Director, Executive Producer, Producer'],
      type: ['Type must be one of youtube, vimeo, dailymotion, other'],
      'cast[3][name]': ['Cast name is required'],
      'cast[3][jobTitle]': ['Job title is required'],
      'cast[3][email]': ['Invalid email'],
      'cast[3][image]': ['Image is required'],
    }),
  );
});

test('at least one cast member is required, and at most twenty', async () => {
  const none = await sendForm(formOf({ name: 'Noor', thumnail: png() }));
  expect(none.body.errors.cast).toEqual(['At least one cast member is required']);
  const more = (count: number) =>
    Object.assign({}, ...Array.from({ length: count }, (_, at) => cast(at + 1)));
  expect(await submit(more(20))).toEqual(refusal({ cast: ['You can add up to 20 cast members'] }));
  expect(await submit(more(19))).toEqual(THANKS);
});

test.each(['cast[-1][name]', 'cast[1e9][name]', 'cast[__proto__][name]', 'cast[0][role]', 'cast'])(
  'a row named %s is refused, not lost',
  async (key) => {
    const answer = await submit({ [key]: 'Ada' });
    expect(answer).toEqual(refusal({ cast: ["The cast list couldn't be read"] }));
  },
);

test.each([
  ['nothing', fileHolding('', 'a.png', 'image/png')],
  ['one byte', fileHolding('x', 'a.png', 'image/png')],
  ['HTML', fileHolding('<script>alert(1)</script>', 'a.png', 'image/png')],
  ['SVG', fileHolding('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg', 'image/svg+xml')],
  ['HEIC', fileHolding('\0\0\0\x18ftypheic', 'a.heic', 'image/heic')],
  ['RIFF that is no WebP', fileHolding('RIFF0000WAVE', 'a.webp', 'image/webp')],
])('%s is refused as a picture', async (_, file) => {
  for (const field of ['thumnail', 'cast[0][image]']) {
    expect(await submit({ [field]: file })).toEqual(refusal({ [field]: [NO_IMAGE] }));
  }
});

test('a picture takes up to five megabytes', async () => {
  expect(await submit({ thumnail: png('a.png', 5 * MB) })).toEqual(THANKS);
  const message = 'Images can be up to 5 MB.';
  expect(await submit({ thumnail: png('a.png', 5 * MB + 1) })).toEqual({
    status: 413,
    body: { status: false, message, errors: { thumnail: [message] } },
  });
});

test('all pictures together take up to 25 megabytes', async () => {
  const large = () => png('a.png', 5 * MB);
  const rows = [1, 2, 3, 4].map((at) => cast(at, 'Lead', large()));
  const tooLarge = (message: string) => ({ status: 413, body: { status: false, message } });
  expect(await submit(Object.assign({ thumnail: large() }, ...rows))).toEqual(
    tooLarge('Your images can be up to 25 MB in total.'),
  );
  expect(await submit({ thumnail: png('a.png', 27 * MB) })).toEqual(
    tooLarge('Requests can be up to 26 MB.'),
  );
});

test('a refused submission leaves nothing behind', async () => {
  const count = () => provider.db.query('select count(*)::int as n from uploads');
  const before = await count();
  await submit({ 'cast[0][image]': fileHolding('x', 'a.png', 'image/png') });
  expect(await count()).toEqual(before);
});

test('a profile picture gets an address, stays until the next, and can do no harm', async () => {
  const { body } = await saveProfile(provider, member, png('../../x.png'));
  const address: string = body.data.profile_image;
  expect(address).toMatch(/^\/media\/uploads\/[\w-]{36}$/);
  const again = await saveProfile(provider, member);
  expect(again.body.data.profile_image).toBe(address);
  const response = await provider.get(address);
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({
    format: 'webp',
    width: 1,
    height: 1,
  });
  expect({ ...Object.fromEntries(response.headers) }).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});

test('a profile picture of the wrong kind or size is refused', async () => {
  const html = fileHolding('<html>', 'a.png', 'image/png');
  expect(await saveProfile(provider, member, html)).toEqual(refusal({ file_url: [NO_IMAGE] }));
  const large = png('a.png', 5 * MB + 1);
  expect((await saveProfile(provider, member, large)).status).toBe(413);
});

test('an unfilled file field counts as none', async () => {
  const form = formOf({ first_name: 'Noor', last_name: 'Aziz', email: member.email });
  form.append('file_url', new File([], ''));
  const { status } = await provider.call('updateProfile', { token: member.token, form });
  expect(status).toBe(200);
});

test.each(['none', '%00', '..%2f..%2fetc%2fpasswd'])('there is no upload %s', async (id) => {
  expect((await provider.get(`/media/uploads/${id}`)).status).toBe(404);
});

test('slow uploads delay no other member', async () => {
  const slow = await Promise.all(Array.from({ length: 6 }, () => newMember(provider)));
  const sending = slow.map(({ token }) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const answer = provider.request('/api/v2/user/update-profile', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'multipart/form-data; boundary=x',
      },
      body: readable,
      duplex: 'half',
    } as RequestInit);
    return { answer, body: writable.getWriter() };
  });

  expect(await saveProfile(provider, member)).toMatchObject({ status: 200 });
  expect(await saveProfile(provider, member, png())).toMatchObject({ status: 200 });
  expect(await submit({})).toEqual(THANKS);

  await Promise.all(sending.map(({ body }) => body.close()));
  const statuses = await Promise.all(sending.map(async ({ answer }) => (await answer).status));
  expect(statuses).toEqual(slow.map(() => 400));
});

test('an upload leaves no file behind, whether it was accepted or refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fin-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await submit({})).toEqual(THANKS);
  expect(await submit({ title: '' })).toMatchObject({ status: 422 });
  expect(await readdir(folder)).toEqual([]);
});
