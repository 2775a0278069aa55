import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const app = new Hono().get('*', (c) => c.json({ status: true }));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`Fin is at http://127.0.0.1:${port}`),
);
