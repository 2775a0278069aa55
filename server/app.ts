/** The whole provider as one fetch handler: API, media, checkout page and the built site. */
import { Hono } from 'hono';
import { API_BASE_PATH } from '../contract/calls';
import { createApi } from './api';
import type { Env } from './http/client-address';
import { within } from './http/deadline';
import { onError } from './http/error-handler';
import type { Services } from './services';
import { createSite } from './site/site';

/** Probes give up after a few seconds. */
const HEALTH_MS = 2_000;

export function createApp(services: Services): Hono<Env> {
  const app = new Hono<Env>();
  app.onError(onError(services.config.log));
  app.get('/healthz', async (c) => {
    await within(HEALTH_MS, services.db.query('select 1'));
    return c.json({ status: 'ok' });
  });
  app.route(API_BASE_PATH, createApi(services));
  app.route('/', createSite(services));
  return app;
}
