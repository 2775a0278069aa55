import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentFor, documentsIn, writtenPath } from '../../server/site/documents';
import { folderWith } from './support/shared';

const siteWith = (documents: unknown) =>
  folderWith({ 'documents.json': JSON.stringify(documents) });

const readDocuments = (siteDir: string) => documentsIn(siteDir)();

const DOCUMENTS = [
  { pattern: '/', file: 'index.html' },
  { pattern: '/movies/:id?', file: 'movies.html' },
  { pattern: '/movie-details/:id', file: 'movie-details.html' },
  { pattern: '/*', file: 'not-found.html' },
];

test.each([
  ['/', 'index.html'],
  ['/movies', 'movies.html'],
  ['/movies/', 'movies.html'],
  ['/movies/7', 'movies.html'],
  ['/movies/7/8', 'not-found.html'],
  ['/movie-details/7', 'movie-details.html'],
  ['/movie-details', 'not-found.html'],
  ['/moviesque', 'not-found.html'],
])('%s is served from %s', async (path, file) => {
  const documents = await readDocuments(siteWith(DOCUMENTS));
  expect(documentFor(documents, path)?.file).toBe(file);
});

test.each([
  ['/Movies', '/movies'],
  ['/movies//', '/movies'],
  ['//movies', '/movies'],
  ['/MOVIES/Sci-Fi/', '/movies/Sci-Fi'],
  ['//Movie-Details//%41mélie', '/movie-details/%41mélie'],
  ['//evil.example/movies', null],
  ['/no/such/page', null],
])('%s is written %s', async (path, written) => {
  expect(writtenPath(await readDocuments(siteWith(DOCUMENTS)), path)).toBe(written);
});

test('a site without a list of documents has none', async () => {
  const documents = await readDocuments(folderWith());
  expect(documentFor(documents, '/browse')).toBeNull();
});

test('the first of two patterns that match answers', async () => {
  const siteDir = siteWith([
    { pattern: '/plans', file: 'plans.html' },
    { pattern: '/:page', file: 'page.html' },
  ]);
  expect(documentFor(await readDocuments(siteDir), '/plans')?.file).toBe('plans.html');
});

test('the list is parsed once, and again after a build', async () => {
  const siteDir = siteWith(DOCUMENTS);
  const read = documentsIn(siteDir);
  const first = await read();
  expect(await read()).toBe(first);
  writeFileSync(join(siteDir, 'documents.json'), JSON.stringify(DOCUMENTS.slice(1)));
  expect(await read()).toEqual(DOCUMENTS.slice(1));
});
