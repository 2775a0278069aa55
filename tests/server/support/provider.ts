import { onTestFinished } from 'vitest';
import {
  API_BASE_PATH,
  type CallName,
  calls,
  type ParamsOf,
  type PayloadOf,
} from '../../../contract/calls';
import { addressOf } from '../../../contract/query';
import { createApp } from '../../../server/app';
import { type Config, createConfig } from '../../../server/config';
import { prepareDatabase } from '../../../server/database';
import type { Db } from '../../../server/db/db';
import type { Log } from '../../../server/log';
import { createServices } from '../../../server/services';
import { expectDescribed } from '../../support/described';
import { connect } from './databases';
import { formOf } from './form';
import { shared } from './shared';

export const ORIGIN = 'https://fin.test';

const forTests = createConfig(
  { dataDir: null, siteDir: null, publicUrl: ORIGIN, rateLimits: false },
  { passwordCost: 2 ** 4 },
);

export function configOf(overrides: Partial<Config>): Config {
  return { ...forTests, ...overrides };
}

export interface Asking<Name extends CallName> {
  readonly params?: ParamsOf<Name>;
  readonly payload?: PayloadOf<Name>;
  readonly form?: FormData;
  readonly token?: string;
  readonly headers?: Record<string, string>;
}

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the type depends on the call
  readonly body: any;
  /** Not enumerable, so that tests compare only status and body. */
  readonly headers: Headers;
}

export const refusal = (errors: Record<string, readonly [string]>) => ({
  status: 422,
  body: { status: false, message: Object.values(errors)[0]?.[0], errors },
});

export interface Provider {
  readonly db: Db;
  readonly errors: readonly { event: string; error: unknown }[];
  request(path: string, init?: RequestInit): Promise<Response>;
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Response>;
  call<Name extends CallName>(name: Name, asking?: Asking<Name>): Promise<Answer>;
  close(): Promise<void>;
}

export async function openProvider(db: Db, overrides: Partial<Config> = {}): Promise<Provider> {
  const errors: { event: string; error: unknown }[] = [];
  const log: Log = { info: () => {}, error: (event, error) => errors.push({ event, error }) };
  const config = configOf({ log, ...overrides });
  await prepareDatabase(db, config);
  const services = createServices(db, config);
  const app = createApp(services);
  const request: Provider['request'] = async (path, init) =>
    app.request(new Request(new URL(path, ORIGIN), init));
  return {
    db,
    errors,
    ...asDescribed(callerOf(request)),
    async close() {
      await services.mailer.stop();
      services.pictures.stop();
      await db.close();
    },
  };
}

export function callerOf(request: Provider['request']): Pick<Provider, 'request' | 'get' | 'call'> {
  return {
    request,
    get: (path, headers = {}, method = 'GET') => request(path, { headers, method }),
    async call(name, asking = {}) {
      const response = await request(
        API_BASE_PATH + addressOf(calls[name].path, asking.params ?? {}),
        initOf(name, asking),
      );
      const answer = { status: response.status, body: await response.json() };
      return Object.defineProperty(answer, 'headers', { value: response.headers }) as Answer;
    },
  };
}

export function sharedProvider(
  settings: Partial<Config> | (() => Partial<Config>) = {},
  open: () => Promise<Db> = connect,
): Provider {
  return shared(
    async () => openProvider(await open(), typeof settings === 'function' ? settings() : settings),
    (provider) => provider.close(),
  );
}

export async function providerBeside(
  { db }: Provider,
  overrides: Partial<Config>,
): Promise<Provider> {
  const beside = await openProvider({ ...db, close: async () => {} }, overrides);
  onTestFinished(() => beside.close());
  return beside;
}

export const providerLater = (provider: Provider, ms: number, settings: Partial<Config> = {}) =>
  providerBeside(provider, { ...settings, now: () => new Date(Date.now() + ms) });

function initOf<Name extends CallName>(
  name: Name,
  { payload, form, token, headers }: Asking<Name>,
): RequestInit {
  const { method, encoding } = calls[name];
  const json = encoding === 'json' && payload !== undefined;
  return {
    method,
    headers: {
      Accept: 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(json && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(method === 'POST' && { body: form ?? (json ? JSON.stringify(payload) : formOf(payload)) }),
  };
}

function asDescribed<Site extends Pick<Provider, 'call'>>(site: Site): Site {
  const call: Provider['call'] = async (name, asking = {}) => {
    const answer = await site.call(name, asking);
    expectDescribed(name, answer, asking.token === undefined);
    return answer;
  };
  return { ...site, call };
}
