import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect } from 'vitest';
import { SITE_DIR } from '../../../scripts/site-build';
import { findFile, serveFile } from '../../../server/site/files';
import { listening } from '../../support/listening';
import { test } from '../setup/test';

async function hostWith(fallback: string) {
  const host = new Hono();
  host.get('*', async (c) => {
    const { pathname } = new URL(c.req.url);
    if (pathname.startsWith('/api/')) return c.json({ status: false }, 503);
    const found =
      (await findFile(SITE_DIR, pathname)) ?? (await findFile(SITE_DIR, `/${fallback}`));
    return found ? serveFile(c.req.raw, found, 'no-cache') : c.notFound();
  });
  const { port, stop } = await listening(createServer(getRequestListener(host.fetch)));
  return { address: `http://127.0.0.1:${port}`, stop };
}

test.for(['200.html', 'index.html'])(
  'on a static host whose one fallback is %s each address is its own page',
  async (fallback, { open, logs }) => {
    logs.expects(/Failed to load resource|\[fin\]/);
    const host = await hostWith(fallback);
    const page = await open();
    for (const [path, heading] of [
      ['/login', 'Sign In'],
      ['/movies', 'Movies'],
      ['/no/such/page', 'Page not found'],
    ] as const) {
      await page.goto(host.address + path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    }
    await page.close();
    await host.stop();
  },
);
