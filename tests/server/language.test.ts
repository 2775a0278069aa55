import { expect, test } from 'vitest';
import { languages } from '../../server/texts';
import { sharedProvider } from './support/provider';

const provider = sharedProvider();
const headersOf = ({ headers }: Response) => ({
  language: headers.get('Content-Language'),
  varies: headers.get('Vary')?.includes('Accept-Language') ?? false,
});

test('English is spoken, and is first', () => {
  expect(languages[0]).toBe('en');
});

test.each(['en', 'en-AU, xx;q=0.5', 'xx-YY', '*', '', ';q='])(
  'a refusal is in English for %j, and says so',
  async (wanted) => {
    const answer = await provider.request('/api/v2/none', {
      headers: { 'Accept-Language': wanted },
    });
    expect(await answer.json()).toEqual({ status: false, message: "There's no such call." });
    expect(headersOf(answer)).toEqual({ language: 'en', varies: true });
  },
);

test('a public answer, which shared caches keep, is the same for every language', async () => {
  const answer = await provider.request('/api/v2/user/banners');
  expect(headersOf(answer)).toEqual({ language: null, varies: false });
});
