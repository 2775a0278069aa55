/**
 * Answers that are sent again as they are. A handler that answers with something which would be the same
 * the next time says so (`keep`); its answer, with all that was put around it, is then kept for requests
 * that are alike. These are answered before anything else looks at them (`quick-answers.ts`).
 */
import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { routePath } from 'hono/route';
import { LRUCache } from 'lru-cache';
import type { Env } from './client-address';
import { placesIn } from './overwritten';

/** What a handler says of its answer. */
export interface Keeping {
  /** Asked before each use, so it has to be quick. */
  isCurrent(): boolean;
  /** The body for whoever asks, where it is not the same for all; `null` where that has to be found out. */
  bodyFor?(request: IncomingMessage): string | Uint8Array | null;
  /** Bytes of memory that these hold beside the answer's body. */
  readonly holds?: number;
  /** A text that is made anew each time, wherever it stands in headers and body. */
  readonly nonce?: string;
}

export interface KeptAnswer extends Keeping {
  readonly route: string;
  /** Names and values in turn, without those that belong to one request. */
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** Which of the headers hold the nonce, and where it begins in the body. */
  readonly nonceAt: { readonly headers: readonly number[]; readonly body: readonly number[] };
  /** Some copies of the body that were sent, for the next nonces. */
  readonly sent: Buffer[];
}

/** The last asked for are kept: so many, and so many bytes of memory together. */
const KEPT = { max: 2_000, maxSize: 32 * 1024 * 1024 };
/** Bytes of a body that is kept. */
const BYTES_EACH = 512 * 1024;
/** Copies of a page that wait for the next answers: each is sent before the next is made, but for slow readers. */
export const COPIES = 2;
/** About what headers and names of an answer take. */
const OVERHEAD = 2_048;
/** Made for each answer. */
const OWN = new Set(['content-length', 'x-request-id']);

type Said = Keeping & { readonly route: string };
const said = new WeakMap<IncomingMessage, Said>();

/** The answer to this request may be kept, if it is a 200. */
export function keep<AnyEnv extends Env>(c: Context<AnyEnv>, keeping: Keeping): void {
  const incoming = c.env?.incoming;
  if (incoming) said.set(incoming, { ...keeping, route: routePath(c) });
}

export interface KeptAnswers {
  get(key: string): KeptAnswer | undefined;
  /** Keeps the answer where its handler has said that it may. */
  note(key: string, incoming: IncomingMessage, response: Response): Promise<void>;
}

export function keptAnswers(): KeptAnswers {
  const kept = new LRUCache<string, KeptAnswer>({ ...KEPT, sizeCalculation: weightOf });
  const noting = new Set<string>();

  async function store(key: string, keeping: Said, response: Response): Promise<void> {
    const content = keeping.bodyFor ? new ArrayBuffer() : await response.clone().arrayBuffer();
    const body = Buffer.from(content);
    if (body.length > BYTES_EACH) return;
    const headers = [...response.headers].filter(([name]) => !OWN.has(name)).flat();
    const nonceAt = placesOf(keeping.nonce, headers, body);
    kept.set(key, { ...keeping, headers, body, nonceAt, sent: [] });
  }

  return {
    get(key) {
      const answer = kept.get(key);
      if (!answer) return undefined;
      if (answer.isCurrent()) return answer;
      kept.delete(key);
      return undefined;
    },
    async note(key, incoming, response) {
      const keeping = said.get(incoming);
      if (!keeping || response.status !== 200) return;
      if (Number(response.headers.get('content-length')) > BYTES_EACH) return;
      // Of many that come at once, one is enough: each would be a copy.
      if (noting.has(key) || kept.peek(key)?.isCurrent()) return;
      noting.add(key);
      try {
        await store(key, keeping, response);
      } finally {
        noting.delete(key);
      }
    },
  };
}

/** Of what is overwritten, copies are kept too. */
function weightOf({ body, nonce, holds = 0 }: KeptAnswer): number {
  return body.length * (nonce === undefined ? 1 : 1 + COPIES) + holds + OVERHEAD;
}

function placesOf(nonce: string | undefined, headers: readonly string[], body: Buffer) {
  if (nonce === undefined) return { headers: [], body: [] };
  const inHeaders = headers.flatMap((text, at) => (text.includes(nonce) ? [at] : []));
  return { headers: inHeaders, body: placesIn(body, nonce) };
}
