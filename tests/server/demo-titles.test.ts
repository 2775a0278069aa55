import { expect, test } from 'vitest';
import { loadCatalogue } from '../../server/catalogue/catalogue';
import type { Title } from '../../server/catalogue/title';

const { titles } = loadCatalogue();
const films = titles.filter(({ kind }) => kind === 'film');

test("the first six places of the home page's rows of films hold at least 24 different ones", () => {
  const orders: ((film: Title) => number)[] = [
    ({ popularity }) => popularity,
    ({ release_date }) => Date.parse(release_date),
    ({ is_free, popularity }) => (is_free ? popularity : -1),
    ({ likes }) => likes,
    ({ views }) => views,
  ];
  const first = orders.flatMap((of) => films.toSorted((a, b) => of(b) - of(a)).slice(0, 6));
  expect(new Set(first).size).toBeGreaterThanOrEqual(24);
});

test('a trailer is of the stream that the title plays', () => {
  const folder = (url = '') => url.replace('-protected/', '/').replace(/\/[^/]+$/, '');
  const shows = new Set(titles.map(({ series }) => series?.id));
  const foreign = titles
    .filter(({ id }) => !shows.has(id))
    .filter(({ trailer, videos }) => folder(trailer?.url) !== folder(videos[0]?.url));
  expect(foreign.map(({ name }) => name)).toEqual([]);
});

test('channels are live, and nothing else is', () => {
  const live = titles.filter(({ videos }) => videos.some(({ url }) => url.endsWith('/live.m3u8')));
  expect(live).toEqual(titles.filter(({ kind }) => kind === 'channel'));
});
