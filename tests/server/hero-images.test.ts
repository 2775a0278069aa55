import { afterAll, describe, expect, test } from 'vitest';
import type { Card } from '../../contract/entities';
import { heroImages } from '../../server/site/hero-images';
import { sharedProvider } from './support/provider';
import { folderWith } from './support/shared';

const page = { file: '200.html', scripts: [], links: '' };
const DOCUMENTS = [
  { ...page, pattern: '/browse' },
  { ...page, pattern: '/movies/:id?', picture: { of: 'movies', sizes: '50vw' } },
  { ...page, pattern: '/tv-show', picture: { of: 'tvShows', sizes: '50vw' } },
  { ...page, pattern: '/movie-details/:id', picture: { of: 'titleDetails', sizes: '90vw' } },
];

const MOVIES = { picture: { of: 'movies', sizes: '50vw' }, id: undefined } as const;

const linkTo = (address: string | null, srcset: string | undefined, sizes: string) =>
  `<${address}>; rel=preload; as=image; fetchpriority=high; imagesrcset="${srcset}"; imagesizes="${sizes}"`;

describe('the first pictures', () => {
  const files = {
    '200.html': '<div id="root"></div>',
    'documents.json': JSON.stringify(DOCUMENTS),
  };
  const provider = sharedProvider({ siteDir: folderWith(files, afterAll) });

  const linksOf = async (path: string, headers: Record<string, string> = {}) =>
    (await provider.get(path, headers)).headers.get('link');

  test('a list names the first two of its posters, a title its own picture', async () => {
    for (const [path, call] of [
      ['/movies', 'movies'],
      ['/tv-show', 'tvShows'],
    ] as const) {
      const { body } = await provider.call(call);
      const [first, second] = body.data as [Card, Card];
      const wanted = [first, second].map((it) => linkTo(it.poster_image, it.poster_srcset, '50vw'));
      expect(await linksOf(path)).toBe(wanted.join(', '));
    }
    const { body } = await provider.call('titleDetails', { params: { id: '101' } });
    const { backdrop_image, backdrop_srcset } = body.data;
    expect(await linksOf('/movie-details/101')).toBe(
      linkTo(backdrop_image, backdrop_srcset, '90vw'),
    );
  });

  test.each([
    ['/browse', 'a banner that is picked at random'],
    ['/movies/3', 'a genre, whose list is another one'],
    ['/movies?type=genre', 'a list that its query changes'],
    ['/movie-details/no-such-title', 'a title that is not there'],
    ['/movie-details/%00', "an id that can't be one"],
  ])('%s names none: %s', async (path) => {
    expect(await linksOf(path)).toBeNull();
  });

  test('for a service worker that only caches the page no pictures are named', async () => {
    expect(await linksOf('/movies', { 'sec-fetch-dest': 'empty' })).toBeNull();
    expect(await linksOf('/movies', { 'sec-fetch-dest': 'document' })).not.toBeNull();
  });

  test('for a page that the browser has, only the pictures are sent', async () => {
    const tag = (await provider.get('/movies')).headers.get('etag') ?? '';
    const again = await provider.get('/movies', { 'if-none-match': tag });
    expect({ status: again.status, link: again.headers.get('link') }).toEqual({
      status: 304,
      link: await linksOf('/movies'),
    });
  });
});

test.each([
  ['says nothing', () => new Promise<never>(() => {})],
  ["can't be asked", () => Promise.reject(new Error('There is no database.'))],
])('when the catalogue %s, the page has none', async (_, tell) => {
  expect(await heroImages(MOVIES, tell)).toBe('');
});

test('an address that would break the header is not named', async () => {
  const card = { poster_image: '/a.webp>; rel=stylesheet, </evil.css', poster_srcset: undefined };
  const tell = async () => [card] as never;
  expect(await heroImages(MOVIES, tell)).toBe('');
});
