import { expect, test } from 'vitest';
import type { Card, CastMember, VideoLink } from '../../contract/entities';
import { loadCatalogue } from '../../server/catalogue/catalogue';
import { newMember, toggle } from './support/people';
import { sharedProvider } from './support/provider';

const { titles, people, genres, banners } = loadCatalogue();
const films = titles.filter(({ kind }) => kind === 'film');
const idsOf = (cards: readonly Card[]) => cards.map(({ id }) => id);
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

const provider = sharedProvider();
const detailsOf = async (id = '', token?: string) =>
  (await provider.call('titleDetails', { params: { id }, ...(token && { token }) })).body.data;

test.each([
  ['popularMovies', films, 'popularity'],
  ['mostLikedMovies', films, 'likes'],
  ['mostViewedMovies', films, 'views'],
  ['latestMovies', films, 'release_date'],
  ['freeMovies', films.filter(({ is_free }) => is_free), 'popularity'],
  ['topChannels', titles.filter(({ kind }) => kind === 'channel'), 'popularity'],
] as const)('%s are the first twenty in their order', async (name, from, key) => {
  const { body } = await provider.call(name);
  const order = [...from].sort((a, b) =>
    a[key] === b[key] ? byId(a, b) : a[key] > b[key] ? -1 : 1,
  );
  expect(idsOf(body.data)).toEqual(idsOf(order.slice(0, 20) as never));
});

test('the shows are all series, and without a filter the movies are all films', async () => {
  const shows = await provider.call('tvShows');
  const series = titles.filter(({ kind }) => kind === 'series');
  expect(idsOf(shows.body.data).sort()).toEqual(idsOf(series as never).sort());
  const movies = await provider.call('movies');
  expect(idsOf(movies.body.data).sort()).toEqual(idsOf(films as never).sort());
});

test('a card has all its fields', async () => {
  const { body } = await provider.call('popularMovies');
  const [card] = body.data as Card[];
  const film = films.find(({ id }) => id === card?.id);
  expect(card).toEqual({
    id: film?.id,
    name: film?.name,
    poster_image: expect.stringMatching(/^\/media\/artwork\/.+\.webp$/),
    thumbnail_image: expect.stringMatching(/^\/media\/artwork\/.+\.webp$/),
    poster_srcset: [200, 300, 400]
      .map((width) => `/media/artwork/${film?.id}-poster-${width}.avif ${width}w`)
      .join(', '),
    thumbnail_srcset: expect.stringMatching(/-thumb-320\.avif 320w, .+-thumb-640\.avif 640w$/),
    content_rating: film?.content_rating,
    language: film?.language,
    duration: film?.duration,
    is_watch_list: false,
  });
});

test('series are marked as series, and nothing else is', async () => {
  const said = async (call: 'tvShows' | 'movies' | 'topChannels') =>
    new Set(((await provider.call(call)).body.data as Card[]).map(({ is_series }) => is_series));
  expect([await said('tvShows'), await said('movies'), await said('topChannels')]).toEqual([
    new Set([true]),
    new Set([undefined]),
    new Set([undefined]),
  ]);
});

test('channels are marked as live, in lists and on their page; nothing else is', async () => {
  const channels = (await provider.call('topChannels')).body.data as Card[];
  const [channel] = channels;
  expect(channels.map(({ is_live }) => is_live)).toEqual(channels.map(() => true));
  expect((await detailsOf(channel?.id)).is_live).toBe(true);
  const [film] = films;
  const other = await provider.call('titleDetails', { params: { id: film?.id ?? '' } });
  expect(other.body.data).not.toHaveProperty('is_live');
});

test('the genres are in their order', async () => {
  expect((await provider.call('genres')).body.data).toEqual(genres);
});

test('movies of a genre are the films that have it', async () => {
  const { body } = await provider.call('movies', { params: { genre_id: '9' } });
  const expected = films.filter((film) => film.genres.includes('9'));
  expect(idsOf(body.data).sort()).toEqual(idsOf(expected as never).sort());
});

test('movies of a cast member are all that they appear in', async () => {
  const person = people.find(({ id }) => titles.some(({ casts }) => casts.includes(id)));
  const params = { actor_id: person?.id ?? '' };
  const { body } = await provider.call('movies', { params });
  const expected = titles.filter(
    ({ kind, casts }) => kind !== 'channel' && casts.includes(person?.id ?? ''),
  );
  expect(idsOf(body.data).sort()).toEqual(idsOf(expected as never).sort());
});

test('a filter without a match gives an empty list', async () => {
  for (const params of [{ genre_id: 'none' }, { actor_id: '-1' }]) {
    expect((await provider.call('movies', { params })).body).toEqual({ status: true, data: [] });
  }
});

