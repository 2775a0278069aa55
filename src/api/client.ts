/**
 * The only door to the provider. Every call of the contract goes through `callProvider`: it sends
 * strictly, reads generously, and fails with a `CallFailure`. It never repeats a call by itself,
 * never toasts and never navigates.
 */
import { ofetch } from 'ofetch';
import { mask, type Struct } from 'superstruct';
import type { Call } from '../../contract/call';
import {
  type AnswerOf,
  API_BASE_PATH,
  type CallName,
  calls,
  type ParamsOf,
  type PayloadOf,
} from '../../contract/calls';
import { fieldErrorsOf, messageOf } from '../../contract/envelope';
import { CallFailure } from './failure';
import { createListeners } from './listeners';
import { toMultipart } from './multipart';
import { readToken } from './session-storage';

/** Milliseconds until a call is given up (spec §9). */
const TIMEOUT = 600_000;
const BASE_URL = (process.env.API_BASE_URL ?? '').replace(/\/$/, '') + API_BASE_PATH;

/** Calls made without a session: their 401 is a wrong password, not a lost session. */
const SESSIONLESS: readonly CallName[] = ['signIn', 'signUp', 'requestPasswordReset'];

const refusals = createListeners();

/** Calls `listener` whenever the current token is refused (401); returns the way to stop. */
export const watchRefusals = refusals.watch;

interface Request<Name extends CallName> {
  params?: ParamsOf<Name>;
  payload?: PayloadOf<Name>;
  signal?: AbortSignal;
}

/**
 * Makes one call and answers with its payload as the contract reads it.
 * @throws {CallFailure} whenever there is no readable answer; an aborted call rejects with the
 * signal's reason.
 */
export async function callProvider<Name extends CallName>(
  name: Name,
  { params, payload, signal }: Request<Name> = {},
): Promise<AnswerOf<Name>> {
  const call: Call = calls[name];
  const { path, query } = addressOf(call.path, params ?? {});
  const token = readToken();
  const response = await send(name, path, {
    method: call.method,
    query,
    headers: { Accept: 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: bodyOf(call, payload),
    signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT), ...(signal ? [signal] : [])]),
  });
  if (response.status === 401 && !SESSIONLESS.includes(name)) {
    if (token === readToken()) refusals.tell();
    throw new CallFailure(name, { kind: 'unauthorized', status: 401 });
  }
  return readAnswer(name, response.status, response.body);
}

type Options = NonNullable<Parameters<typeof ofetch.raw>[1]>;

async function send(name: CallName, path: string, options: Options) {
  try {
    const response = await ofetch.raw<string, 'text'>(BASE_URL + path, {
      ...options,
      retry: 0,
      responseType: 'text',
      ignoreResponseError: true,
    });
    return { status: response.status, body: parse(response._data ?? '') };
  } catch (error) {
    const reason: unknown = options.signal?.reason;
    const isTimeout = reason instanceof DOMException && reason.name === 'TimeoutError';
    if (options.signal?.aborted && !isTimeout) throw reason;
    throw new CallFailure(name, { kind: isTimeout ? 'timeout' : 'network' }, error);
  }
}

function readAnswer<Name extends CallName>(name: Name, status: number, body: unknown) {
  if (status < 200 || status > 299) {
    const said = { reason: messageOf(body), fieldErrors: fieldErrorsOf(body) };
    throw new CallFailure(name, { kind: 'rejected', status, ...said });
  }
  try {
    const { open, answer }: Call = calls[name];
    return mask(open(body), answer as Struct<AnswerOf<Name>>);
  } catch (error) {
    throw new CallFailure(name, { kind: 'unreadable', status }, error);
  }
}

/** The JSON of a body, or `undefined` where it is none. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Puts the parameters into the path where it names them, the others into the query. */
function addressOf(path: string, params: Record<string, unknown>) {
  const query = { ...params };
  const filled = path.replace(/:(\w+)/g, (_, key: string) => {
    delete query[key];
    return encodeURIComponent(String(params[key]));
  });
  return { path: filled, query };
}

function bodyOf(call: Call, payload: unknown) {
  if (call.encoding === 'json') return payload as Record<string, unknown>;
  return call.encoding === 'multipart' ? toMultipart(payload) : undefined;
}
