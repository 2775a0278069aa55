import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { type Struct, validate } from 'superstruct';
import { type CallName, calls, type ParamsOf, type PayloadOf } from '../contract/calls';
import type { Form } from '../contract/forms/form';
import { forms } from '../contract/forms/table';
import { clientOf } from './accounts/client';
import { requireConfirmed } from './accounts/confirmations';
import { storeLanguage } from './accounts/members';
import { memberOf } from './accounts/tokens';
import type { Features, LimitName } from './config';
import { currentClient, identifyClient } from './db/client';
import { idempotencyKeyIn, once, type StoreAnswer } from './http/attempts';
import { bearerToken } from './http/bearer';
import { FORM_LIMITS, readFields, UPLOAD_LIMITS } from './http/body';
import { clientAddress, type Env } from './http/client-address';
import { deviceOf } from './http/device';
import { sendJson } from './http/encoding';
import { siteOrigin } from './http/host';
import { HttpError, invalid, methodNotAllowed, notFound, unauthenticated } from './http/http-error';
import { agreedLanguage, languageOf } from './http/language';
import { isPlainText } from './http/plain-text';
import { withFolder } from './http/upload-folder';
import { errorOf } from './leaving/deletion';
import { answerPublic, textOf } from './public-answers';
import { handlers } from './routes/handlers';
import { parseForm } from './routes/parse-form';
import type { RouteRequest } from './routes/route';
import type { Services } from './services';
import { translator } from './texts';

const limited: { readonly [Name in CallName]?: LimitName } = {
  signIn: 'signIn',
  signInWithPasskey: 'signIn',
  signUp: 'signUp',
  readInvitation: 'invitation',
  requestPasswordReset: 'passwordReset',
  changePassword: 'changePassword',
  deleteAccount: 'changePassword',
  accountExport: 'export',
  addPasskey: 'passkey',
  sendMailToCast: 'castMail',
  processPayment: 'payment',
  submitMovie: 'submission',
};

const forConfirmed: ReadonlySet<CallName> = new Set(['sendMailToCast', 'submitMovie']);

const featureOf: { readonly [Name in CallName]?: keyof Features } = {
  plans: 'plans',
  activeSubscription: 'plans',
  paymentDetails: 'plans',
  processPayment: 'plans',
  confirmPayment: 'plans',
  cancelSubscription: 'plans',
  submitMovie: 'submission',
  sendMailToCast: 'castMail',
  signUp: 'signUp',
  readInvitation: 'signUp',
};

const formOf: { readonly [Name in CallName]?: Form } = forms;

export function createApi(services: Services): Hono<Env> {
  const api = new Hono<Env>();
  const { corsOrigins } = services.config;
  if (corsOrigins.length > 0) api.use(cors({ origin: [...corsOrigins] }));
  api.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
    c.header('Vary', 'Authorization, Accept-Encoding', { append: true });
  });
  const names = (Object.keys(calls) as CallName[]).filter((name) =>
    isOffered(name, services.config.features),
  );
  for (const name of names) register(api, name, services);
  for (const name of names) {
    api.all(calls[name].path, () => {
      throw methodNotAllowed(...methodsAt(calls[name].path));
    });
  }
  api.all('*', () => {
    throw new HttpError(404, 'server.refused.noCall');
  });
  return api;
}

function isOffered(name: CallName, features: Features): boolean {
  const feature = featureOf[name];
  return feature === undefined || ![false, 'closed'].includes(features[feature]);
}

