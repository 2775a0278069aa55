import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createLibraryWatch } from '../../server/catalogue/source';
import { connect, databases } from './support/databases';
import { addTitle } from './support/library';
import { newMember } from './support/people';
import { configOf, openProvider, type Provider } from './support/provider';
import { folderWith } from './support/shared';

async function namesOf(provider: Provider, call: 'movies' | 'tvShows' | 'banners' | 'freeMovies') {
  const { body } = await provider.call(call);
  return body.data.map(
    (it: { name?: string; data?: { name: string } }) => it.name ?? it.data?.name,
  );
}

describe.each(databases)('on $name', ({ connect: open }) => {
  async function openLibrary(catalogue: object | null = null) {
    const libraryDir = folderWith();
    const folder = addTitle(libraryDir, '11', { name: 'O Mar Aberto', release_date: '2024-03-05' });
    addTitle(libraryDir, '12', { kind: 'series', name: 'Show · S01E02' });
    const catalogueFile = catalogue && join(libraryDir, 'catalogue.json');
    if (catalogueFile) writeFileSync(catalogueFile, JSON.stringify(catalogue));
    const said: string[] = [];
    const log = { info: (text: string) => said.push(text), error: () => {} };
    const settings = { libraryDir, catalogueFile, log };
    const db = await open();
    onTestFinished(() => db.close());
    const provider = await openProvider({ ...db, close: async () => {} }, settings);
    onTestFinished(() => provider.close());
    const [watch] = createLibraryWatch(provider.db, configOf(settings));
    if (!watch) throw new Error('A library is watched.');
    return { libraryDir, folder, provider, watch, said };
  }

  test('its titles replace the demo, with streams and pictures at their addresses', async () => {
    const { provider, folder } = await openLibrary();
    expect(await namesOf(provider, 'movies')).toEqual(['O Mar Aberto']);
    expect(await namesOf(provider, 'tvShows')).toEqual(['Show · S01E02']);
    expect(await namesOf(provider, 'banners')).toEqual([]);
    const { token } = await newMember(provider);
    const { body } = await provider.call('titleDetails', { params: { id: '11' }, token });
    expect(body.data).toMatchObject({
      release_year: '2024',
      duration: '01:30',
      language: null,
      imdb_rating: null,
      poster_image: `/media/artwork/${folder}-poster.webp`,
      backdrop_image: `/media/artwork/${folder}-banner.webp`,
      trailer_url: `/media/streams/${folder}/trailer/master.m3u8`,
    });
    const [{ url }] = body.data.video_links;
    const statuses = await Promise.all(
      [url, body.data.poster_image, body.data.trailer_url].map(
        async (it) => (await provider.get(it)).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 200]);
    expect((await provider.get(`/media/streams/${folder}/film/master.m3u8`)).status).toBe(403);
    expect((await provider.get(`${url.replace('film/master.m3u8', '.title.json')}`)).status).toBe(
      404,
    );
  });

  test('a new title is shown, and a removed one is not', async () => {
    const { provider, libraryDir, watch, folder } = await openLibrary();
    addTitle(libraryDir, '13');
    rmSync(join(libraryDir, 'titles', folder), { recursive: true });
    await watch.run();
    const { db } = provider;
    const names = (await db.query<{ name: string }>('select name from titles order by name')).map(
      ({ name }) => name,
    );
    expect(names).toEqual(['Film 13', 'Show · S01E02']);
  });

  test('while its folder is missing, the titles stay', async () => {
    const { provider, libraryDir, watch } = await openLibrary();
    renameSync(join(libraryDir, 'titles'), join(libraryDir, 'away'));
    await watch.run();
    expect(await namesOf(provider, 'movies')).toEqual(['O Mar Aberto']);
  });

  test('the episodes of a show are one title of the list, with its facts and its first pictures', async () => {
    const { provider, libraryDir, watch } = await openLibrary();
    const show = (season: number, episode: number) => ({
      id: '77',
      folder: 'mares',
      name: 'Marés',
      season,
      episode,
      description: 'A coast.',
      release_date: '2023-05-06',
      imdb_rating: 8.1,
      content_rating: null,
    });
    const facts = { kind: 'series' as const, content_rating: 'PG', genres: ['Sea'] };
    const cast = (name: string) => ({ casts: [{ name, role: '', picture: null }] });
    addTitle(libraryDir, '21', { ...facts, name: 'Special', show: show(0, 1) });
    addTitle(libraryDir, '22', { ...facts, name: 'Porto', show: show(2, 1), ...cast('Rui') });
    const first = addTitle(libraryDir, '23', {
      ...facts,
      name: 'Nevoeiro',
      show: show(1, 2),
      genres: ['Drama'],
      ...cast('Ana'),
    });
    await watch.run();
    expect((await namesOf(provider, 'tvShows')).sort()).toEqual(['Marés', 'Show · S01E02']);
    const { body } = await provider.call('titleDetails', { params: { id: '77' } });
    expect(body.data).toMatchObject({
      name: 'Marés',
      description: 'A coast.',
      release_year: '2023',
      imdb_rating: 8.1,
      content_rating: 'PG',
      poster_image: `/media/artwork/${first}-poster.webp`,
      genres: [{ name: 'Drama' }, { name: 'Sea' }],
      casts: [{ name: 'Ana' }, { name: 'Rui' }],
      video_links: [],
      seasons: [
        { number: 1, episodes: [{ id: '23', name: 'Nevoeiro' }] },
        { number: 2, episodes: [{ id: '22', name: 'Porto' }] },
        { number: 0, episodes: [{ id: '21', name: 'Special' }] },
      ],
    });
    const episode = await provider.call('titleDetails', { params: { id: '23' } });
    expect(episode.body.data.series).toEqual({ id: '77', name: 'Marés', season: 1, episode: 2 });
    expect(episode.body.data.more_items[0]).toMatchObject({ id: '22' });
  });

  test("the operator's file sets banners and free titles, and unknown names are reported", async () => {
    const { provider, said } = await openLibrary({
      banners: ['O mar aberto (2024)', 'Nothing'],
      free: ['11'],
    });
    expect(await namesOf(provider, 'banners')).toEqual(['O Mar Aberto']);
    expect(await namesOf(provider, 'freeMovies')).toEqual(['O Mar Aberto']);
    expect(said).toEqual([
      'CATALOGUE_FILE, banners, entry 2 is "Nothing", which is no title of the library. Write the name as on its page, or remove it.',
    ]);
  });

  test("the operator's file adds live channels, and leads the popular films", async () => {
    const channel = { name: 'Beira TV', stream: 'https://tv.example/live.m3u8', genres: ['News'] };
    const picture = 'https://tv.example/logo.png';
    const { provider, libraryDir, watch } = await openLibrary({
      channels: [{ ...channel, picture, language: 'Portuguese', is_free: true }],
      popular: ['O Mar Aberto'],
      banners: ['beira tv'],
    });
    addTitle(libraryDir, '13', { imdb_rating: 9.9 });
    await watch.run();
    const { body: popular } = await provider.call('popularMovies');
    expect(popular.data.map(({ name }: { name: string }) => name)).toEqual([
      'O Mar Aberto',
      'Film 13',
    ]);
    const { body: channels } = await provider.call('topChannels');
    expect(channels.data).toMatchObject([
      { name: 'Beira TV', language: 'Portuguese', is_live: true, poster_image: picture },
    ]);
    const { body: banners } = await provider.call('banners');
    expect(banners.data).toMatchObject([
      { poster_url: picture, data: { name: 'Beira TV', is_live: true } },
    ]);
    const { body: genres } = await provider.call('genres');
    expect(genres.data.map(({ name }: { name: string }) => name)).toEqual(['Drama', 'News']);
    const { token } = await newMember(provider);
    const [{ id }] = channels.data;
    const { body } = await provider.call('titleDetails', { params: { id }, token });
    expect(body.data).toMatchObject({
      is_live: true,
      backdrop_image: picture,
      release_year: null,
      casts: [],
      video_links: [{ type: 'HLS', url: channel.stream }],
    });
  });

  test('two channels of one name, and streams without https, are refused with the remedy', async () => {
    const channel = { name: 'Beira TV', stream: 'https://tv.example/1.m3u8' };
    const picture = 'https://tv.example/logo.png';
    const refused = async (channels: object[]) => {
      const { message } = await openLibrary({ channels }).then(
        () => new Error('It was accepted.'),
        (error: Error) => error,
      );
      return message.split('\n').map((line) => line.replace(/^.*catalogue\.json/, 'FILE'));
    };
    expect(
      await refused([
        { ...channel, picture },
        { ...channel, picture, name: 'BEIRA tv' },
      ]),
    ).toEqual([
      'Fin cannot start with this catalogue:',
      'FILE, channels, entry 2, field name is "BEIRA tv", the name of another channel. Give it its own.',
    ]);
    expect(await refused([{ ...channel, stream: 'http://tv.example/1.m3u8' }])).toEqual([
      'Fin cannot start with this catalogue:',
      'FILE, channels, entry 1, field stream is "http://tv.example/1.m3u8". Set it to a value of type `address that begins with https://`.',
      'FILE, channels, entry 1, field picture is missing. Set it to a value of type `address that begins with https://`.',
    ]);
  });

  test("errors in the operator's file are reported at once, by entry, field and value", async () => {
    const plan = {
      plan_id: '1',
      name: 'Pocket',
      total_price: 'much',
      duration_value: 1,
      duration: 'week',
    };
    const opening = openLibrary({
      banners: 'O Mar Aberto',
      price: 1,
      plans: [
        { ...plan, plan_type: [] },
        {
          ...plan,
          plan_id: '2',
          total_price: 2,
          duration: 'year',
          plan_type: [{ limitation_title: 'Films', limitation_value: 1, limit: null }],
          pricing: { price: 1.495, discount_label: null, discount_amount: 2e7, taxes: [] },
        },
      ],
    });
    const { message } = await opening.then(
      () => new Error('It was accepted.'),
      (error: Error) => error,
    );
    const lines = message.split('\n').map((line) => line.replace(/^.*catalogue\.json/, 'FILE'));
    expect(lines).toEqual([
      'Fin cannot start with this catalogue:',
      'FILE, field banners is "O Mar Aberto". Set it to an array value.',
      'FILE, plans, entry 1 (id 1), field total_price is "much". Set it to a number.',
      'FILE, plans, entry 1 (id 1), field duration is "week". Set it to one of `"month","year"`.',
      expect.stringMatching(/^FILE, plans, entry 1 \(id 1\), field plan_type is \[\]\. Set it to/),
      'FILE, plans, entry 1 (id 1), field pricing is missing. Set it to an object.',
      'FILE, plans, entry 2 (id 2), field pricing.price is 1.495. Set it to a value of type `amount of at most 10000000, with at most two decimals`.',
      'FILE, plans, entry 2 (id 2), field pricing.discount_amount is 20000000. Set it to a value of type `amount of at most 10000000, with at most two decimals`.',
      'FILE, field price is 1. Remove it.',
    ]);
  });
});

test('a folder without a library is refused with the remedy', async () => {
  const db = await connect();
  onTestFinished(() => db.close());
  await expect(openProvider(db, { libraryDir: '/no/library' })).rejects.toThrow(
    'LIBRARY_DIR is /no/library, where there is no library. Fill it by npm run library -- <folder of films>, or unset it.',
  );
});
