import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import type { Config } from '../../../server/config';
import { listening } from '../../support/listening';
import { shared } from './shared';

const SECRET_KEY = 'sk_test_fin';
const WEBHOOK_SECRET = 'whsec_fin';
const DAY_MS = 24 * 60 * 60_000;
const KEY_LENGTH = 255;
const WITH_CHARGE = 'payment_intent.latest_charge';

/** Parameters that Stripe requires although its types do not. */
const NEEDED = ['mode', 'line_items[0][quantity]', 'success_url'];
const LENGTHS = {
  client_reference_id: 200,
  'line_items[0][price_data][product_data][name]': 5_000,
};

type Session = Stripe.Checkout.Session;

/** Stripe requires amounts in these currencies to be multiples of these values. */
const MULTIPLES: Record<string, number> = { bhd: 10, jod: 10, kwd: 10, isk: 100, ugx: 100 };

export interface FakeSession
  extends Pick<Session, 'id' | 'object' | 'url' | 'status' | 'payment_status' | 'created'>,
    Pick<Session, 'client_reference_id' | 'amount_total' | 'currency'> {
  payment_intent: (Pick<Stripe.PaymentIntent, 'id' | 'object'> & { latest_charge: Charge }) | null;
}

type Charge = Pick<Stripe.Charge, 'object' | 'created' | 'refunded' | 'disputed'>;

interface Happening {
  opening?: (() => Promise<unknown>) | undefined;
  expiry?: ((session: FakeSession) => 'lost' | 'failed' | undefined) | undefined;
}

interface Kept {
  readonly asked: string;
  readonly at: number;
  readonly status: number;
  readonly body: object;
}

export interface FakeStripe {
  readonly config: Pick<Config, 'stripeSecretKey' | 'stripeWebhookSecret' | 'stripeApi'>;
  readonly opened: readonly Record<string, string>[];
  session(id: string): FakeSession;
  sessionAt(address: string): FakeSession;
  pay(session: FakeSession, charge?: Partial<Charge>): void;
  silence(on: boolean): void;
  /** With `null`, look-ups get no answer. */
  breakLookups(session: FakeSession, status: number | null): void;
  signed(body: string, at: Date): Record<string, string>;
  asked(id: string): number;
  failNext(times: number, status: number): void;
  loseNext(times: number): void;
  at: Happening;
  stop(): Promise<void>;
}

export const sharedStripe = (now = Date.now) =>
  shared(
    () => startFakeStripe(now),
    (stripe) => stripe.stop(),
  );

