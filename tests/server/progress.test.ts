import { describe, expect, test } from 'vitest';
import { databases } from './support/databases';
import { newMember } from './support/people';
import { providerBeside, refusal, sharedProvider } from './support/provider';

const HOUR = 3600;

describe.each(databases)('the progress of members on $name', ({ connect }) => {
  const provider = sharedProvider({}, connect);

  const keep = (token: string, id: string, position: number, at = provider) =>
    at.call('saveProgress', {
      token,
      payload: { entertainment_id: id, position, duration: HOUR },
    });
  const placesOf = async (token: string) => {
    const { body } = await provider.call('progress', { token });
    return body.data.map(
      (it: { entertainment_id: string; position: number }) =>
        `${it.entertainment_id} at ${it.position}`,
    );
  };

  test('a title is stored with its card, the latest first, at its last position', async () => {
    const { token } = await newMember(provider);
    const at = (text: string) =>
      providerBeside(provider, { now: () => new Date(`2026-11-22T${text}Z`) });
    await keep(token, '101', 61.5, await at('10:00:00'));
    await keep(token, '102', 300, await at('10:00:01'));
    expect(await placesOf(token)).toEqual(['102 at 300', '101 at 61.5']);
    const answer = await keep(token, '101', 75.25, await at('10:00:02.250'));
    expect(answer.body).toEqual({ status: true, message: 'Your position was saved.' });
    const { body } = await provider.call('progress', { token });
    const { body: details } = await provider.call('titleDetails', { token, params: { id: '101' } });
    expect(body.data).toHaveLength(2);
    expect(body.data[0]).toEqual({
      entertainment_id: '101',
      position: 75.25,
      duration: HOUR,
      updated_at: '2026-11-22T10:00:02.250Z',
      card: expect.objectContaining({ id: '101', name: details.data.name, is_watch_list: false }),
    });
  });

  test('one title is cleared, or all; the positions of others stay', async () => {
    const [asha, noor] = [await newMember(provider), await newMember(provider)];
    for (const id of ['101', '102', '103']) await keep(asha.token, id, 60);
    await keep(noor.token, '101', 90);
    const forget = (payload: { entertainment_id?: string; forget: 'title' | 'all' }) =>
      provider.call('saveProgress', { token: asha.token, payload });
    const one = await forget({ entertainment_id: '102', forget: 'title' });
    expect(one.body).toEqual({ status: true, message: 'Removed from your watch history.' });
    expect((await placesOf(asha.token)).sort()).toEqual(['101 at 60', '103 at 60']);
    expect((await forget({ entertainment_id: '102', forget: 'title' })).status).toBe(200);
    const all = await forget({ forget: 'all' });
    expect(all.body).toEqual({ status: true, message: 'Your watch history was cleared.' });
    expect([await placesOf(asha.token), await placesOf(noor.token)]).toEqual([[], ['101 at 90']]);
  });

  test('the hundred titles watched last are stored', async () => {
    const { token } = await newMember(provider);
    const [member] = await provider.db.query<{ id: string }>(
      'select id from members order by created_at desc limit 1',
    );
    await provider.db.script(
      `insert into titles select 'copy-' || n, kind, name, folded, description, release_date,
         language, duration, imdb_rating, content_rating, poster_image, thumbnail_image,
         trailer_type, trailer_url, is_free, views, likes, popularity, backdrop_image
       from titles, generate_series(1, 100) n where id = '101';
       insert into progress select '${member?.id}', 'copy-' || n, 60, 600,
         timestamptz '2026-01-01' + n * interval '1 second' from generate_series(1, 100) n;`,
    );
    await keep(token, '101', 60);
    const places = await placesOf(token);
    expect([places.length, places[0], places.at(-1)]).toEqual([100, '101 at 60', 'copy-2 at 60']);
    await provider.db.query(`delete from titles where id like 'copy-%'`);
  });

  const DURATION = { duration: ['The duration must be in seconds'] } as const;
  const WITHIN = { position: ['The position must be within the title, in seconds'] } as const;

  test.each<[Record<string, string | number>, Parameters<typeof refusal>[0]]>([
    [{ entertainment_id: '', position: 1 }, { entertainment_id: ['A title is required'] }],
    [{ duration: '' }, DURATION],
    [{ duration: 0 }, DURATION],
    [{ duration: 2_000_000 }, DURATION],
    [{ position: 61 }, WITHIN],
    [{ position: -1 }, WITHIN],
    [{ position: 'here' }, { position: ['The position must be in seconds'] }],
    [{ forget: 'everything' }, { forget: ['Forget must be title or all'] }],
  ])('%j is refused', async (fields, errors) => {
    const { token } = await newMember(provider);
    const payload = { entertainment_id: '101', position: 1, duration: 60, ...fields } as never;
    expect(await provider.call('saveProgress', { token, payload })).toEqual(refusal(errors));
  });

  test('an unknown title is ignored: 404 is for providers without the call', async () => {
    const { token } = await newMember(provider);
    expect(await keep(token, 'none', 1)).toEqual({
      status: 200,
      body: { status: true, message: "There's no such title." },
    });
    expect(await placesOf(token)).toEqual([]);
  });
});
