/** API v2: one route for each call of the contract's table. */
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { type Struct, validate } from 'superstruct';
import { type CallName, calls, type ParamsOf, type PayloadOf } from '../contract/calls';
import type { Form } from '../contract/forms/form';
import { forms } from '../contract/forms/table';
import { memberOf } from './accounts/tokens';
import type { LimitName } from './config';
import { FORM_SIZE, readFields, UPLOAD_SIZE } from './http/body';
import { clientAddress, type Env } from './http/client-address';
import { siteOrigin } from './http/host';
import { HttpError, invalid, notFound, unauthenticated } from './http/http-error';
import { isPlainText } from './http/plain-text';
import { handlers } from './routes/handlers';
import { parseForm } from './routes/parse-form';
import type { RouteRequest } from './routes/route';
import type { Services } from './services';

/** The calls that may be tried only so often (429). */
const limited: { readonly [Name in CallName]?: LimitName } = {
  signIn: 'signIn',
  signUp: 'signUp',
  requestPasswordReset: 'passwordReset',
};

const formOf: { readonly [Name in CallName]?: Form } = forms;

/** The routes below `/api/v2`, to be mounted there. */
export function createApi(services: Services): Hono<Env> {
  const api = new Hono<Env>();
  const { corsOrigins } = services.config;
  if (corsOrigins.length > 0) api.use(cors({ origin: [...corsOrigins] }));
  api.use(compress());
  api.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('Vary', 'Authorization', { append: true });
  });
  for (const name of Object.keys(calls) as CallName[]) register(api, name, services);
  api.all('*', () => {
    throw new HttpError(404, 'There is no such call.');
  });
  return api;
}

function register<Name extends CallName>(api: Hono<Env>, name: Name, services: Services): void {
  const { method, path } = calls[name];
  api.on(method, path, async (c) => {
    const body = await handlers[name](await requestOf(c, name, services));
    return c.json(Array.isArray(body) ? body : { status: true, ...body });
  });
}

async function requestOf<Name extends CallName>(
  c: Context<Env>,
  name: Name,
  services: Services,
): Promise<RouteRequest<Name>> {
  const { config, db, throttle } = services;
  const limit = limited[name];
  if (limit) throttle(limit, clientAddress(c, config));
  const { access } = calls[name];
  const token = access === 'anonymous' ? null : tokenOf(c);
  const member = token === null ? null : await memberOf(db, token, config.now());
  if (member === null && (token !== null || access === 'member')) {
    throw unauthenticated();
  }
  return {
    ...services,
    params: paramsOf(c, name),
    payload: await payloadOf(c, name, config.now()),
    member: member as RouteRequest<Name>['member'],
    token,
    origin: siteOrigin(c, config),
  };
}

/** The bearer token, or `null` where there is no authorization at all. */
function tokenOf(c: Context<Env>): string | null {
  const header = c.req.header('authorization')?.trim();
  if (!header) return null;
  return /^Bearer\s+(\S+)$/i.exec(header)?.[1] ?? '';
}

/** A path that names nothing is not found (404); a missing query parameter is a mistake (422). */
function paramsOf<Name extends CallName>(c: Context<Env>, name: Name): ParamsOf<Name> {
  const struct = calls[name].params as Struct<ParamsOf<Name>, Record<string, Struct>>;
  const given = Object.keys(struct.schema).flatMap((key) => {
    const value = c.req.param(key) ?? c.req.query(key);
    return value === undefined ? [] : [[key, value] as const];
  });
  if (given.some(([, value]) => !isPlainText(value, true))) throw notFound('This');
  const [error, params] = validate(Object.fromEntries(given), struct, { coerce: true });
  if (!error) return params;
  const filled = Object.fromEntries(given.filter(([, value]) => value.trim() !== ''));
  const [missing, rest] = validate(filled, struct, { coerce: true });
  if (!missing) return rest;
  if (calls[name].path.includes(`:${missing.key}`)) throw notFound('This');
  throw invalid({ [String(missing.key)]: [`${missing.key} is required`] });
}

async function payloadOf<Name extends CallName>(
  c: Context<Env>,
  name: Name,
  now: Date,
): Promise<PayloadOf<Name>> {
  const form = formOf[name];
  if (!form) return {} as PayloadOf<Name>;
  const fields = await readFields(c, calls[name].uploads ? UPLOAD_SIZE : FORM_SIZE);
  return parseForm(form, fields, now) as PayloadOf<Name>;
}
