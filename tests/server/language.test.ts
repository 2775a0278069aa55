import { expect, test } from 'vitest';
import { languages } from '../../server/texts';
import { providerBeside, sharedProvider } from './support/provider';

const provider = sharedProvider();
const headersOf = ({ headers }: Response) => ({
  language: headers.get('Content-Language'),
  varies: headers.get('Vary')?.includes('Accept-Language') ?? false,
});

test('English is supported, and is first', () => {
  expect(languages[0]).toBe('en');
});

test.each(['en', 'en-AU, xx;q=0.5', 'xx-YY', '*', '', ';q='])(
  'an error is in English for %j, and marked',
  async (wanted) => {
    const answer = await provider.request('/api/v2/none', {
      headers: { 'Accept-Language': wanted },
    });
    expect(await answer.json()).toEqual({ status: false, message: "There's no such call." });
    expect(headersOf(answer)).toEqual({ language: 'en', varies: true });
  },
);

test.each([
  ['pt-BR,pt;q=0.9', 'pt'],
  ['xx', 'en'],
])(
  'a public answer to %j is in %s, and varies in shared caches, with and without a body',
  async (wanted, language) => {
    const ask = (headers = {}) =>
      provider.get('/api/v2/user/banners', { 'Accept-Language': wanted, ...headers });
    const answer = await ask();
    const again = await ask({ 'If-None-Match': answer.headers.get('ETag') ?? '' });
    expect([answer.status, again.status]).toEqual([200, 304]);
    expect([headersOf(answer), headersOf(again)]).toEqual(
      Array(2).fill({ language, varies: true }),
    );
  },
);

test("answers are in the site's languages, too; the provider's own messages in the closest one, else in English", async () => {
  const site = await providerBeside(provider, { siteLanguages: ['en', 'es', 'pt-BR'] });
  const ask = async (language: string) => {
    const headers = { 'Accept-Language': language };
    const { body, headers: answered } = await site.call('genres', { headers });
    const refused = await site.get('/api/v2/none', headers);
    const { message } = (await refused.json()) as { message: string };
    return [answered.get('Content-Language'), body.data[1], message];
  };
  expect([await ask('es-MX'), await ask('pt-BR,pt')]).toEqual([
    ['es', { id: '2', name: 'Comedy', lang: 'en' }, "There's no such call."],
    ['pt-BR', { id: '2', name: 'Comédia' }, 'Esta chamada não existe.'],
  ]);
});

test('a language of the site that the provider does not speak gets English, and one near to ours that', async () => {
  const site = await providerBeside(provider, { siteLanguages: ['pt-BR', 'tlh'] });
  const answers = ['tlh', 'pt-BR', 'de'].map(async (wanted) => {
    const headers = { 'Accept-Language': wanted };
    const answer = await site.request('/sandbox/checkout/none', { headers });
    const [, lang] = /<html lang="([^"]+)"/.exec(await answer.text()) ?? [];
    return [wanted, headersOf(answer).language, lang];
  });
  expect(await Promise.all(answers)).toEqual([
    ['tlh', 'en', 'en'],
    ['pt-BR', 'pt', 'pt'],
    ['de', 'pt', 'pt'],
  ]);
});
