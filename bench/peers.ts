import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { compressed } from '../server/http/encoding';
import { findFile } from '../server/site/files';

const HELLO = 'build/bench-hello';
const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><title>${title}</title>${body}`;
const EMPTY = page('Empty', '<p>Nothing but this sentence.');
const video = (preload: 'auto' | 'none') =>
  page('Video', `<video src="/film.mp4" preload="${preload}"></video>`);

export interface Peers {
  address: string;
  stop(): Promise<void>;
}

export async function servePeers(stream: string): Promise<Peers> {
  buildHello();
  const film = concatenated(stream);
  const app = new Hono();
  app.get('/empty', (c) => c.html(EMPTY));
  app.get('/video', (c) => c.html(video(c.req.query('preload') === 'none' ? 'none' : 'auto')));
  app.get('/film.mp4', (c) => c.body(film, 200, { 'Content-Type': 'video/mp4' }));
  app.get('*', async (c) => {
    const path = c.req.path === '/hello' ? '/index.html' : c.req.path;
    const found = await findFile(HELLO, path);
    if (!found) return c.notFound();
    c.header('Content-Type', path.endsWith('.js') ? 'text/javascript' : 'text/html');
    c.header('Content-Encoding', 'br');
    return c.body(new Uint8Array(await compressed(readFileSync(found.path), 'br')));
  });
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function buildHello(): void {
  const options = ['--no-cache', '--no-source-maps', '--public-url', '/'];
  const { status } = spawnSync(
    'node_modules/.bin/parcel',
    ['build', 'bench/hello/index.html', '--dist-dir', HELLO, ...options],
    { env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error('React hello could not be built.');
}

function concatenated(stream: string): Uint8Array<ArrayBuffer> {
  const parts = readdirSync(stream).filter((name) => /^432p-\d+\.m4s$/.test(name)).length;
  const names = ['432p-init.mp4', ...Array.from({ length: parts }, (_, n) => `432p-${n}.m4s`)];
  return new Uint8Array(Buffer.concat(names.map((name) => readFileSync(join(stream, name)))));
}
