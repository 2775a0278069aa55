import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CallName } from '../../contract/calls';
import type { Card, Suggestion } from '../../contract/entities';
import { loadCatalogue } from '../../server/catalogue/catalogue';
import { languageNameIn } from '../../server/titles/language-names';
import { newMember } from './support/people';
import { type Asking, sharedProvider } from './support/provider';

const provider = sharedProvider();
let token: string;
beforeAll(async () => {
  ({ token } = await newMember(provider));
});

async function dataOf<Name extends CallName>(
  name: Name,
  language: string,
  asking: Asking<Name> = {},
) {
  const headers = { 'Accept-Language': language };
  const { body } = await provider.call(name, { ...asking, headers });
  return body.data ?? body.movieList ?? body;
}

describe('the demo', () => {
  const { genres, plans, titles, translations } = loadCatalogue();

  const others = readdirSync('texts').flatMap(
    (name) => /^(?!en\.)(.+)\.json$/.exec(name)?.[1] ?? [],
  );

  test.each(others)('names all genres, plans and languages in %s', (language) => {
    const textsIn = (value: unknown): string[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flat().flatMap(textsIn)
        : typeof value === 'string'
          ? [value]
          : [];
    const own = [
      ...genres.map(({ name }) => name),
      ...plans.flatMap(({ name, plan_type, pricing }) => [
        ...[name, ...(pricing.discount_label ? [pricing.discount_label] : [])],
        ...pricing.taxes.map((tax) => tax.name),
        ...plan_type.flatMap(({ limitation_title, limit }) => [
          ...[limitation_title, ...(typeof limit === 'string' ? [limit] : textsIn(limit))],
        ]),
      ]),
      ...titles.map((title) => title.language).filter((it) => languageNameIn('pt', it) === null),
    ];
    const known = Object.keys(translations[language]?.words ?? {});
    expect([...new Set(own)].sort()).toEqual(known.sort());
  });

  test('has a translation for every language of the provider but English', () => {
    const spoken = readdirSync(new URL('../../texts', import.meta.url));
    const others = spoken.filter((file) => file.endsWith('.json') && file !== 'en.json').sort();
    expect(readdirSync(new URL('../../demo/catalogue/words', import.meta.url)).sort()).toEqual(
      others,
    );
  });
});

test("English is never marked, as the catalogue's own language", async () => {
  const answers = await Promise.all([
    dataOf('banners', 'en'),
    dataOf('movies', 'en', { params: {} }),
    dataOf('genres', 'en'),
    dataOf('titleDetails', 'en', { params: { id: '133' } }),
    dataOf('plans', 'en', { token }),
    dataOf('paymentDetails', 'en', { token, params: { plan_id: '2' } }),
    dataOf('suggestions', 'en', { token, params: { query: 'comedy' } }),
  ]);
  expect(JSON.stringify(answers)).not.toMatch(/lang"/);
});

describe('lists', () => {
  const names = (cards: readonly Card[], ...ids: string[]) =>
    ids.map((id) => cards.find((it) => it.id === id)).map((it) => it && [it.name, it.lang]);

  test('have names in the requested language, else in English, and are then marked', async () => {
    const all = async (language: string) =>
      names(await dataOf('movies', language, { params: {} }), '133', '143');
    expect([await all('en'), await all('pt'), await all('ar'), await all('en')]).toEqual([
      [
        ['Orbit Over Sriharikota', undefined],
        ['The Ninth Elevator', undefined],
      ],
      [
        ['Órbita sobre Sriharikota', undefined],
        ['The Ninth Elevator', 'en'],
      ],
      [
        ['مدار فوق سريهاريكوتا', undefined],
        ['The Ninth Elevator', 'en'],
      ],
      [
        ['Orbit Over Sriharikota', undefined],
        ['The Ninth Elevator', undefined],
      ],
    ]);
  });

  test('of a member are in the requested language, too', async () => {
    const pressed = { token, payload: { entertainment_id: '137' } };
    await provider.call('toggleWatchlist', pressed);
    await provider.call('saveProgress', {
      token,
      payload: { entertainment_id: '137', position: 60, duration: 600 },
    });
    const [left] = await dataOf('progress', 'pt', { token });
    expect(names(await dataOf('watchlist', 'pt', { token }), '137')).toEqual([
      ['A cartógrafa da chuva', undefined],
    ]);
    expect(left.card.name).toBe('A cartógrafa da chuva');
  });

  test('of genres are as the translation has them', async () => {
    const own = await dataOf('genres', 'en');
    const hindi = loadCatalogue().translations.hi?.words ?? {};
    expect(await dataOf('genres', 'hi')).toEqual(
      own.map(({ id, name }: Card) => ({ id, name: hindi[name] })),
    );
  });
});

describe('a title', () => {
  const wordsOf = async (id: string, language: string) => {
    const title = await dataOf('titleDetails', language, { params: { id } });
    const { name, lang, description, description_lang, genres, series } = title;
    return { name, lang, description, description_lang, genres, series, language: title.language };
  };

  test('has its name, description, genres and language in the requested language', async () => {
    expect(await wordsOf('221', 'pt')).toEqual({
      name: 'Nordlys',
      description:
        'Em Vardø, o sol se põe em novembro, e o caso também. Sem sombras, sem rastros e sem manhã, dois detetives de cidades rivais têm até a volta da luz para descobrir quem entrou na escuridão.',
      genres: [
        { id: '8', name: 'Mistério' },
        { id: '3', name: 'Suspense' },
      ],
      language: 'Norueguês',
    });
  });

  test('without a translation is in its own language, and marked', async () => {
    const { description } = await wordsOf('20911', 'en');
    expect(await wordsOf('20911', 'ar')).toEqual({
      name: 'The Missing Umbrella',
      lang: 'en',
      description,
      description_lang: 'en',
      genres: [
        { id: '11', name: 'عائلي' },
        { id: '8', name: 'غموض' },
        { id: '7', name: 'مغامرات' },
      ],
      series: { id: '209', name: 'Rainy Day Detectives', lang: 'en', season: 1, episode: 1 },
      language: 'البنغالية',
    });
  });

  test('on a banner is as on its page', async () => {
    const banners = await dataOf('banners', 'hi');
    const { name, description, genres } = await wordsOf('133', 'hi');
    const banner = banners.find(({ data }: { data: Card }) => data.id === '133');
    expect(banner.data).toMatchObject({ name, description, genres, language: 'हिन्दी' });
  });
});

describe('search', () => {
  const found = async (text: string, language = 'pt') =>
    ((await dataOf('suggestions', language, { token, params: { query: text } })) as Suggestion[])
      .slice(0, 1)
      .map(({ name, lang, reason, reason_lang }) => ({ name, lang, reason, reason_lang }));

  test.each(['orbita', 'Órbita', 'Orbit Over', 'sriharikota'])(
    'finds a title by %j, in its language and in English',
    async (text) => {
      expect(await found(text)).toEqual([{ name: 'Órbita sobre Sriharikota', reason: null }]);
    },
  );

  test('names the match in the requested language', async () => {
    const [popular] = await found('ficcao cientifica');
    expect(popular?.reason).toBe('Ficção científica');
    expect(await found('science fiction')).toEqual([popular]);
    expect((await found('Kabir'))[0]?.reason).toMatch(/^com Kabir/);
    const [card] = await dataOf('search', 'pt', { token, params: { search: 'orbita' } });
    expect(card.name).toBe('Órbita sobre Sriharikota');
  });

  test('does not match words of a third language', async () => {
    expect(await found('cartografa', 'hi')).toEqual([]);
  });
});

describe('plans', () => {
  test('have their texts in the requested language', async () => {
    const [pocket] = await dataOf('plans', 'pt', { token });
    expect(pocket).toEqual({
      plan_id: '1',
      name: 'Bolso',
      total_price: 149,
      duration_value: 1,
      duration: 'month',
      plan_type: [
        {
          limitation_title: 'Filmes e séries',
          limitation_value: 1,
          limit: 'O catálogo completo',
        },
        {
          limitation_title: 'Telas ao mesmo tempo',
          limitation_value: 1,
          limit: '1 celular ou tablet',
        },
        { limitation_title: 'Canais ao vivo', limitation_value: 0, limit: null },
        {
          limitation_title: 'Qualidade de imagem',
          limitation_value: 1,
          limit: { Celular: '432p', Tablet: '432p' },
        },
      ],
    });
  });

  test('have their discount and their taxes in it', async () => {
    expect(await dataOf('paymentDetails', 'pt', { token, params: { plan_id: '2' } })).toEqual({
      price: 276.86,
      discount: '10% de desconto',
      discount_amount: 27.69,
      subtotal: 249.17,
      tax_array: [
        { name: 'GST', value: 18, tax_amount: 44.85 },
        { name: 'Taxa do patrimônio cinematográfico', value: 2, tax_amount: 4.98 },
      ],
      total: 299,
    });
  });
});

test('shared caches and browsers vary answers by language', async () => {
  const ask = async (language: string, tag = '') => {
    const sent = { 'Accept-Language': language, 'If-None-Match': tag };
    const { status, headers } = await provider.get('/api/v2/user/get-gener', sent);
    return { status, tag: headers.get('ETag') ?? '', vary: headers.get('Vary') };
  };
  const [english, portuguese] = [await ask('en'), await ask('pt')];
  expect(english.tag).not.toBe(portuguese.tag);
  expect([english.vary, portuguese.vary]).toEqual(
    Array(2).fill('Authorization, Accept-Encoding, Accept-Language'),
  );
  expect([
    (await ask('pt', portuguese.tag)).status,
    (await ask('pt', english.tag)).status,
    (await ask('en', english.tag)).status,
  ]).toEqual([304, 200, 304]);
});
