/** Answers out of memory are, header by header, what the app answers; and nobody's are anybody else's. */
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect as connectTo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureSiteIsBuilt, SITE_DIR } from '../../scripts/site-build';
import { createApp } from '../../server/app';
import { prepareDatabase } from '../../server/database';
import type { Db } from '../../server/db/db';
import { quickAnswers } from '../../server/http/quick-answers';
import { createServices } from '../../server/services';
import { connect } from './support/databases';
import { eventually } from './support/eventually';
import { formOf } from './support/form';
import { freshEmail, PASSWORD } from './support/people';
import { configOf } from './support/provider';

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server as `start.ts` makes it, which counts what its app is asked. */
async function startServer(db: Db) {
  const routes: string[] = [];
  const config = configOf({
    publicUrl: null,
    siteDir: SITE_DIR,
    log: { info() {}, error: console.error, request: ({ route }) => routes.push(route) },
  });
  await prepareDatabase(db, config);
  const services = createServices(db, config);
  const app = createApp(services);
  const quick = quickAnswers(config, services.metrics);
  let asked = 0;
  const others = getRequestListener(
    quick.noting((request, env) => {
      asked += 1;
      return app.fetch(request, env);
    }) as typeof app.fetch,
  );
  const server = createServer((request, response) => {
    if (!quick.answer(request, response)) void others(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      httpRequest({ port, path, headers, method }, async (response) =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: await buffer(response),
        }),
      )
        .on('error', reject)
        .end();
    });
  const post = async (path: string, payload: object, headers: Record<string, string> = {}) => {
    const address = `http://127.0.0.1:${port}/api/v2${path}`;
    return (await fetch(address, { method: 'POST', body: formOf(payload), headers })).json();
  };
  return {
    ...{ get, post, routes, services, host: `localhost:${port}` },
    /** How often the app was asked while something was done. */
    async askedBy(work: () => Promise<unknown>): Promise<number> {
      const before = asked;
      await work();
      return asked - before;
    },
    async newMember(): Promise<{ Authorization: string }> {
      const [email, password] = [freshEmail(), PASSWORD];
      await post('/register', { first_name: 'Noor', last_name: 'Aziz', email, password });
      const { data } = await post('/login', { email, password });
      return { Authorization: `Bearer ${data.api_token}` };
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await services.mailer.stop();
    },
  };
}

const LIST = '/api/v2/user/movie-list';
const nonceIn = ({ headers }: Answer) =>
  /'nonce-([^']+)'/.exec(headers['content-security-policy'] as string)?.[1] ?? '';
/** What is the same in two answers. */
const common = (answer: Answer) => {
  const headers = Object.entries(answer.headers).filter(([name]) => !OWN.has(name));
  const text = JSON.stringify(Object.fromEntries(headers.sort()));
  const nonce = nonceIn(answer);
  return nonce ? text.replaceAll(nonce, '') : text;
};
const OWN = new Set(['date', 'x-request-id', 'content-length', 'transfer-encoding']);

