import { Hono } from 'hono';
import { DESK_PATH } from '../../contract/desk/calls';
import type { Env } from '../http/client-address';
import { notFound } from '../http/http-error';
import { deskHeaders } from '../http/security-headers';
import { paths } from '../paths';
import type { Services } from '../services';
import { findFile, serveFile, urlPath } from '../site/files';
import { createDeskApi } from './api';

const INDEX = '/index.html';

export function createDesk(services: Services): Hono<Env> {
  const desk = new Hono<Env>();
  desk.route('/api', createDeskApi(services));
  desk.use(deskHeaders());
  desk.get('*', async (c) => {
    const path = urlPath(c).slice(DESK_PATH.length);
    if (path === '') return c.redirect(`${DESK_PATH}/`, 308);
    const isFile = /\.\w+$/.test(path);
    const found = await findFile(paths.desk, isFile ? path : INDEX);
    if (!found) throw notFound('file');
    return serveFile(c.req.raw, found, 'no-cache');
  });
  return desk;
}