function register<Name extends CallName>(api: Hono<Env>, name: Name, services: Services): void {
  const { method, path, kind, access } = calls[name];
  api.on(method, path, async (c) => {
    // Hono routes HEAD requests to GET handlers, but they must not execute commands.
    if (c.req.method === 'HEAD' && kind === 'command') throw methodNotAllowed(...methodsAt(path));
    const auth = await authenticate(c, name, services);
    if (auth.member && kind === 'command') {
      await storeLanguage(services.db, auth.member, agreedLanguage(c));
    }
    const params = paramsOf(c, name);
    const language = languageOf(c, agreedLanguage(c) ?? auth.member?.language ?? undefined);
    const request = async (folder: string | null = null): Promise<RouteRequest<Name>> => ({
      ...services,
      ...auth,
      params,
      payload: await payloadOf(c, name, services, folder),
      device: deviceOf(c.req.header('user-agent')),
      origin: siteOrigin(c, services.config),
      ...{ language, translate: translator(services.config, language) },
      clientLanguage: agreedLanguage(c),
      client: clientOf(c, services),
      storeAnswer: async () => {},
    });
    if (access === 'everyone') return answerPublic(c, name, await request());
    const admit = async () => {
      const { member } = auth;
      if (member && forConfirmed.has(name)) {
        const origin = siteOrigin(c, services.config);
        const translate = translator(services.config, language);
        await requireConfirmed({ ...services, origin, translate }, member);
      }
      const limit = limited[name];
      const client = auth.member?.id ?? clientAddress(c, services.config);
      if (limit) await services.throttle.count(limit, client);
    };
    const handle = async (asked: RouteRequest<Name>) => textOf(await handlers[name](asked));
    const key = calls[name].isIdempotent ? idempotencyKeyIn(c.req.header('idempotency-key')) : null;
    const answered = (key === null ? answer() : answerOnce(key)).catch(async (error: unknown) => {
      throw auth.member ? await errorOf(services.db, auth.member, error) : error;
    });
    return sendJson(c, await answered);

    async function answer(store?: StoreAnswer): Promise<string> {
      await admit();
      const work = async (folder?: string) => handle(storing(await request(folder), store));
      return calls[name].uploads ? withFolder(work) : work();
    }

    /** Doesn't compare uploads between attempts, so that a retry is answered before its body arrives. */
    async function answerOnce(key: string): Promise<string> {
      const scope = `${name} ${auth.member?.id ?? ''}`;
      if (calls[name].uploads) return once(services, { scope, key, request: null }, answer);
      const asked = await request();
      return once(services, { scope, key, request: asked.payload }, async (store) => {
        await admit();
        return handle(storing(asked, store));
      });
    }
  });

  function storing(
    request: RouteRequest<Name>,
    store: StoreAnswer | undefined,
  ): RouteRequest<Name> {
    if (!store) return request;
    return { ...request, storeAnswer: (queries, body) => store(queries, textOf(body)) };
  }
}

function methodsAt(path: string): string[] {
  return Object.values(calls)
    .filter((call) => call.path === path)
    .flatMap(({ method, kind }) =>
      method === 'GET' && kind === 'query' ? ['GET', 'HEAD'] : [method],
    );
}

async function authenticate<Name extends CallName>(
  c: Context<Env>,
  name: Name,
  { db, config }: Services,
): Promise<Pick<RouteRequest<Name>, 'member' | 'token'>> {
  const { access } = calls[name];
  const token = access === 'anonymous' ? null : bearerToken(c);
  const member = token === null ? null : await memberOf(db, token, config);
  if (member === null && (token !== null || access === 'member')) {
    throw unauthenticated();
  }
  if (member) identifyClient(member.id);
  return { member: member as RouteRequest<Name>['member'], token };
}

/** Drops blank parameters if validation fails with them. */
function paramsOf<Name extends CallName>(c: Context<Env>, name: Name): ParamsOf<Name> {
  const struct = calls[name].params as Struct<ParamsOf<Name>, Record<string, Struct>>;
  const given = Object.keys(struct.schema).flatMap((key) => {
    const value = c.req.param(key) ?? c.req.query(key);
    return value === undefined ? [] : [[key, value] as const];
  });
  if (given.some(([, value]) => !isPlainText(value, true))) throw notFound('address');
  const [error, params] = validate(Object.fromEntries(given), struct, { coerce: true });
  if (!error) return params;
  const filled = Object.fromEntries(given.filter(([, value]) => value.trim() !== ''));
  const [missing, rest] = validate(filled, struct, { coerce: true });
  if (!missing) return rest;
  if (calls[name].path.includes(`:${missing.key}`)) throw notFound('address');
  throw invalid({
    [String(missing.key)]: [
      { key: 'server.refused.parameter', values: { name: String(missing.key) } },
    ],
  });
}

async function payloadOf<Name extends CallName>(
  c: Context<Env>,
  name: Name,
  { arrivals, config }: Services,
  folder: string | null,
): Promise<PayloadOf<Name>> {
  const form = formOf[name];
  if (!form) return {} as PayloadOf<Name>;
  const fields = await (folder === null
    ? readFields(c, FORM_LIMITS, null)
    : arrivals.run(currentClient(), () => readFields(c, UPLOAD_LIMITS, folder)));
  return parseForm(form, fields, config.now()) as PayloadOf<Name>;
}
