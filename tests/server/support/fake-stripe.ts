/** Stripe's checkout sessions over HTTP, as the SDK sees them: keys, idempotency, errors. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { StripeConfig } from '../../../server/config';

const SECRET_KEY = 'sk_test_fin';
const WEBHOOK_SECRET = 'whsec_fin';

export interface FakeSession {
  id: string;
  object: 'checkout.session';
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  client_reference_id: string | null;
  amount_total: number;
  currency: string;
  /** As it is answered to who asks for it with its charge. */
  payment_intent: {
    id: string;
    object: 'payment_intent';
    latest_charge: { object: 'charge'; refunded: boolean; disputed: boolean };
  } | null;
}

/** What was answered to a key. */
interface Kept {
  readonly text: string;
  readonly status: number;
  readonly body: object;
}

export interface FakeStripe {
  readonly config: StripeConfig;
  /** What each opened session was asked for, in order: the form as it came. */
  readonly opened: readonly Record<string, string>[];
  session(id: string): FakeSession;
  /** Somebody pays a session, or what was paid is refunded in full or disputed. */
  pay(session: FakeSession, charge?: { refunded?: boolean; disputed?: boolean }): void;
  /** From now on look-ups are not answered, or are again. */
  silence(on: boolean): void;
  /** The headers of a notice that Stripe signed at a moment. */
  signed(body: string, at: Date): Record<string, string>;
  /** How often a session was looked up. */
  asked(id: string): number;
  /** The next requests fail with this status; the answer to an opening is kept for its key. */
  failNext(times: number, status: number): void;
  /** The next requests are done, and not answered. */
  loseNext(times: number): void;
  stop(): Promise<void>;
}

export async function startFakeStripe(): Promise<FakeStripe> {
  const sessions = new Map<string, FakeSession>();
  const byKey = new Map<string, Kept>();
  const inUse = new Set<string>();
  const opened: Record<string, string>[] = [];
  const lookups: string[] = [];
  let failing = { times: 0, status: 500 };
  let losing = 0;
  let isSilent = false;

  const server = createServer(async (request, response) => {
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) {
      return refuse(response, 401, 'invalid_request_error', 'Invalid API Key provided');
    }
    const [, version, ...path] = (request.url ?? '').split('?')[0]?.split('/') ?? [];
    if (version !== 'v1' || path[0] !== 'checkout' || path[1] !== 'sessions') {
      return refuse(response, 404, 'invalid_request_error', 'Unrecognized request URL');
    }
    if (request.method === 'POST') return open(request, response);
    if (isFailing()) return refuse(response, failing.status, 'api_error', 'Try again');
    if (isSilent) return;
    if (path[2] === undefined) {
      const intent = new URL(request.url ?? '', 'http://x').searchParams.get('payment_intent');
      const data = [...sessions.values()].filter((it) => it.payment_intent?.id === intent);
      return answer(response, { object: 'list', data, has_more: false });
    }
    lookups.push(path[2]);
    const found = sessions.get(path[2]);
    if (found) return answer(response, found);
    return refuse(response, 404, 'invalid_request_error', 'No such checkout.session');
  });

  function isFailing(): boolean {
    if (failing.times === 0) return false;
    failing.times -= 1;
    return true;
  }

  /** As Stripe does: the first answer to a key is kept, a 500 too, and other parameters refused. */
  async function open(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = String(request.headers['idempotency-key'] ?? randomUUID());
    const text = await textOf(request);
    if (inUse.has(key)) {
      return refuse(response, 409, 'idempotency_error', 'This key is being used');
    }
    const kept = byKey.get(key);
    if (kept && kept.text !== text) {
      return refuse(response, 400, 'idempotency_error', 'Keys for idempotent requests …');
    }
    const given = kept ?? { text, ...(await created(key, text)) };
    byKey.set(key, given);
    if (losing > 0) {
      losing -= 1;
      request.socket.destroy();
    } else answer(response, given.body, given.status);
  }

  async function created(key: string, text: string): Promise<{ status: number; body: object }> {
    if (isFailing()) {
      const error = { type: 'api_error', message: 'Try again' };
      return { status: failing.status, body: { error } };
    }
    inUse.add(key);
    const form = Object.fromEntries(new URLSearchParams(text));
    await new Promise((later) => setImmediate(later));
    inUse.delete(key);
    opened.push(form);
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`;
    const session: FakeSession = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.test/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: form.client_reference_id ?? null,
      amount_total: Number(form['line_items[0][price_data][unit_amount]']),
      currency: form['line_items[0][price_data][currency]'] ?? '',
      payment_intent: null,
    };
    sessions.set(id, session);
    return { status: 200, body: session };
  }

  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    config: {
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
      host: '127.0.0.1',
      port,
      protocol: 'http',
    },
    opened,
    session(id) {
      const found = sessions.get(id);
      if (!found) throw new Error(`There is no session ${id}`);
      return found;
    },
    pay(session, charge = {}) {
      Object.assign(session, {
        ...{ status: 'complete', payment_status: 'paid', url: null },
        payment_intent: {
          id: `pi_${session.id}`,
          object: 'payment_intent',
          latest_charge: { object: 'charge', refunded: false, disputed: false, ...charge },
        },
      });
    },
    silence(on) {
      isSilent = on;
    },
    signed: (payload, at) => ({
      'stripe-signature': new Stripe(SECRET_KEY).webhooks.generateTestHeaderString({
        payload,
        secret: WEBHOOK_SECRET,
        timestamp: Math.floor(at.getTime() / 1000),
      }),
    }),
    asked: (id) => lookups.filter((asked) => asked === id).length,
    failNext(times, status) {
      failing = { times, status };
    },
    loseNext(times) {
      losing = times;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function answer(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

function refuse(response: ServerResponse, status: number, type: string, message: string): void {
  answer(response, { error: { type, message } }, status);
}
