import { expect, test } from 'vitest';
import { readSiteFolder } from '../../site/folder';
import { folderOf, NOTHING, ours, problemsOf } from './operator-folder';

test('an empty site.json is our site', async () => {
  const { brand, drawings } = await readSiteFolder(folderOf({ 'site.json': {} }), ours, NOTHING);
  expect(brand).toEqual(ours.brand);
  expect(drawings).toEqual({ logo: null, icon: null });
});

test.each([
  [{}, '/ads/house.js'],
  [{ features: { plans: false } }, null],
  [{ features: { plans: false }, ad: '/ads/house.js' }, '/ads/house.js'],
  [{ features: { ad: false }, ad: '/ads/house.js' }, null],
])('the house ad, which leads to the plans, is shown if there are any: %j', async (content, ad) => {
  const { brand } = await readSiteFolder(folderOf({ 'site.json': content }), ours, NOTHING);
  expect([brand.ad, brand.features.ad]).toEqual([ad, ad !== null]);
});

test("the site's settings override ours, and the environment both", async () => {
  const folder = folderOf({
    'site.json': {
      name: ' Ária ',
      language: 'pt',
      languages: ['pt', 'en'],
      theme: { accent: '#00B7FF' },
      features: { plans: false, signUp: 'invited' },
      currency: { plans: 'EUR' },
      provider: 'https://api.aria.example/',
    },
    'texts/pt.json': { 'common.goHome': 'Voltar a {site}' },
  });
  const overrides = { provider: 'https://other.example', ad: 'off' };
  const { brand, catalogues } = await readSiteFolder(folder, ours, overrides);
  expect(brand).toEqual({
    ...ours.brand,
    name: 'Ária',
    hasWordmark: false,
    support: null,
    language: 'pt',
    languages: ['pt', 'en'],
    theme: { ground: '#0C0C13', text: '#F8F2E8', accent: '#00B7FF', corners: 'round' },
    features: { ad: false, plans: false, submission: true, castMail: true, signUp: 'invited' },
    currency: { landing: 'INR', plans: 'EUR', checkout: 'USD' },
    provider: 'https://other.example',
    ad: null,
  });
  expect(catalogues.pt?.['common.goHome']).toEqual({ defaultMessage: 'Voltar a {site}' });
  expect(catalogues.pt?.['app.broken.title']?.defaultMessage).toBe('Algo deu errado');
});

test.each([
  [{ checkout: 'JPY' }, { landing: 'JPY', plans: 'JPY', checkout: 'JPY' }],
  [
    { checkout: 'KWD', plans: 'USD' },
    { landing: 'KWD', plans: 'USD', checkout: 'KWD' },
  ],
])("prices default to the checkout's currency: %j", async (given, currency) => {
  const folder = folderOf({ 'site.json': { currency: given } });
  expect((await readSiteFolder(folder, ours, NOTHING)).brand).toEqual({ ...ours.brand, currency });
});

test('every problem of a site.json is named at once, with path, value and remedy', async () => {
  const content = {
    name: '',
    colour: 'red',
    theme: { accent: 'red', corners: 'soft' },
    currency: { plans: 'EURO' },
    features: { ad: 'yes' },
    languages: ['tlh'],
    language: 'en',
    rows: ['top10', 'top10'],
    provider: 'ftp://api.example',
    ad: '//ads.example',
    support: 'ask us',
  };
  expect(await problemsOf({ 'site.json': content })).toEqual([
    'name is "". Set it to a text of 1 to 60 characters, in one line.',
    'colour is no setting of a site. Remove it, or use one of name, description, support, copyright, language, languages, theme, faces, currency, features, rows, provider, ad.',
    'theme.accent is "red". Set it to a colour of six digits such as #FFA62B.',
    'theme.corners is "soft". Set it to "round" or "square".',
    'currency.plans is "EURO". Set it to an ISO 4217 code such as "EUR".',
    'features.ad is "yes". Set it to true or false.',
    'rows is ["top10","top10"]. Set it to a list of top10, latestMovies, popularMovies, topChannels, freeMovies, mostLikedMovies, mostViewedMovies.',
    'provider is "ftp://api.example". Set it to an address such as https://fin.example, without a path.',
    'ad is "//ads.example". Set it to an https: address, a path of this server such as /ads/house.js, or off.',
    'support is "ask us". Set it to an email address, or an address that begins with https://.',
    'language is "en". Set it to one of languages: tlh.',
    'languages has "tlh", which has no texts. Write texts/tlh.json, or remove it.',
  ]);
});

