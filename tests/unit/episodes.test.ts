import { describe, expect, test } from 'vitest';
import type { Card, Season } from '../../contract/entities';
import { nextTitle, notePlayed } from '../../src/features/player/up-next/tab-history';
import { nextEpisode, onePerShow, unseenOf } from '../../src/state/progress/episodes';
import { placeText, seasonPath, timeLeftText } from '../../src/state/progress/texts';

const cardOf = (id: string, show: string | null = 'show'): Card => ({
  id,
  name: `Episode ${id}`,
  poster_image: null,
  thumbnail_image: null,
  language: null,
  content_rating: null,
  duration: '00:10',
  is_watch_list: false,
  ...(show && { series: { id: show, name: 'Show', season: Number(id[0]), episode: 1 } }),
});
const season = (number: number, ids: string[]): Season => ({
  number,
  episodes: ids.map((id) => cardOf(id)),
});
const seasons = [season(1, ['11', '12']), season(2, ['21'])];
const left = (titleId: string, position = 20) => ({
  titleId,
  position,
  duration: 60,
  card: cardOf(titleId),
  leftAt: 1,
});
const watched = (...ids: string[]) =>
  ids.map((titleId) => ({ titleId, card: cardOf(titleId), watchedAt: 1 }));
const chosen = (...state: Parameters<typeof nextEpisode>) => {
  const next = nextEpisode(...state);
  return next && [next.episode.id, next.isBegun];
};

describe('Play starts', () => {
  test('the first episode of a show that was never watched', () => {
    expect(chosen(seasons, [], [])).toEqual(['11', false]);
  });

  test('the first unwatched one', () => {
    expect(chosen(seasons, [], watched('11', '21'))).toEqual(['12', false]);
  });

  test('the one that was left last, wherever it is, even if watched before', () => {
    expect(chosen(seasons, [left('film'), left('21'), left('12')], watched('21'))).toEqual([
      '21',
      true,
    ]);
  });

  test('the one stored at its beginning after the previous one was watched', () => {
    expect(chosen(seasons, [left('21', 0)], watched('12'))).toEqual(['21', false]);
  });

  test('the first one again when all were watched', () => {
    expect(chosen(seasons, [], watched('11', '12', '21'))).toEqual(['11', false]);
  });

  test('nothing where there is no episode', () => {
    expect([chosen([], [], []), chosen([season(1, [])], [], [])]).toEqual([null, null]);
  });
});

test('after an episode, a show continues with the next unwatched one', () => {
  const next = [cardOf('12'), cardOf('21')];
  expect([
    unseenOf(next, watched('11'))?.id,
    unseenOf(next, watched('12'))?.id,
    unseenOf(next, watched('12', '21'))?.id,
    unseenOf([], [])?.id,
  ]).toEqual(['12', '21', undefined, undefined]);
});

test('the episode that follows is offered, even if it was played in this tab', () => {
  const detailsOf = (id: string, more_items: Card[], isEpisode = true) => ({
    ...cardOf(id, isEpisode ? 'show' : null),
    description: null,
    release_year: null,
    imdb_rating: null,
    genres: [],
    casts: [],
    trailer_url: null,
    trailer_url_type: null,
    video_links: [],
    more_items,
    backdrop_image: null,
  });
  const [other, seen] = [cardOf('f1', null), cardOf('f2', null)];
  notePlayed('12');
  notePlayed('f2');
  expect([
    nextTitle(detailsOf('11', [cardOf('12'), cardOf('21'), other]))?.id,
    nextTitle(detailsOf('21', [seen, other]))?.id,
    nextTitle(detailsOf('f3', [seen, cardOf('12'), other], false))?.id,
  ]).toEqual(['12', 'f1', 'f1']);
});

test('of each show the first entry of a list stays, and every film', () => {
  const films = [
    left('21'),
    { ...left('f1'), card: cardOf('f1', null) },
    left('11'),
    { ...left('31'), card: cardOf('31', 'other') },
    { ...left('f2'), card: null },
    { ...left('f3'), card: cardOf('f3', null) },
  ];
  expect(onePerShow(films).map(({ titleId }) => titleId)).toEqual(['21', 'f1', '31', 'f2', 'f3']);
});

test('an episode has a short label, and its season an address', () => {
  const series = { id: 'a/b', name: 'Show', season: 2, episode: 13 };
  expect([placeText(series), placeText({ ...series, season: 0 }), seasonPath(series)]).toEqual([
    'S2 E13',
    'Special 13',
    '/movie-details/a%2Fb?season=2',
  ]);
});

test.each([
  [20, 'Less than a minute left'],
  [720, '12 min left'],
  [3600, '1 h left'],
  [3900, '1 h 5 min left'],
])('a film with %i seconds left is labelled: %s', (seconds, words) => {
  expect(timeLeftText(seconds)).toBe(words);
});
