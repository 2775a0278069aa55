import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTurn } from '../../server/http/in-turn';
import type { RunningServer } from '../../server/start';
import { connect as connectDatabase } from './support/databases';
import { eventually } from './support/eventually';
import { formOf } from './support/form';
import { newMember } from './support/people';
import { png } from './support/pictures';
import { callerOf } from './support/provider';
import { startServing } from './support/serving';

const MB = 1024 * 1024;

describe('over the wire', () => {
  let server: RunningServer;
  let token: string;
  const errors: string[] = [];

  beforeAll(async () => {
    const log = { info: () => {}, error: (event: string) => errors.push(event) };
    server = await startServing(await connectDatabase(), { log });
    token = (await newMember(site)).token;
  });
  afterAll(() => server.stop());

  const site = callerOf((path, init) => fetch(server.address + path, init));
  const openConnection = () => connect(Number(new URL(server.address).port), '127.0.0.1');

  const raw = (text: string, { isEnded = true } = {}) =>
    new Promise<string>((settle, fail) => {
      let answer = '';
      const connection = openConnection()
        .on('data', (chunk) => {
          answer += chunk;
        })
        .on('error', fail)
        .on('close', () => settle(answer));
      if (isEnded) connection.end(text);
      else connection.write(text);
    });

  test('a request with two Host lines is refused', async () => {
    for (const path of ['/livez', '/api/v2/user/get-gener']) {
      const head = [
        `GET ${path} HTTP/1.1`,
        'Host: localhost',
        'Host: localhost',
        'Connection: close',
      ];
      expect(await raw(`${head.join('\r\n')}\r\n\r\n`)).toMatch(/^HTTP\/1.1 400 /);
    }
  });

  test('an upload beyond all limits gets an answer before it is cut off', async () => {
    const form = formOf({ a: png('a.png', 30 * MB) });
    expect(await site.call('submitMovie', { token, form })).toEqual({
      status: 413,
      body: { status: false, message: 'Requests can be up to 26 MB.' },
    });
  });

  test('a request that is aborted half way logs no error, and stores nothing', async () => {
    const head = [
      'POST /api/v2/user/movie-detail-request HTTP/1.1',
      'Host: localhost',
      `Authorization: Bearer ${token}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 100000',
    ];
    await raw(`${head.join('\r\n')}\r\n\r\n--x\r\nContent-Disposition: form-data; name="name"\r\n`);
    const healthy = await fetch(`${server.address}/healthz`);
    expect([healthy.status, errors]).toEqual([200, []]);
  });

  test.each([
    ['nonsense', 'NONSENSE\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a wild host', 'GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    [
      'a whole address',
      'GET //evil.example/%00 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      404,
    ],
    [
      'endless headers',
      `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
  ])('a request with %s is refused', async (_, text, status) => {
    expect(await raw(text)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(errors).toEqual([]);
  });

  test('a refused body closes the connection, so that its rest is not read as the next request', async () => {
    const body = 'x'.repeat(3 * MB);
    const head = [
      'POST /api/v2/login HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ];
    const answers = await raw(
      `${head.join('\r\n')}\r\n\r\n${body}GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    );
    expect(answers).toMatch(/^HTTP\/1.1 413 [\s\S]*connection: close/i);
    expect(answers).not.toMatch(/HTTP\/1.1 200/);
  });

  test('pipelined requests are answered in order', async () => {
    const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n`;
    const answers = await raw(
      `${ask('/healthz')}\r\n${ask('/ads/house.js')}\r\n${ask('/livez')}Connection: close\r\n\r\n`,
      { isEnded: false },
    );
    expect(answers.match(/HTTP\/1.1 200 /g)).toHaveLength(3);
  });

  test('an aborted download closes its file', async () => {
    const leaving = new AbortController();
    const film = await fetch(`${server.address}/media/streams/paper-boats-trailer.mp4`, {
      signal: leaving.signal,
    });
    leaving.abort();
    await expect(film.arrayBuffer()).rejects.toThrow();
    await eventually(async () =>
      expect((await fetch(`${server.address}/healthz`)).status).toBe(200),
    );
    expect(errors).toEqual([]);
  });
});

test('pipelined requests are dropped with their connection', async () => {
  let arrived = 0;
  let begun = 0;
  const count = inTurn(() => {
    begun += 1;
  });
  const server = createServer(count).on('request', () => {
    arrived += 1;
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50));
  await eventually(async () => expect(arrived).toBe(50));
  client.destroy();
  await once(server.close(), 'close');
  expect(begun).toBe(1);
});