test('a site.json of 200 problems has a sentence for each', async () => {
  const content = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`wrong${at}`, at]));
  expect(await problemsOf({ 'site.json': content })).toHaveLength(200);
});

test.each([
  ['[]', /^site\.json is \[\]\. Set it to an object/],
  ['"Ária"', /^site\.json is "Ária"\. Set it to an object/],
  ['{ "name": ', /^site\.json can't be read \(.+\)\. Write it as JSON, readable by this user\.$/],
])('a site.json of %s is refused', async (content, sentence) => {
  expect(await problemsOf({ 'site.json': content })).toEqual([expect.stringMatching(sentence)]);
});

test('a missing folder is refused', async () => {
  await expect(readSiteFolder('/no/such/folder', ours, NOTHING)).rejects.toThrow(
    /^The site in \/no\/such\/folder can't be used:\n {2}site\.json can't be read \(ENOENT/,
  );
});

test('texts are refused for unknown arguments, and for invalid messages', async () => {
  const texts = {
    'app.broken.title': 'Oops {',
    'common.goHome': '<b>Home</b> {count}',
    'auth.signIn.join': 3,
    'no.such.text': 'x',
  };
  expect(
    await problemsOf({ 'site.json': {}, 'texts/en.json': texts, 'texts/pt.json': '{' }),
  ).toEqual([
    "texts/en.json: app.broken.title can't be read (EXPECT_ARGUMENT_CLOSING_BRACE). Close each { and each tag; write '{' for a brace itself.",
    'texts/en.json: common.goHome has {count}, <b>, which nothing fills in. Use only {site}.',
    'texts/en.json: auth.signIn.join has no text. Write "text" or { "defaultMessage": "text" }.',
    'texts/en.json: no.such.text is no text of the site. Remove it; texts/en.json has all keys.',
    expect.stringMatching(/^texts\/pt\.json can't be read/),
  ]);
});

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

test.each([
  [svg('<script>alert(1)</script>'), 'logo.svg has <script>.'],
  [svg('<g><foreignObject/></g>'), 'logo.svg has <foreignObject>.'],
  [svg('<path d=""/>', 'onload="x()"'), 'logo.svg has onload=x().'],
  [svg('<use href="https://x.example/a.svg#b"/>'), 'logo.svg has href=https://x.example/a.svg#b.'],
  [svg('<path fill="url(https://x.example)"/>'), 'logo.svg has fill=url(https://x.example).'],
  ['<!DOCTYPE svg>'.concat(svg('<path d=""/>')), 'logo.svg has a DOCTYPE.'],
  ['<html></html>', 'logo.svg is no SVG.'],
  [svg('<path d=""/>'.padEnd(200_001)), 'logo.svg has 201 kB.'],
])('the drawing %.60s is refused', async (drawing, sentence) => {
  expect(await problemsOf({ 'site.json': {}, 'logo.svg': drawing })).toEqual([
    expect.stringContaining(sentence),
  ]);
});

test('an empty drawing is refused', async () => {
  const files = { 'site.json': {}, 'icon.svg': svg('<path d="M0 0h9"/>') };
  expect(await problemsOf(files)).toEqual([
    expect.stringMatching(
      /^icon\.svg can't be drawn \(.*bad dimensions\)\. Save it as plain SVG, with a viewBox\.$/,
    ),
  ]);
});

test('a drawing of shapes is used unchanged', async () => {
  const shapes = '<defs><path id="a" d="M0 0h9"/></defs><use href="#a" fill="url(#b)"/>';
  const drawing = svg(shapes, 'viewBox="0 0 9 9"');
  const { drawings } = await readSiteFolder(
    folderOf({ 'site.json': {}, 'icon.svg': drawing }),
    ours,
    NOTHING,
  );
  expect(drawings).toEqual({ logo: null, icon: drawing });
});
