import { expect, test } from 'vitest';
import { directionOf } from '../../contract/direction';
import { alternatesOf } from '../../site/document';

const site = { languages: ['en', 'ar'] };

test('a page links its version in every language, the first as the default', () => {
  expect(alternatesOf(site, '/browse')).toEqual([
    { hreflang: 'en', href: '/browse' },
    { hreflang: 'ar', href: '/ar/browse' },
    { hreflang: 'x-default', href: '/browse' },
  ]);
  expect(alternatesOf(site, '/').map(({ href }) => href)).toEqual(['/', '/ar', '/']);
});

test.each([
  ['a page of one title', site, '/movie-details/:id'],
  ['the page for any address', site, '*'],
  ['a site in one language', { languages: ['en'] }, '/browse'],
])('%s links no other language', (_, settings, pattern) => {
  expect(alternatesOf(settings, pattern)).toEqual([]);
});

test.each([
  ['ar', 'rtl'],
  ['fa-IR', 'rtl'],
  ['he', 'rtl'],
  ['hi', 'ltr'],
  ['az-Arab', 'rtl'],
  ['en', 'ltr'],
])('%s is written %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});
