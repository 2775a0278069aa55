import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { type Struct, validate } from 'superstruct';
import { type CallName, calls, type ParamsOf, type PayloadOf } from '../contract/calls';
import type { Form } from '../contract/forms/form';
import { forms } from '../contract/forms/table';
import { clientOf } from './accounts/client';
import { requireConfirmed } from './accounts/confirmations';
import { type Member, storeLanguage } from './accounts/members';
import { memberOf } from './accounts/tokens';
import type { Features, LimitName } from './config';
import { currentClient, identifyClient } from './db/client';
import { idempotencyKeyIn, once, type StoreAnswer } from './http/attempts';
import { bearerToken } from './http/bearer';
import { FORM_LIMITS, readFields, UPLOAD_LIMITS, withFolder } from './http/body';
import { clientAddress, type Env } from './http/client-address';
import { deviceOf } from './http/device';
import { sendJson } from './http/encoding';
import { siteOrigin } from './http/host';
import { HttpError, invalid, methodNotAllowed, notFound, unauthenticated } from './http/http-error';
import { agreedLanguage, languageOf } from './http/language';
import { isPlainText } from './http/plain-text';
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
  const { method, path, kind, access, isIdempotent, uploads } = calls[name];
  api.on(method, path, async (c) => {
    // Hono routes HEAD requests to GET handlers, but a HEAD request must not execute a command.
    if (c.req.method === 'HEAD' && kind === 'command') throw methodNotAllowed(...methodsAt(path));
    const auth = await authenticate(c, name, services);
    const member: Member | null = auth.member;
    const clientLanguage = agreedLanguage(c);
    if (member && kind === 'command') await storeLanguage(services.db, member, clientLanguage);
    const language = languageOf(c, clientLanguage ?? member?.language ?? undefined);
    const common = {
      ...services,
      ...auth,
      params: paramsOf(c, name),
      device: deviceOf(c.req.header('user-agent')),
      origin: siteOrigin(c, services.config),
      language,
      clientLanguage,
      translate: translator(services.config, language),
      client: clientOf(c, services),
    };
    const readPayload = (folder?: string) => payloadOf(c, name, services, folder);
    if (access === 'everyone') {
      return answerPublic(c, name, {
        ...common,
        payload: await readPayload(),
        storeAnswer: noStore,
      });
    }
    const key = isIdempotent ? idempotencyKeyIn(c.req.header('idempotency-key')) : null;
    const answered = (key === null ? answer() : answerOnce(key)).catch(async (error: unknown) => {
      throw member ? await errorOf(services.db, member, error) : error;
    });
    return sendJson(c, await answered);

    async function admit(): Promise<void> {
      if (member && forConfirmed.has(name)) await requireConfirmed(common, member);
      const limit = limited[name];
      const client = member?.id ?? clientAddress(c, services.config);
      if (limit) await services.throttle.count(limit, client);
    }

    async function handle(payload: PayloadOf<Name>, store: StoreAnswer): Promise<string> {
      const storeAnswer: RouteRequest<Name>['storeAnswer'] = (queries, body) =>
        store(queries, textOf(body));
      return textOf(await handlers[name]({ ...common, payload, storeAnswer }));
    }

    async function answer(store: StoreAnswer = noStore): Promise<string> {
      await admit();
      const work = async (folder?: string) => handle(await readPayload(folder), store);
      return uploads ? withFolder(work) : work();
    }

    /**
     * Doesn't compare a retried upload with the first request, so that the stored answer can be
     * sent without reading the body.
     */
    async function answerOnce(key: string): Promise<string> {
      const scope = `${name} ${member?.id ?? ''}`;
      if (uploads) return once(services, { scope, key, request: null }, answer);
      const request = await readPayload();
      return once(services, { scope, key, request }, async (store) => {
        await admit();
        return handle(request, store);
      });
    }
  });
}

async function noStore(): Promise<void> {}

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
  return { member, token } as Pick<RouteRequest<Name>, 'member' | 'token'>;
}

/** Ignores blank parameters if validation fails with them. */
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
  const field = String(missing.key);
  if (calls[name].path.includes(`:${field}`)) throw notFound('address');
  throw invalid({ [field]: [{ key: 'server.refused.parameter', values: { name: field } }] });
}

async function payloadOf<Name extends CallName>(
  c: Context<Env>,
  name: Name,
  { arrivals, config }: Services,
  folder?: string,
): Promise<PayloadOf<Name>> {
  const form = formOf[name];
  if (!form) return {} as PayloadOf<Name>;
  const fields = await (folder === undefined
    ? readFields(c, FORM_LIMITS, null)
    : arrivals.run(currentClient(), () => readFields(c, UPLOAD_LIMITS, folder)));
  return parseForm(form, fields, config.now()) as PayloadOf<Name>;
}
