/**
 * The only door to the provider. Every call of the contract goes through `callProvider`: it sends
 * strictly, reads generously, and fails with a `CallFailure`. It never repeats a call by itself,
 * never toasts and never navigates.
 */
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
import { idempotencyKeyFor, settleAttempt } from './attempts';
import { readInSlices } from './decode';
import { CallFailure } from './failure';
import { parseJson } from './json';
import { toMultipart } from './multipart';
import { resolvingFrom } from './provider-addresses';
import { readToken } from './session-store';
import { fetchText, type Sending, uploadForText } from './transport';

/** Milliseconds until a call is given up (spec §9). */
const TIMEOUT = 600_000;

/** Where the calls of the site's provider begin. */
const baseUrl = () => siteSettings().provider + API_BASE_PATH;

const unauthorized = createListeners();

/** What of an answer is handed on: all of it, unless `filterAnswers` says otherwise. */
let filter = (_name: CallName, answer: unknown): unknown => answer;

/** Has every answer pass `next` before anyone sees it. */
export function filterAnswers(next: typeof filter): void {
  filter = next;
}

/** Calls `listener` whenever the current token, or a call without one, is refused (401). */
export const watchUnauthorized = unauthorized.watch;

interface Request<Name extends CallName> {
  params?: ParamsOf<Name>;
  payload?: PayloadOf<Name>;
  signal?: AbortSignal;
  /** Nobody has asked for the answer yet: a refused token is not told (`watchUnauthorized`). */
  isAhead?: boolean;
  /** It goes on when the page is left. */
  isLasting?: boolean;
  /** Called with the percentage of the payload that has been sent, 0 to 100. */
  onProgress?: (percent: number) => void;
}

/**
 * Makes one call and answers with its payload as the contract reads it.
 * @throws {CallFailure} whenever there is no readable answer; an aborted call rejects with the
 * signal's reason.
 */
export async function callProvider<Name extends CallName>(
  name: Name,
  { params, payload, signal, isAhead, isLasting = false, onProgress }: Request<Name> = {},
): Promise<AnswerOf<Name>> {
  const call: Call = calls[name];
  const token = readToken();
  const isSendable = token !== null && mayTravel(token);
  if (token !== null && !isSendable && call.access !== 'anonymous') {
    if (!isAhead) unauthorized.tell();
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
      ...(call.isIdempotent &&
        // Another origin's provider may not let a header through that it does not know (CORS).
        siteSettings().provider === '' && { 'Idempotency-Key': idempotencyKeyFor(name, payload) }),
    },
    body: bodyOf(call, payload),
    signal: ending,
    keepalive: isLasting,
    onProgress,
  });
  if (call.isIdempotent) settleAttempt(name, payload, response.status);
  const current = readToken();
  // A call whose token has been replaced by another one fails like any other.
  const isLost = token === current || current === null;
  if (response.status === 401 && call.access !== 'anonymous' && isLost) {
    if (token === current && !isAhead) unauthorized.tell();
    throw new CallFailure(name, { kind: 'unauthorized', status: 401 });
  }
  return readAnswer(name, response, ending);
}

/** Whether a header can carry a token: with any other no call can be made, not even a sign-out. */
function mayTravel(token: string): boolean {
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
    if (signal.aborted) throw endOf(name, signal);
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
    const said = { reason: messageOf(body), fieldErrors: fieldErrorsOf(body) };
    throw new CallFailure(name, { kind: 'rejected', status, ...said });
  }
  try {
    const { open, answer }: Call = calls[name];
    const struct = answer as Struct<unknown, unknown>;
    return filter(name, await readInSlices(open(body), struct, signal)) as AnswerOf<Name>;
  } catch (error) {
    if (signal.aborted) throw endOf(name, signal);
    throw new CallFailure(name, { kind: 'unreadable', status }, error);
  }
}

/** What an aborted call rejects with: a failure after the timeout, else the signal's reason. */
function endOf(name: CallName, { reason }: AbortSignal): unknown {
  const isTimeout = reason instanceof DOMException && reason.name === 'TimeoutError';
  return isTimeout ? new CallFailure(name, { kind: 'timeout' }, reason) : reason;
}

function bodyOf(call: Call, payload: unknown) {
  if (call.encoding === 'json') return payload as Record<string, unknown>;
  return call.encoding === 'multipart' ? toMultipart(payload) : undefined;
}
