import type { Struct } from 'superstruct';
import {
  type AnswerOf,
  API_BASE_PATH,
  type Call,
  type CallName,
  calls,
  type ParamsOf,
  type PayloadOf,
} from '../../contract/calls';
import { fieldErrorsOf, messageOf } from '../../contract/envelope';
import { addressOf } from '../../contract/query';
import { createListeners } from '../lib/listeners';
import { noteAnswer } from '../lib/network';
import { siteSettings } from '../lib/site/settings';
import { attempt } from './attempts';
import { readInSlices } from './decode';
import { CallFailure } from './failure';
import { parseJson } from './json';
import { toMultipart } from './multipart';
import { resolvingFrom } from './provider-addresses';
import { readToken } from './session-store';
import { fetchText, type Sending, uploadForText } from './transport';

/** In milliseconds (spec §9). */
const TIMEOUT = 600_000;

const baseUrl = () => siteSettings().provider + API_BASE_PATH;

const unauthorized = createListeners();

let filter = (_name: CallName, answer: unknown): unknown => answer;

export function filterAnswers(next: typeof filter): void {
  filter = next;
}

export const watchUnauthorized = unauthorized.watch;

interface Request<Name extends CallName> {
  params?: ParamsOf<Name>;
  payload?: PayloadOf<Name>;
  signal?: AbortSignal;
  keepsSession?: boolean;
  keepalive?: boolean;
  onProgress?: (percent: number) => void;
}

/**
 * Sends a call and returns the decoded answer. Aborted calls reject with the signal's reason.
 * @throws {CallFailure} on an invalid token, network error, timeout, error status or unreadable
 * body
 */
export async function callProvider<Name extends CallName>(
  name: Name,
  request: Request<Name> = {},
): Promise<AnswerOf<Name>> {
  const { isIdempotent }: Call = calls[name];
  // A provider on another origin may not allow the `Idempotency-Key` header (CORS).
  if (!isIdempotent || siteSettings().provider !== '') return callOnce(name, request);
  return attempt(name, request.payload, (key) =>
    callOnce(name, request, { 'Idempotency-Key': key }),
  );
}

async function callOnce<Name extends CallName>(
  name: Name,
  { params, payload, signal, keepsSession, keepalive = false, onProgress }: Request<Name>,
  headers: Record<string, string> = {},
): Promise<AnswerOf<Name>> {
  const call: Call = calls[name];
  const token = readToken();
  const isSendable = token !== null && isValidHeader(token);
  if (token !== null && !isSendable && call.access !== 'anonymous') {
    if (!keepsSession) unauthorized.notify();
    throw new CallFailure(name, { kind: 'unauthorized' });
  }
  const ending = AbortSignal.any([AbortSignal.timeout(TIMEOUT), ...(signal ? [signal] : [])]);
  const response = await send(name, {
    address: baseUrl() + addressOf(call.path, params ?? {}),
    method: call.method,
    headers: {
      Accept: 'application/json',
      'Accept-Language': siteSettings().language,
      ...(isSendable && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: bodyOf(call, payload),
    signal: ending,
    keepalive,
    onProgress,
  });
  const current = readToken();
  // If a sign-in or password change has replaced the token meanwhile, the session has not ended.
  const isLost = token === current || current === null;
  if (response.status === 401 && call.access !== 'anonymous' && isLost) {
    if (token === current && !keepsSession) unauthorized.notify();
    throw new CallFailure(name, { kind: 'unauthorized', status: 401 });
  }
  return readAnswer(name, response, ending);
}

/** An invalid header value makes every request throw, even a sign-out. */
function isValidHeader(token: string): boolean {
  try {
    new Headers({ Authorization: `Bearer ${token}` });
    return true;
  } catch {
    return false;
  }
}

async function send(name: CallName, sending: Sending) {
  const { signal } = sending;
  const sentAt = performance.now();
  try {
    const { status, text } = await (sending.onProgress ? uploadForText : fetchText)(sending);
    noteAnswer(sentAt);
    const isForeign = siteSettings().provider !== '';
    return {
      status,
      body: parseJson(text, isForeign ? resolvingFrom(sending.address) : undefined),
    };
  } catch (error) {
    if (signal.aborted) throw abortReason(name, signal);
    throw new CallFailure(name, { kind: 'network' }, error);
  }
}

async function readAnswer<Name extends CallName>(
  name: Name,
  { status, body }: { status: number; body: unknown },
  signal: AbortSignal,
): Promise<AnswerOf<Name>> {
  if (status === 404 && (calls[name] as Call).isExtension) {
    throw new CallFailure(name, { kind: 'absent', status });
  }
  if (status < 200 || status > 299) {
    const details = { reason: messageOf(body), fieldErrors: fieldErrorsOf(body) };
    throw new CallFailure(name, { kind: 'rejected', status, ...details });
  }
  try {
    const { open, answer }: Call = calls[name];
    const struct = answer as Struct<unknown, unknown>;
    return filter(name, await readInSlices(open(body), struct, signal)) as AnswerOf<Name>;
  } catch (error) {
    if (signal.aborted) throw abortReason(name, signal);
    throw new CallFailure(name, { kind: 'unreadable', status }, error);
  }
}

function abortReason(name: CallName, { reason }: AbortSignal): unknown {
  const isTimeout = reason instanceof DOMException && reason.name === 'TimeoutError';
  return isTimeout ? new CallFailure(name, { kind: 'timeout' }, reason) : reason;
}

function bodyOf(call: Call, payload: unknown) {
  if (call.encoding === 'json') return payload as Record<string, unknown>;
  return call.encoding === 'multipart' ? toMultipart(payload) : undefined;
}