async function startFakeStripe(now: () => number): Promise<FakeStripe> {
  const sessions = new Map<string, FakeSession>();
  const byKey = new Map<string, Kept>();
  const inUse = new Set<string>();
  const opened: Record<string, string>[] = [];
  const lookups: string[] = [];
  let failing = { times: 0, status: 500 };
  let losing = 0;
  let isSilent = false;
  const broken = new Map<string, number | null>();
  const at: Happening = {};

  const server = createServer(async (request, response) => {
    const { method, headers } = request;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    if (headers.authorization !== `Bearer ${SECRET_KEY}`) {
      return refuse(response, 401, 'Invalid API Key provided');
    }
    if (headers['stripe-version'] !== Stripe.API_VERSION) {
      return refuse(response, 400, `The types are not of version ${headers['stripe-version']}`);
    }
    if (method === 'POST' && pathname === '/v1/checkout/sessions') return open(request, response);
    const [, expired] = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(pathname) ?? [];
    if (method === 'POST' && expired) return expire(expired, request, response);
    const [, id, unknown] = /^\/v1\/checkout\/sessions(?:\/(\w+))?(.*)$/.exec(pathname) ?? [];
    if (method !== 'GET' || unknown !== '') {
      return refuse(response, 404, `Unrecognized request URL (${method}: ${pathname})`);
    }
    if (isFailing()) return answer(response, failure(failing.status).body, failing.status);
    if (isLost()) return request.socket.destroy();
    if (isSilent) return;
    const expand = [...searchParams].flatMap(([key, it]) => (key.startsWith('expand[') ? it : []));
    if (id === undefined) {
      const intent = searchParams.get('payment_intent');
      const data = [...sessions.values()]
        .filter((it) => it.payment_intent?.id === intent)
        .map((it) => shown(it, expand));
      return answer(response, { object: 'list', url: pathname, data, has_more: false });
    }
    lookups.push(id);
    const status = broken.get(id);
    if (status === null) return;
    if (status) return answer(response, failure(status).body, status);
    const found = sessions.get(id);
    if (found) return answer(response, shown(found, expand));
    return refuse(response, 404, `No such checkout.session: ${id}`);
  });

  function session(id: string): FakeSession {
    const found = sessions.get(id);
    if (!found) throw new Error(`There is no session ${id}`);
    return found;
  }

  function isFailing(): boolean {
    if (failing.times === 0) return false;
    failing.times -= 1;
    return true;
  }

  function isLost(): boolean {
    if (losing === 0) return false;
    losing -= 1;
    return true;
  }

  function shown(session: FakeSession, expand: readonly string[] = []): object {
    if (session.status === 'open' && now() >= session.created * 1_000 + DAY_MS) {
      Object.assign(session, { status: 'expired', url: null });
    }
    const { payment_intent } = session;
    const answered = expand.includes(WITH_CHARGE) ? payment_intent : (payment_intent?.id ?? null);
    return { ...session, payment_intent: answered };
  }

  function expire(id: string, request: IncomingMessage, response: ServerResponse): unknown {
    if (isFailing()) return answer(response, failure(failing.status).body, failing.status);
    const found = sessions.get(id);
    if (!found) return refuse(response, 404, `No such checkout.session: ${id}`);
    const outcome = at.expiry?.(found);
    if (outcome === 'failed') return answer(response, failure(500).body, 500);
    shown(found);
    if (found.status !== 'open') return refuse(response, 400, 'Only open sessions can be expired');
    Object.assign(found, { status: 'expired', url: null });
    return outcome === 'lost' || isLost()
      ? request.socket.destroy()
      : answer(response, shown(found));
  }

  /** Like Stripe, replays the first answer to a key, even a 500, and rejects a key with other parameters. */
  async function open(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const body = await text(request);
    const key = String(request.headers['idempotency-key'] ?? randomUUID());
    if (key.length > KEY_LENGTH) return refuse(response, 400, 'Keys have at most 255 characters');
    if (inUse.has(key)) {
      return refuse(response, 409, 'This key is being used', 'idempotency_error');
    }
    const earlier = byKey.get(key);
    const kept = earlier && now() < earlier.at + DAY_MS ? earlier : undefined;
    if (kept && kept.asked !== body) {
      return refuse(response, 400, 'Keys are for one request', 'idempotency_error');
    }
    const form = Object.fromEntries(new URLSearchParams(body));
    const fault = faultOf(form);
    if (fault) return refuse(response, 400, fault);
    const given = kept ?? { asked: body, at: now(), ...(await created(key, form)) };
    byKey.set(key, given);
    return isLost() ? request.socket.destroy() : answer(response, given.body, given.status);
  }

  async function created(key: string, form: Record<string, string>) {
    if (isFailing()) return failure(failing.status);
    inUse.add(key);
    await at.opening?.();
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
      amount_total: priceIn(form).amount,
      currency: priceIn(form).currency,
      created: Math.floor(now() / 1_000),
      payment_intent: null,
    };
    sessions.set(id, session);
    return { status: 200, body: shown(session) };
  }

  const { port, stop } = await listening(server);
  return {
    config: {
      stripeSecretKey: SECRET_KEY,
      stripeWebhookSecret: WEBHOOK_SECRET,
      stripeApi: { host: '127.0.0.1', port, protocol: 'http' },
    },
    opened,
    session,
    sessionAt: (address) => session(address.split('/').at(-1) ?? ''),
    pay(session, charge = {}) {
      const created = session.payment_intent?.latest_charge.created ?? Math.floor(now() / 1_000);
      const fresh = { object: 'charge', created, refunded: false, disputed: false };
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        url: null,
        payment_intent: {
          id: `pi_${session.id}`,
          object: 'payment_intent',
          latest_charge: { ...fresh, ...charge },
        },
      });
    },
    silence(on) {
      isSilent = on;
    },
    breakLookups({ id }, status) {
      broken.set(id, status);
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
    at,
    stop,
  };
}

const priceIn = (form: Readonly<Record<string, string>>) => ({
  currency: form['line_items[0][price_data][currency]'] ?? '',
  amount: Number(form['line_items[0][price_data][unit_amount]']),
});

function faultOf(form: Readonly<Record<string, string>>): string | undefined {
  const missing = NEEDED.find((param) => !(param in form));
  if (missing) return `Missing required param: ${missing}.`;
  const { currency, amount } = priceIn(form);
  if (amount % (MULTIPLES[currency] ?? 1) !== 0) return `Invalid amount: ${amount} ${currency}`;
  const long = Object.entries(LENGTHS).find(([param, most]) => (form[param] ?? '').length > most);
  return long && `Invalid string: ${long[0]} must be at most ${long[1]} characters`;
}

function answer(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

function failure(status: number): { status: number; body: object } {
  const type = status < 500 ? 'invalid_request_error' : 'api_error';
  return { status, body: { error: { type, message: 'Try again' } } };
}

function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  type = 'invalid_request_error',
): void {
  answer(response, { error: { type, message } }, status);
}
