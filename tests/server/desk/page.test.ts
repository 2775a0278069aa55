import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK_API_PATH } from '../../../contract/desk/calls';
import { buildDesk } from '../../../scripts/desk-build';
import type { RunningServer } from '../../../server/start';
import { connect } from '../support/databases';
import { ADMIN_TOKEN, desk, WITH_TOKEN } from '../support/desk';
import { newMember } from '../support/people';
import { submission } from '../support/pictures';
import { callerOf } from '../support/provider';
import { startServing } from '../support/serving';

let server: RunningServer;
beforeAll(async () => {
  await buildDesk();
  server = await startServing(await connect(), { adminToken: ADMIN_TOKEN });
});
afterAll(() => server.stop());
const site = callerOf((path, init) => fetch(server.address + path, init));

/** Leaves `..` in the path, which `fetch` would resolve. */
async function raw(path: string) {
  const { port } = new URL(server.address);
  const asking = request({ port, host: '127.0.0.1', path }).end();
  const [answer] = await once(asking, 'response');
  return { status: answer.statusCode as number, body: await text(answer) };
}

const policyOf = ({ headers }: Response) =>
  Object.fromEntries(
    [
      'content-type',
      'cache-control',
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
    ].map((name) => [name, headers.get(name)]),
  );

test.each(['/desk/', '/desk/submissions', '/desk/submissions/any'])(
  '%s is the page, which loads and calls nothing but the desk',
  async (path) => {
    const answer = await site.get(path);
    expect([answer.status, policyOf(answer)]).toEqual([
      200,
      {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
          "form-action 'none'; base-uri 'none'; frame-ancestors 'none'; " +
          "require-trusted-types-for 'script'; trusted-types 'none'; connect-src 'self'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      },
    ]);
  },
);

test.each([
  ['desk.js', 'text/javascript; charset=utf-8'],
  ['desk.css', 'text/css; charset=utf-8'],
  ['display.woff2', 'font/woff2'],
])('%s is a file of it', async (name, type) => {
  const answer = await site.get(`/desk/${name}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
});

test.each([
  '/desk/../package.json',
  '/desk/../../package.json',
  '/desk/%2e%2e/%2e%2e/package.json',
  '/desk/%2e%2e%2f%2e%2e%2fpackage.json',
  '/desk/..%2fserver.js',
  '/desk/..%5cserver.js',
  '/desk/%252e%252e/server.js',
  '/desk/./.env',
  '/desk/.env.txt',
  '/desk//etc/passwd.txt',
  '/desk/desk.js/desk.js',
  '/desk/desk.js%00.css',
  '/desk/none.js',
])('%s leads to no file', async (path) => {
  const { status, body } = await raw(path);
  expect([path, status, body.length < 200]).toEqual([path, 404, true]);
});

test('texts of members come as JSON, which no browser takes for a page', async () => {
  const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
  const { token } = await newMember(site);
  const payload = { ...submission(), title: markup, name: markup, description: markup };
  expect(await site.call('submitMovie', { token, payload })).toMatchObject({ status: 200 });
  const { entries } = await desk(site, 'submissions');
  const { id = '' } = entries[0] ?? {};
  const read = await desk(site, 'submission', { id });
  expect([read.title, read.name, read.description]).toEqual([markup, markup, markup]);
  const letter = `letter?id=${id}&verdict=accepted`;
  for (const call of ['submissions', `submission?id=${id}`, letter, `log?search=${markup}`]) {
    expect(policyOf(await site.get(`${DESK_API_PATH}/${call}`, WITH_TOKEN))).toEqual({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': null,
      'cross-origin-opener-policy': null,
      'cross-origin-resource-policy': 'same-origin',
    });
  }
  expect(
    policyOf(await site.get(`${DESK_API_PATH}/pictures/${read.thumbnail}`, WITH_TOKEN)),
  ).toEqual({
    'content-type': 'image/webp',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'referrer-policy': null,
    'cross-origin-opener-policy': null,
    'cross-origin-resource-policy': 'same-origin',
  });
});
