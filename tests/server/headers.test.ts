import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { Config } from '../../server/config';
import { preferredEncoding } from '../../server/http/encoding';
import { pageHeaders } from '../../server/site/page-headers';
import { newMember, statusFor } from './support/people';
import {
  configOf,
  ORIGIN,
  type Provider,
  providerBeside,
  sharedProvider,
} from './support/provider';
import { pressPay } from './support/purchases';

const LIST = '/api/v2/user/movie-list';

describe('the headers', () => {
  const provider = sharedProvider();
  const get: Provider['get'] = (...asking) => provider.get(...asking);
  const allowance = async (method: string, path: string) => {
    const { status, headers } = await get(path, {}, method);
    return [status, headers.get('allow')];
  };

  test.each([
    ['a list', LIST],
    ['a call that is refused', '/api/v2/user/watch-list'],
    ['an unknown call', '/api/v2/nothing'],
    ['a probe', '/livez'],
    ['a file', '/ads/house.js'],
    ['a missing file', '/media/artwork/none.webp'],
  ])('%s can load and run nothing, and no other site may embed it', async (_, path) => {
    const { headers } = await get(path);
    expect({
      type: headers.get('x-content-type-options'),
      policy: headers.get('content-security-policy'),
      embedding: headers.get('cross-origin-resource-policy'),
    }).toEqual({
      type: 'nosniff',
      policy: "default-src 'none'; frame-ancestors 'none'",
      embedding: 'same-origin',
    });
  });

  test('where other sites are allowed, they may embed pictures and films', async () => {
    const shared = await providerBeside(provider, { corsOrigins: ['https://one.example'] });
    const { headers } = await shared.request('/media/artwork/101-poster.webp');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  test('a site on https redirects pages there and refuses calls, which carry secrets; one without does not', async () => {
    const behind = await providerBeside(provider, { trustProxy: true });
    const asked = async (proto: string, at: Provider, path = `${LIST}?genre_id=1`) => {
      const { status, headers } = await at.get(path, { 'X-Forwarded-Proto': proto });
      return [status, headers.get('location')];
    };
    expect(await asked('http', behind, '/browse?a=1')).toEqual([308, `${ORIGIN}/browse?a=1`]);
    expect(await asked('http', behind)).toEqual([403, null]);
    expect(await asked('https', behind)).toEqual([200, null]);
    expect(await asked('http', provider)).toEqual([200, null]);
    const plain = await providerBeside(provider, { publicUrl: 'http://fin.test' });
    const strict = async (at: Provider, origin: string) =>
      (await at.request(`${origin}/livez`)).headers.get('strict-transport-security');
    expect([await strict(provider, ORIGIN), await strict(plain, 'http://fin.test')]).toEqual([
      'max-age=31536000; includeSubDomains',
      null,
    ]);
  });

  test("the page's policy names the provider and the media hosts, and no other", async () => {
    const config = configOf({
      apiOrigin: 'https://api.example',
      mediaOrigins: ['https://cdn.example', 'https://api.example'],
    });
    const page = new Hono()
      .use(pageHeaders(() => ({ scripts: [] }), config))
      .get('/', (c) => c.html(''));
    const policy = (await page.request('/')).headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self' https://api.example https://cdn.example;");
  });

  test("the page's policy names the bucket of films where there is one", async () => {
    const policyOf = async (mediaBucket: Config['mediaBucket']) => {
      const headers = pageHeaders(() => ({ scripts: [] }), configOf({ mediaBucket }));
      const page = new Hono().use(headers).get('/', (c) => c.html(''));
      return (await page.request('/')).headers.get('content-security-policy') ?? '';
    };
    const place = { region: 'eu-central-1', key: 'key', secret: 'secret' };
    const policy = await policyOf({ ...place, address: 'http://s3.example:9000/films' });
    expect(policy).toContain("connect-src 'self' http://s3.example:9000;");
    expect(policy).toContain("img-src 'self' data: blob: https: http://s3.example:9000;");
    expect(policy).toContain("media-src 'self' blob: https: http://s3.example:9000;");
    expect(await policyOf(null)).not.toContain('s3.example');
  });

  test('a wrong method gets the allowed ones', async () => {
    expect(await allowance('DELETE', LIST)).toEqual([405, 'GET, HEAD']);
    expect(await allowance('GET', '/api/v2/login')).toEqual([405, 'POST']);
    expect(await allowance('POST', '/api/v2/logout')).toEqual([405, 'GET']);
    expect(await allowance('PUT', '/browse')).toEqual([405, 'GET, HEAD']);
  });

  test('a GET of the sign-out does not sign out', async () => {
    const { token } = await newMember(provider);
    const authorization = `Bearer ${token}`;
    const { status, headers } = await get('/api/v2/logout', { authorization }, 'HEAD');
    expect([status, headers.get('allow')]).toEqual([405, 'GET']);
    expect(await statusFor(provider, token)).toBe(200);
  });

  test("the checkout's buttons work on its own page only", async () => {
    const { body } = await pressPay(provider, await newMember(provider));
    const press = async (verb: string, origin: string) =>
      (await get(`${body.redirect}/${verb}`, { origin }, 'POST')).status;
    expect([
      await press('pay', 'https://evil.example'),
      await press('decline', 'null'),
      await press('cancel', 'https://evil.example'),
    ]).toEqual([403, 403, 403]);
    const orders = await provider.db.query('select status, sandbox_outcome from orders');
    expect(orders).toEqual([{ status: 'open', sandbox_outcome: null }]);
    expect(await press('pay', ORIGIN)).toBe(303);
    const { pathname } = new URL(body.redirect);
    expect(await allowance('GET', `${pathname}/pay`)).toEqual([405, 'POST']);
  });

  test('an unchanged file is not sent again', async () => {
    const first = await get('/ads/house.js');
    const modified = first.headers.get('last-modified') ?? '';
    const since = async (moment: string) =>
      (await get('/ads/house.js', { 'If-Modified-Since': moment })).status;
    expect([await since(modified), await since('Thu, 01 Jan 1970 00:00:00 GMT')]).toEqual([
      304, 200,
    ]);
    const newer = { 'If-Modified-Since': modified, 'If-None-Match': '"another"' };
    expect((await get('/ads/house.js', newer)).status).toBe(200);
  });
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['BR', 'br'],
  ['identity', null],
  ['', null],
  [undefined, null],
])('for "%s" the server chooses %s', (accepted, chosen) => {
  expect(preferredEncoding(accepted)).toBe(chosen);
});