test('banners show their titles with their genres in order', async () => {
  const { body } = await provider.call('banners');
  expect(body.data.map(({ data }: { data: Card }) => data.id)).toEqual(
    banners.map(({ title }) => title),
  );
  const title = titles.find(({ id }) => id === banners[0]?.title);
  expect(body.data[0]).toEqual({
    poster_url: expect.stringMatching(/^\/media\/artwork\//),
    poster_srcset: expect.stringMatching(/-banner-640\.avif 640w, .+-banner-1920\.avif 1920w$/),
    data: {
      id: title?.id,
      name: title?.name,
      description: title?.description,
      genres: title?.genres.map((id) => genres.find((it) => it.id === id)),
      release_date: title?.release_date,
      language: title?.language,
      duration: title?.duration,
      imdb_rating: title?.imdb_rating,
      content_rating: title?.content_rating,
      trailer_url: title?.trailer?.url ?? null,
    },
  });
});

test('a member sees the videos, a visitor the trailer alone', async () => {
  const title = films.find(({ videos, trailer }) => videos.length > 0 && trailer);
  const { more_items, casts, ...facts } = await detailsOf(title?.id);
  expect(facts).toEqual({
    id: title?.id,
    name: title?.name,
    description: title?.description,
    release_year: title?.release_date.slice(0, 4),
    language: title?.language,
    duration: title?.duration,
    imdb_rating: title?.imdb_rating,
    poster_image: expect.stringMatching(/^\/media\/artwork\//),
    backdrop_image: expect.stringMatching(/^\/media\/artwork\/\d+-(wide|banner)\.webp$/),
    backdrop_srcset: expect.stringMatching(/-640\.avif 640w, .* (1280|1920)w$/),
    genres: title?.genres.map((id) => genres.find((it) => it.id === id)),
    content_rating: title?.content_rating,
    is_watch_list: false,
    trailer_url: title?.trailer?.url,
    trailer_url_type: title?.trailer?.type,
    video_links: [],
  });
  const unsigned = (link: VideoLink) =>
    JSON.parse(JSON.stringify(link).replaceAll(/media\/films\/[^/]+/g, 'media/streams'));
  const { video_links } = await detailsOf(title?.id, (await newMember(provider)).token);
  expect(video_links.map(unsigned)).toEqual(title?.videos);
  expect(casts.map(({ id }: Card) => id)).toEqual(title?.casts);
  expect(casts.map(({ can_be_mailed = false }: CastMember) => can_be_mailed)).toEqual(
    title?.casts.map((id) => people.some((it) => it.id === id && it.email)),
  );
  expect(JSON.stringify(casts)).not.toContain('@');
});

test('related titles share a genre or a person, and are never the title itself', async () => {
  const title = films[0];
  const related = idsOf((await detailsOf(title?.id)).more_items);
  expect(related).toHaveLength(12);
  expect(related).not.toContain(title?.id);
  const shares = related.map((id) => {
    const other = titles.find((it) => it.id === id);
    return [...(other?.genres ?? []), ...(other?.casts ?? [])].some(
      (it) => title?.genres.includes(it) || title?.casts.includes(it),
    );
  });
  expect(shares).toEqual(Array(12).fill(true));
});

test.each(['none', '-1', '99999999999999999999', '%00', '%E0%A4%A', '__proto__', '%20'])(
  'the title %s is not found',
  async (id) => {
    const response = await provider.get(`/api/v2/user/movie-details/${id}`);
    expect([response.status, (await response.json()).status]).toEqual([404, false]);
  },
);

test('toggled titles are on the watchlist, the latest first', async () => {
  const member = await newMember(provider);
  const listed = async () =>
    (await provider.call('watchlist', { token: member.token })).body.data as Card[];
  const [first = '', second = ''] = films.map(({ id }) => id);
  const pressed = await toggle(provider, member, first);
  expect(pressed.body).toEqual({ status: true, message: 'Added to your watchlist.' });
  await toggle(provider, member, second);
  expect(idsOf(await listed())).toEqual([second, first]);
  expect((await listed()).map(({ is_watch_list }) => is_watch_list)).toEqual([true, true]);
  const again = await toggle(provider, member, first);
  expect(again.body).toEqual({ status: true, message: 'Removed from your watchlist.' });
  expect(idsOf(await listed())).toEqual([second]);
});

test('an even number of toggles at once leaves the watchlist as it was', async () => {
  const member = await newMember(provider);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => toggle(provider, member, films[0]?.id ?? '')),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect((await provider.call('watchlist', { token: member.token })).body.data).toEqual([]);
});

test('an unknown title cannot be put on the watchlist', async () => {
  expect((await toggle(provider, await newMember(provider), 'none')).status).toBe(404);
});
