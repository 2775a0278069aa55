import { afterEach, expect, test } from 'vitest';
import { card } from '../../contract/entities';
import { siteSettings, startSettings } from '../../src/lib/site/settings';
import { withLanguage } from '../../src/state/progress/card-language';

const before = siteSettings();
afterEach(() => startSettings(before));

const film = card.create({ id: '101', name: 'O Mar Aberto' });
const episode = card.create({
  id: '102',
  name: 'Fog',
  lang: 'en',
  series: { id: '77', name: 'Marés', season: 1, episode: 2 },
});

test('a stored card names its language, where pages may be in another', () => {
  startSettings({ ...before, language: 'pt', languages: ['en', 'pt'] });
  expect(withLanguage(film)).toEqual({ ...film, lang: 'pt' });
  expect(withLanguage(episode)).toEqual({
    ...episode,
    lang: 'en',
    series: { id: '77', name: 'Marés', lang: 'pt', season: 1, episode: 2 },
  });
});

test('on a site of one language it is stored unchanged', () => {
  expect(withLanguage(film)).toBe(film);
});
