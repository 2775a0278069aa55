import { type Context, Hono } from 'hono';
import { type Struct, validate } from 'superstruct';
import { type DeskCallName, type DeskParamsOf, deskCalls } from '../../contract/desk/calls';
import { isRecord } from '../../contract/envelope';
import { readJson } from '../http/body';
import type { Env } from '../http/client-address';
import { siteOrigin } from '../http/host';
import { HttpError, invalid, methodNotAllowed } from '../http/http-error';
import { onlyOwnForms } from '../http/plain-page';
import { isPlainText } from '../http/plain-text';
import type { Services } from '../services';
import { serveUpload } from '../site/uploads';
import { ENGLISH } from '../texts';
import { operatorOf, signedInOperator, signIn, signOut } from './access';
import { deskHandlers } from './handlers';
import { record } from './log';
import type { DeskHandlers } from './request';

const MOST_BYTES = 64 * 1024;

export function createDeskApi(services: Services): Hono<Env> {
  const api = new Hono<Env>();
  api.use(async (c, next) => {
    c.set('language', ENGLISH);
    await next();
  });
  api.use(onlyOwnForms(services.config));
  api.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });

  api.get('/session', async (c) => c.json({ name: await signedInOperator(c, services) }));
  api.post('/session', async (c) => {
    const { token } = await bodyOf(c);
    return c.json({ name: await signIn(c, services, typeof token === 'string' ? token : '') });
  });
  api.delete('/session', async (c) => {
    await signOut(c, services);
    return c.json(null);
  });

  api.get('/pictures/:id', async (c) => {
    await operatorOf(c, services);
    return serveUpload(c, services, async () => true);
  });

  api.all('/:name{.+}', async (c) => {
    const by = await operatorOf(c, services);
    const name = c.req.param('name');
    if (!isCall(name)) throw new HttpError(404, 'server.refused.noCall');
    const isAct = deskCalls[name].kind === 'act';
    const method = isAct ? 'POST' : 'GET';
    if (c.req.method !== method) throw methodNotAllowed(method);
    const params = paramsOf(name, isAct ? await bodyOf(c) : c.req.query());
    return c.json(await answer(c, services, { name, params, by }));
  });
  return api;
}

interface Asked<Name extends DeskCallName> {
  readonly name: Name;
  readonly params: DeskParamsOf<Name>;
  readonly by: string;
}

async function answer<Name extends DeskCallName>(
  c: Context<Env>,
  services: Services,
  { name, params, by }: Asked<Name>,
): Promise<unknown> {
  const { db, config, mailer } = services;
  const handle = deskHandlers[name] as DeskHandlers[Name];
  const request = { ...services, params, by, origin: siteOrigin(c, config) };
  if (deskCalls[name].kind === 'query') return handle({ ...request, queries: db });
  const answered = await db.tx(async (queries) => {
    // Log before executing, so that deleting a member also clears `about` in this entry.
    await record(queries, { at: config.now(), by, act: name, about: params });
    return handle({ ...request, queries });
  });
  mailer.deliver();
  return answered;
}

function isCall(name: string): name is DeskCallName {
  return Object.hasOwn(deskCalls, name);
}

function paramsOf<Name extends DeskCallName>(
  name: Name,
  given: Record<string, unknown>,
): DeskParamsOf<Name> {
  const isPlain = (value: unknown) => typeof value !== 'string' || isPlainText(value, true);
  if (!Object.values(given).every(isPlain)) throw unreadable();
  const struct = deskCalls[name].params as unknown as Struct<DeskParamsOf<Name>>;
  const [wrong, params] = validate(given, struct, { coerce: true });
  if (wrong) {
    const field = String(wrong.key ?? '');
    throw invalid({ [field]: [{ key: 'server.refused.parameter', values: { name: field } }] });
  }
  return params;
}

/** Requires the JSON content type to prevent CSRF, because HTML forms can't send it. */
async function bodyOf(c: Context<Env>): Promise<Record<string, unknown>> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new HttpError(415, 'server.refused.bodyType');
  }
  const body = await readJson(c, MOST_BYTES);
  if (!isRecord(body)) throw unreadable();
  return body;
}

const unreadable = () => new HttpError(400, 'server.refused.unreadable');