describe('answers that are kept', () => {
  let db: Db;
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    await ensureSiteIsBuilt();
    db = await connect();
    server = await startServer(db);
  }, 300_000);
  afterAll(async () => {
    await server.stop();
    await db.close();
  });

  const heartsIn = ({ body }: Answer) =>
    JSON.parse(body.toString())
      .data.filter(({ is_watch_list }: { is_watch_list: boolean }) => is_watch_list)
      .map(({ id }: { id: string }) => id);
  const toggle = (entertainment_id: string, who: { Authorization: string }) =>
    server.post('/user/save-watch-list', { entertainment_id }, who);

  test.each([
    [LIST, {}],
    [LIST, { 'accept-encoding': 'gzip' }],
    ['/api/v2/user/movie-details/101', { 'accept-encoding': 'br, gzip' }],
    ['/media/artwork/101-poster.webp', {}],
    ['/media/streams/deep-reef/trailer.m3u8', {}],
    ['/login', { 'accept-encoding': 'br' }],
    ['/login', {}],
    ['/service-worker.js', {}],
  ])('%s %j is answered the second time as the first', async (path, headers) => {
    const first = await server.get(path, headers);
    const seen = server.routes.length;
    let second = first;
    const asked = await server.askedBy(async () => {
      second = await server.get(path, headers);
    });
    expect([path, asked]).toEqual([path, path === '/service-worker.js' ? 1 : 0]);
    expect(second.status).toBe(200);
    expect(common(second)).toBe(common(first));
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect(server.routes.slice(seen)).toEqual([server.routes[seen - 1]]);
    const plain = ({ headers: given, body }: Answer) => {
      const text = given['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
      return text.toString('latin1').replaceAll(nonceIn({ ...first, headers: given }) || '\0', '');
    };
    expect(plain(second) === plain(first)).toBe(true);
  });

  test('a page has a nonce of its own each time, the same in its policy and its text', async () => {
    const nonces = new Set<string>();
    for (const encoding of ['br', 'br', 'br', 'identity', 'identity']) {
      const page = await server.get('/login', { 'accept-encoding': encoding });
      const html = (encoding === 'br' ? brotliDecompressSync(page.body) : page.body).toString();
      expect(html.split(nonceIn(page)).length - 1).toBe(1);
      expect(html).not.toContain('__CSP_NONCE__');
      nonces.add(nonceIn(page));
    }
    expect(nonces.size).toBe(5);
  });

  test('what a visitor with an empty Authorization was told is told no member', async () => {
    const path = '/api/v2/user/movie-details/103';
    const noor = await server.newMember();
    const visitor = JSON.parse((await server.get(path, { Authorization: '' })).body.toString());
    const member = JSON.parse((await server.get(path, noor)).body.toString());
    expect([visitor.data.video_links.length, member.data.video_links.length > 0]).toEqual([
      0,
      true,
    ]);
    expect((await server.get(path, { Authorization: 'Bearer gone' })).status).toBe(401);
  });

  test('pages asked for in one breath on one connection each keep their own nonce', async () => {
    await server.get('/browse', { 'accept-encoding': 'identity' });
    const ask = (connection: string) =>
      `GET /browse HTTP/1.1\r\nHost: ${server.host}\r\nAccept-Encoding: identity\r\nConnection: ${connection}\r\n\r\n`;
    const nonces = new Set<string>();
    for (let round = 0; round < 3; round += 1) {
      const socket = connectTo(Number(server.host.split(':')[1]), '127.0.0.1');
      socket.write(ask('keep-alive').repeat(9) + ask('close'));
      const pages = (await buffer(socket)).toString().split('HTTP/1.1 200 OK').slice(1);
      for (const page of pages) {
        const [, nonce = 'none'] = /'nonce-([^']+)'/.exec(page) ?? [];
        expect(page.split(nonce).length - 1).toBe(2);
        nonces.add(nonce);
      }
    }
    expect(nonces.size).toBe(30);
  });

  test('whoever has an answer already, wants a part, or only its headers, is answered by the app', async () => {
    const picture = '/media/artwork/102-poster.webp';
    const { headers } = await server.get(picture);
    const tag = String(headers.etag);
    expect((await server.get(picture, { 'if-none-match': tag })).status).toBe(304);
    expect((await server.get(picture, { range: 'bytes=0-9' })).status).toBe(206);
    expect((await server.get(picture, {}, 'HEAD')).body.length).toBe(0);
    expect((await server.get(picture, { host: 'evil.example' })).status).toBe(421);
    expect((await server.get(picture)).status).toBe(200);
  });

  test('a film that was a trailer once is told to nobody any more', async () => {
    const part = '/media/streams/deep-reef/216p-14.m4s';
    const catalogue = async (trailer: string, version: string) => {
      await db.query('update titles set trailer_url = $2 where id = $1', ['101', trailer]);
      await db.query(`update seeds set content_hash = $1 where name = 'catalogue'`, [version]);
    };
    const [before] = await db.query<{ trailer: string; version: string }>(
      `select trailer_url as trailer, content_hash as version from titles, seeds
       where id = '101' and seeds.name = 'catalogue'`,
    );
    await catalogue(part, 'with another trailer');
    await eventually(async () => expect((await server.get(part)).status).toBe(200));
    const twice = async () => expect((await server.get(part)).status).toBe(200);
    await twice();
    expect(await server.askedBy(twice)).toBe(0);
    await catalogue(before?.trailer ?? '', before?.version ?? '');
    await eventually(async () => expect((await server.get(part)).status).toBe(403));
  });

  test("a member's list has their own hearts, from the moment they are toggled", async () => {
    const [noor, ravi] = [await server.newMember(), await server.newMember()];
    await toggle('101', noor);
    // A server hears its own notice once more, which may come late and voids what it has kept.
    expect(await server.services.db.notices.hasHeardAll()).toBe(true);
    for (const who of [noor, ravi]) await server.get(LIST, who);
    const asked = await server.askedBy(async () => {
      expect(heartsIn(await server.get(LIST, noor))).toEqual(['101']);
      expect(heartsIn(await server.get(LIST, ravi))).toEqual([]);
    });
    expect(asked).toBe(0);
    await toggle('102', noor);
    expect(heartsIn(await server.get(LIST, noor)).sort()).toEqual(['101', '102']);
    await toggle('101', noor);
    expect(heartsIn(await server.get(LIST, noor))).toEqual(['102']);
    expect(heartsIn(await server.get(LIST))).toEqual([]);
  });

  test('who has signed out, or never was in, is not answered as a member', async () => {
    const noor = await server.newMember();
    for (let time = 0; time < 3; time += 1) await server.get(LIST, noor);
    expect((await server.get('/api/v2/logout', noor)).status).toBe(200);
    expect((await server.get(LIST, noor)).status).toBe(401);
    expect((await server.get(LIST, { Authorization: 'Bearer x' })).status).toBe(401);
    expect((await server.get(LIST, { Authorization: 'Basic x' })).status).toBe(401);
  });

  test('another server hears of a sign-out and of hearts', async () => {
    const beside = await startServer({ ...db, close: async () => {} });
    const noor = await server.newMember();
    await eventually(() => expect(beside.services.db.notices.isHearing()).toBe(true));
    for (const one of [server, beside]) for (let n = 0; n < 2; n += 1) await one.get(LIST, noor);
    await toggle('103', noor);
    await eventually(async () => expect(heartsIn(await beside.get(LIST, noor))).toEqual(['103']));
    await server.get('/api/v2/logout', noor);
    await eventually(async () => expect((await beside.get(LIST, noor)).status).toBe(401));
    await beside.stop();
  });
});
