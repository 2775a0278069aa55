import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from './support/databases';
import { formOf } from './support/form';
import { newMember, type Person } from './support/people';
import { fileHolding, pictureFile, png } from './support/pictures';
import { openProvider, type Provider } from './support/provider';

const MB = 1024 * 1024;
const THANKS = { status: true, message: 'Thank you! Your movie has been submitted.' };

const submissionWith = (fields: Record<string, unknown>) =>
  formOf({
    name: 'Noor Aziz',
    email: 'noor@fin.example',
    role: 'Director',
    title: 'Seven Lamps',
    thumnail: png(),
    agreeTerms: true,
    'cast[0][name]': 'Ada',
    'cast[0][jobTitle]': 'Lead',
    'cast[0][image]': png(),
    ...fields,
  });

describe.each(databases)('uploads on $name', ({ connect }) => {
  let provider: Provider;
  let member: Person;
  beforeAll(async () => {
    provider = await openProvider(await connect());
    member = await newMember(provider);
  });
  afterAll(() => provider.close());

  const submit = async (fields: Record<string, unknown>) => {
    const form = submissionWith(fields);
    const { status, body } = await provider.call('submitMovie', { token: member.token, form });
    return { status, body };
  };

  const updatePicture = (file_url: File) =>
    provider.call('updateProfile', {
      token: member.token,
      payload: { first_name: 'Noor', last_name: 'Aziz', email: member.email, file_url },
    });

  test('a submission is stored whole: texts, cast in order, pictures', async () => {
    const title = 'Stored Whole';
    const answer = await submit({
      title,
      description: 'Two\nlines.',
      type: 'vimeo',
      link: 'https://vimeo.com/1',
      'cast[7][name]': 'Béla',
      'cast[7][jobTitle]': 'Grip',
      'cast[7][email]': 'bela@fin.example',
      'cast[7][image]': fileHolding(await pictureFile('jpeg'), 'b.jpg', 'text/html'),
    });
    expect(answer).toEqual({ status: 200, body: THANKS });
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
    const texts = {
      name: 'Noor Aziz',
      email: 'noor@fin.example',
      role: 'Director',
      title,
      description: 'Two\nlines.',
      type: 'vimeo',
      link: 'https://vimeo.com/1',
      thumbnail_type: 'image/webp',
    };
    expect(stored).toEqual([
      {
        ...texts,
        position: 0,
        cast_name: 'Ada',
        job_title: 'Lead',
        cast_email: null,
        image_type: 'image/webp',
      },
      {
        ...texts,
        position: 1,
        cast_name: 'Béla',
        job_title: 'Grip',
        cast_email: 'bela@fin.example',
        image_type: 'image/webp',
      },
    ]);
  });

  test('all that is missing is named, each row by its own fields', async () => {
    const form = formOf({ 'cast[3][email]': 'x', role: 'Extra', type: 'film', link: 'nowhere' });
    const { status, body } = await provider.call('submitMovie', { token: member.token, form });
    const terms = 'You must accept the Terms & Conditions and Privacy Policy';
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: {
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
      },
    });
  });

  test('at least one cast member is required, and at most twenty', async () => {
    const none = formOf({ name: 'Noor', thumnail: png() });
    const answer = await provider.call('submitMovie', { token: member.token, form: none });
    expect(answer.body.errors.cast).toEqual(['At least one cast member is required']);
    const rows = Array.from({ length: 20 }, (_, at) => [
      [`cast[${at + 1}][name]`, 'Ada'],
      [`cast[${at + 1}][jobTitle]`, 'Extra'],
      [`cast[${at + 1}][image]`, png()],
    ]).flat();
    const many = Object.fromEntries(rows);
    expect((await submit(many)).body.errors).toEqual({
      cast: ['At most 20 cast members can be sent'],
    });
    const {
      'cast[20][name]': _,
      'cast[20][jobTitle]': __,
      'cast[20][image]': ___,
      ...twenty
    } = many;
    expect(await submit(twenty)).toEqual({ status: 200, body: THANKS });
  });

  test.each([
    'cast[-1][name]',
    'cast[1e9][name]',
    'cast[__proto__][name]',
    'cast[0][role]',
    'cast',
  ])('a row named %s is refused, not lost', async (key) => {
    const { status, body } = await submit({ [key]: 'Ada' });
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: { cast: ['The cast list could not be read'] },
    });
  });

  test.each([
    ['nothing', fileHolding('', 'a.png', 'image/png')],
    ['one byte', fileHolding('x', 'a.png', 'image/png')],
    ['HTML', fileHolding('<script>alert(1)</script>', 'a.png', 'image/png')],
    ['SVG', fileHolding('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg', 'image/svg+xml')],
    ['HEIC', fileHolding('\0\0\0\x18ftypheic', 'a.heic', 'image/heic')],
    ['RIFF that is no WebP', fileHolding('RIFF0000WAVE', 'a.webp', 'image/webp')],
  ])('a picture holding %s is refused', async (_, file) => {
    for (const field of ['thumnail', 'cast[0][image]']) {
      const { status, body } = await submit({ [field]: file });
      expect({ status, errors: body.errors }).toEqual({
        status: 422,
        errors: { [field]: ['The image must be a PNG, JPEG, WebP or GIF file'] },
      });
    }
  });

  test('a picture takes up to five megabytes', async () => {
    expect(await submit({ thumnail: png('a.png', 5 * MB) })).toEqual({ status: 200, body: THANKS });
    expect(await submit({ thumnail: png('a.png', 5 * MB + 1) })).toEqual({
      status: 413,
      body: {
        status: false,
        message: 'An image may have at most 5 MB.',
        errors: { thumnail: ['An image may have at most 5 MB.'] },
      },
    });
  });

  test('all pictures together take up to 25 megabytes', async () => {
    const { status, body } = await submit({
      thumnail: png('a.png', 5 * MB),
      ...Object.fromEntries(
        [0, 1, 2, 3, 4].flatMap((at) => [
          [`cast[${at}][name]`, 'Ada'],
          [`cast[${at}][jobTitle]`, 'Lead'],
          [`cast[${at}][image]`, png('a.png', at === 0 ? 1 : 5 * MB)],
        ]),
      ),
    });
    expect({ status, body }).toEqual({
      status: 413,
      body: { status: false, message: 'All images together may have at most 25 MB.' },
    });
    const over = await submit({ thumnail: png('a.png', 27 * MB) });
    expect(over).toEqual({
      status: 413,
      body: { status: false, message: 'A request may have at most 26 MB.' },
    });
  });

  test('a refused submission leaves nothing behind', async () => {
    const count = () => provider.db.query('select count(*)::int as n from uploads');
    const before = await count();
    await submit({ 'cast[0][image]': fileHolding('x', 'a.png', 'image/png') });
    expect(await count()).toEqual(before);
  });

  test('a profile picture gets an address, stays until the next, and can do no harm', async () => {
    const { body } = await updatePicture(png('../../x.png'));
    const address: string = body.data.profile_image;
    expect(address).toMatch(/^\/media\/uploads\/[\w-]{36}$/);
    const again = await provider.call('updateProfile', {
      token: member.token,
      payload: { first_name: 'Noor', last_name: 'Aziz', email: member.email },
    });
    expect(again.body.data.profile_image).toBe(address);
    const response = await provider.request(address);
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({
      ...{ format: 'webp', width: 1, height: 1 },
    });
    expect({ ...Object.fromEntries(response.headers) }).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  test('a profile picture of the wrong kind or size is refused', async () => {
    const wrong = await updatePicture(fileHolding('<html>', 'a.png', 'image/png'));
    expect({ status: wrong.status, errors: wrong.body.errors }).toEqual({
      status: 422,
      errors: { file_url: ['The image must be a PNG, JPEG, WebP or GIF file'] },
    });
    expect((await updatePicture(png('a.png', 5 * MB + 1))).status).toBe(413);
  });

  test('an unfilled file field counts as none', async () => {
    const form = formOf({ first_name: 'Noor', last_name: 'Aziz', email: member.email });
    form.append('file_url', new File([], ''));
    const { status } = await provider.call('updateProfile', { token: member.token, form });
    expect(status).toBe(200);
  });

  test.each(['none', '%00', '..%2f..%2fetc%2fpasswd'])('there is no upload %s', async (id) => {
    expect((await provider.request(`/media/uploads/${id}`)).status).toBe(404);
  });
});
