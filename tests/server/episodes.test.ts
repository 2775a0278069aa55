import { expect, test } from 'vitest';
import type { Card } from '../../contract/entities';
import { episodeTitles } from '../../server/catalogue/episodes';
import { newMember, toggle } from './support/people';
import { sharedProvider } from './support/provider';

const SHOW = '209';
const provider = sharedProvider();
const detailsOf = async (id: string, token?: string) =>
  (await provider.call('titleDetails', { params: { id }, ...(token && { token }) })).body.data;
const idsOf = (cards: readonly Card[]) => cards.map(({ id }) => id);
const inSeason = (season: number) => [1, 2, 3].map((episode) => `${SHOW}${season}${episode}`);
const series = (season: number, episode: number) => ({
  id: SHOW,
  name: 'Rainy Day Detectives',
  season,
  episode,
});

test('the details of a show list its seasons, and are otherwise unchanged', async () => {
  const { seasons, video_links, ...show } = await detailsOf(SHOW);
  expect(
    seasons.map(({ number, episodes }: { number: number; episodes: Card[] }) => [
      number,
      idsOf(episodes),
    ]),
  ).toEqual([
    [1, inSeason(1)],
    [2, inSeason(2)],
  ]);
  expect(seasons[1].episodes[1]).toEqual({
    id: '20922',
    name: 'Commissioner, Retired',
    series: series(2, 2),
    duration: '00:30',
    language: 'Bengali',
    content_rating: 'U',
    is_watch_list: false,
    poster_image: '/media/artwork/209-poster.webp',
    poster_srcset: expect.stringContaining('/media/artwork/209-poster-200.avif 200w'),
    thumbnail_image: '/media/artwork/208-wide.webp',
    thumbnail_srcset: expect.stringContaining('/media/artwork/208-wide-640.avif 640w'),
  });
  expect(video_links).toEqual([]);
  expect(show).not.toHaveProperty('series');
});

test('what follows a show or an episode begins with the next episodes, then other titles', async () => {
  const following = async (id: string) => {
    const { more_items } = await detailsOf(id);
    const isNext = ({ series: of }: Card) => of !== undefined;
    return [idsOf(more_items.filter(isNext)), idsOf(more_items).slice(0, 4), more_items.length];
  };
  const [one, two] = [inSeason(1), inSeason(2)];
  expect(await following(SHOW)).toEqual([[...one, two[0]], [...one, two[0]], 12]);
  expect(await following('20913')).toEqual([two, [...two, expect.any(String)], 12]);
  const last = await detailsOf('20923');
  expect(idsOf(last.more_items)).not.toContain(SHOW);
  expect(last.more_items.some((it: Card) => it.series)).toBe(false);
  expect(last.more_items).toHaveLength(12);
});

test('an episode names its show and its place in it, and has a film', async () => {
  const { token } = await newMember(provider);
  const episode = await detailsOf('20921', token);
  expect(episode).toMatchObject({ name: 'The Drain Under Number Nine', series: series(2, 1) });
  expect(episode).not.toHaveProperty('seasons');
  expect(episode.video_links).toHaveLength(1);
});

test('no list and no search contains an episode', async () => {
  const { token } = await newMember(provider);
  const lists = await Promise.all([
    provider.call('tvShows'),
    provider.call('movies'),
    provider.call('movies', { params: { actor_id: '523' } }),
    provider.call('movies', { params: { genre_id: '8' } }),
    provider.call('popularMovies'),
    provider.call('latestMovies'),
    provider.call('freeMovies'),
  ]);
  const cards = lists.flatMap(({ body }) => body.data as Card[]);
  expect(cards.filter(({ series: of, id }) => of || id.length > 3)).toEqual([]);
  expect(cards.filter(({ id }) => id === SHOW).length).toBe(2);
  const search = { params: { search: 'commissioner' }, token };
  expect((await provider.call('search', search)).body.movieList).toEqual([]);
  const named = await provider.call('search', { params: { search: 'rainy day' }, token });
  expect(idsOf(named.body.movieList)).toEqual([SHOW]);
  const suggested = await provider.call('suggestions', { params: { query: 'two feet' }, token });
  expect(suggested.body).toEqual([]);
});

test('the watchlist entry and the position of an episode are its own, and its card names its show', async () => {
  const member = await newMember(provider);
  await toggle(provider, member, '20912');
  const { seasons } = await detailsOf(SHOW, member.token);
  expect(seasons[0].episodes.map(({ is_watch_list }: Card) => is_watch_list)).toEqual([
    false,
    true,
    false,
  ]);
  const payload = { entertainment_id: '20912', position: 20, duration: 60 };
  await provider.call('saveProgress', { payload, token: member.token });
  const { body } = await provider.call('progress', { token: member.token });
  expect(body.data).toMatchObject([
    { entertainment_id: '20912', position: 20, card: { id: '20912', series: series(1, 2) } },
  ]);
});

test('an episode of an unknown show is reported', () => {
  const problems: string[] = [];
  const lost = {
    id: '9',
    show: '999',
    season: 1,
    episode: 1,
    name: 'Lost',
    description: 'Lost.',
    release_date: '2024-01-01',
    duration: '00:10',
    stream: 'sky',
    still: '101-wide',
  };
  expect(episodeTitles([lost], [], problems)).toEqual([]);
  expect(problems).toEqual([
    'The episode 9 ("Lost") names the series 999, which is not there. Add it, or remove the episode.',
  ]);
});
