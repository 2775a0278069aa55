/** Answers what is kept before anything else is asked, with what each answer has of its own. */
import { randomFillSync, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config';
import { tokenIn } from './bearer';
import { COPIES, type KeptAnswer, type KeptAnswers, keptAnswers } from './kept-answers';
import type { Metrics } from './metrics';
import { overwritten } from './overwritten';

export interface QuickAnswers {
  /** Whether the request was answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Keeps what may be kept of what `fetch` answers. */
  noting<Env extends { incoming: IncomingMessage }>(
    fetch: (request: Request, env: Env) => Response | Promise<Response>,
  ): (request: Request, env: Env) => Promise<Response>;
}

/** What makes an answer one request's own. */
const SPECIAL = ['range', 'if-none-match', 'if-modified-since', 'if-range', 'origin', 'expect'];
const SPECIAL_TOO = ['transfer-encoding', 'content-length'];

export function quickAnswers(config: Config, metrics: Metrics): QuickAnswers {
  const kept: KeptAnswers = keptAnswers();
  const { log, trustProxy } = config;

  /** The requests of one key are answered alike; `null` for one that is like no other. */
  function keyOf({ method, url, headers }: IncomingMessage): string | null {
    if (method !== 'GET') return null;
    for (const name of SPECIAL) if (headers[name] !== undefined) return null;
    for (const name of SPECIAL_TOO) if (headers[name] !== undefined) return null;
    // As the app sees it: an empty header is none.
    const who = tokenIn(headers.authorization) === null ? '' : 'member';
    const proxy = trustProxy
      ? `${headers['x-forwarded-host']}\n${headers['x-forwarded-proto']}`
      : '';
    // A page that is only kept names no pictures (`site/page.ts`).
    const isKept = headers['sec-fetch-dest'] === 'empty' ? 'kept' : '';
    return `${url}\n${isKept}\n${headers.host}\n${headers['accept-encoding']}\n${who}\n${proxy}`;
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    { route, headers, body, nonce, nonceAt, sent, bodyFor }: KeptAnswer,
  ): boolean {
    const begun = performance.now();
    let content = bodyFor ? bodyFor(request) : body;
    if (content === null) return false;
    const id = idOf(request);
    const all = [...headers, 'x-request-id', id, 'content-length', ''];
    if (nonce !== undefined) {
      const own = randomNonce();
      const copy = overwritten(body, nonceAt.body, own, sent.pop());
      response.once('finish', () => {
        if (sent.length < COPIES) sent.push(copy);
      });
      content = copy;
      for (const at of nonceAt.headers) all[at] = all[at]?.replaceAll(nonce, own) ?? '';
    }
    const length = typeof content === 'string' ? Buffer.byteLength(content) : content.length;
    all[all.length - 1] = String(length);
    response.writeHead(200, all);
    response.end(content);
    const ms = performance.now() - begun;
    const answered = { method: 'GET', route, status: 200 };
    metrics.countRequest(answered, ms / 1000);
    log.request?.({ id, ...answered, ms: Math.round(ms * 10) / 10 });
    return true;
  }

  /** As `nameRequest` does it. */
  function idOf({ headers }: IncomingMessage): string {
    const given = trustProxy ? headers['x-request-id'] : undefined;
    const isUsable = typeof given === 'string' && /^[\w\-=]{1,255}$/.test(given);
    return isUsable ? given : randomUUID();
  }

  return {
    answer(request, response) {
      const key = keyOf(request);
      const found = key === null ? undefined : kept.get(key);
      return found !== undefined && send(request, response, found);
    },
    noting: (fetch) => async (request, env) => {
      const response = await fetch(request, env);
      const key = keyOf(env.incoming);
      if (key !== null) await kept.note(key, env.incoming, response);
      return response;
    },
  };
}

/** Bytes of randomness that are fetched at once, which costs as much as fetching a few. */
const POOL = Buffer.alloc(4096);
const NONCE_BYTES = 16;
let used = POOL.length;

/** As `secureHeaders` makes them. */
function randomNonce(): string {
  if (used === POOL.length) {
    randomFillSync(POOL);
    used = 0;
  }
  used += NONCE_BYTES;
  return POOL.toString('base64', used - NONCE_BYTES, used);
}
