import { afterAll, expect, test } from 'vitest';
import { ORIGIN, providerBeside, sharedProvider } from './support/provider';
import { folderWith } from './support/shared';

const picture = { of: 'titleDetails', sizes: '90vw' };
const page = { file: 'title.html', scripts: [], links: '' };
const siteDir = folderWith(
  {
    'title.html':
      '<html><head><title>Movie | Fin</title><meta property="og:title" content="Fin"></head></html>',
    'documents.json': JSON.stringify([
      { ...page, pattern: '/movie-details/:id', picture },
      { ...page, pattern: '/login' },
    ]),
  },
  afterAll,
);
const provider = sharedProvider({ siteDir });
const AS_BROWSER = { 'sec-fetch-mode': 'navigate' };

const tagsOf = async (path: string, headers: Record<string, string> = {}, at = provider) => {
  const answer = await at.get(path, headers);
  const tags = (await answer.text()).matchAll(/<meta property="og:(\w+)" content="([^"]*)">/g);
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]));
};

test("a title's document names its title, to all clients but browsers", async () => {
  const { body } = await provider.call('titleDetails', { params: { id: '101' } });
  const { name, description, backdrop_image } = body.data;
  expect(await tagsOf('/movie-details/101')).toEqual({
    site_name: 'Fin',
    type: 'video.other',
    title: name,
    description,
    url: `${ORIGIN}/movie-details/101`,
    image: ORIGIN + backdrop_image,
  });
  const { headers } = await provider.get('/movie-details/101', AS_BROWSER);
  expect([headers.get('vary'), headers.get('etag')]).toEqual([
    'Accept-Encoding, Sec-Fetch-Mode',
    expect.any(String),
  ]);
});

test('a name can end neither its tag nor the head', async () => {
  const name = `"><script>alert('$&')</script></head>`;
  const [before] = await provider.db.query<{ name: string }>(
    `select name from titles where id = '102'`,
  );
  await provider.db.query(`update titles set name = $1 where id = '102'`, [name]);
  const beside = await providerBeside(provider, { siteDir });
  const text = await (await beside.get('/movie-details/102')).text();
  await provider.db.query(`update titles set name = $1 where id = '102'`, [before?.name ?? '']);
  expect(text).toContain(
    'content="&quot;&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt;&lt;/head&gt;"',
  );
  expect(text).not.toContain('<script>');
});

test.each([
  ['a browser', '/movie-details/101', AS_BROWSER],
  ['an unknown title', '/movie-details/no-such-title', {}],
  ['a page without a title', '/login', {}],
])("for %s the document has the site's name", async (_, path, headers) => {
  expect(await tagsOf(path, headers)).toEqual({ title: 'Fin' });
});

test("another provider's titles are unknown here", async () => {
  const beside = await providerBeside(provider, { siteDir, apiOrigin: 'https://api.example' });
  expect(await tagsOf('/movie-details/101', {}, beside)).toEqual({ title: 'Fin' });
});

test('a preview is compressed if accepted, with the policy of the page', async () => {
  const { headers } = await provider.get('/movie-details/101', { 'accept-encoding': 'gzip' });
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("script-src 'self'"),
  });
});
