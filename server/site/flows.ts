import { Hono } from 'hono';
import type { Env } from '../http/client-address';
import { notFound } from '../http/http-error';
import { flowsHeaders } from '../http/security-headers';
import { findFile, serveFile, urlPath } from './files';

const PREFIX = '/flows';

export function createFlows(folder: string): Hono<Env> {
  const flows = new Hono<Env>();
  flows.use(flowsHeaders());
  flows.get('*', async (c) => {
    const path = urlPath(c).slice(PREFIX.length);
    if (path === '') return c.redirect(`${PREFIX}/`, 308);
    const found = await findFile(folder, path === '/' ? '/index.html' : path);
    if (!found) throw notFound('file');
    return serveFile(c.req.raw, found, 'no-cache');
  });
  return flows;
}
