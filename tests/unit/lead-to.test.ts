import { afterEach, expect, test } from 'vitest';
import { leadTo } from '../../src/lib/site/lead';
import {
  pagePath,
  type SiteSettings,
  siteAddress,
  siteSettings,
  startSettings,
} from '../../src/lib/site/settings';

const first = siteSettings();
const site: SiteSettings = { ...first, languages: ['en', 'pt', 'hi'] };
const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash }) as Location;

afterEach(() => startSettings(first));

test.each([
  ['by the browser', null, ['pt-BR', 'en'], '/pt/movies/3?type=genre#list'],
  [
    'by an earlier choice, whatever the browser prefers',
    'hi',
    ['pt'],
    '/hi/movies/3?type=genre#list',
  ],
  [
    'to the first preferred language of the site',
    null,
    ['pl', 'hi-IN', 'en'],
    '/hi/movies/3?type=genre#list',
  ],
  ["nowhere, where the first preferred language is the page's", null, ['en-US', 'pt'], null],
  ['nowhere, where English was chosen', 'en', ['pt'], null],
  ['nowhere, where the site has none of them', null, ['pl', 'cs'], null],
  ['nowhere, where the chosen language is not on the site', 'xx', ['pt'], null],
])('a visit is redirected %s', (_, chosen, preferred, expected) => {
  startSettings(site);
  expect(leadTo(site, at('/movies/3', '?type=genre', '#list'), chosen, preferred)).toBe(expected);
});

test('an address that names a language is not redirected', () => {
  const portuguese = { ...site, language: 'pt' };
  startSettings(portuguese);
  expect(leadTo(portuguese, at('/pt/browse'), 'hi', ['hi'])).toBe(null);
});

test('a language but the first has addresses of its own', () => {
  startSettings({ ...site, language: 'pt' });
  expect(siteAddress('/browse')).toBe('/pt/browse');
  expect(['/pt/browse', '/pt', '/pt/', '/ptolemy', '/browse'].map(pagePath)).toEqual([
    '/browse',
    '/',
    '/',
    null,
    null,
  ]);
});
