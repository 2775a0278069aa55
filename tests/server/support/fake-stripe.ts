/** Stripe's checkout sessions over HTTP, as the SDK sees them: keys, idempotency, errors. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StripeConfig } from '../../../server/config';

const SECRET_KEY = 'sk_test_fin';

export interface FakeSession {
  id: string;
  object: 'checkout.session';
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  client_reference_id: string | null;
  amount_total: number;
  currency: string;
}

export interface FakeStripe {
  readonly config: StripeConfig;
  /** What each opened session was asked for, in order: the form as it came. */
  readonly opened: readonly Record<string, string>[];
  session(id: string): FakeSession;
  /** How often a session was looked up. */
  asked(id: string): number;
  /** The next answers fail with this status. */
  failNext(times: number, status: number): void;
  stop(): Promise<void>;
}

export async function startFakeStripe(): Promise<FakeStripe> {
  const sessions = new Map<string, FakeSession>();
  const byKey = new Map<string, FakeSession>();
  const inUse = new Set<string>();
  const opened: Record<string, string>[] = [];
  const lookups: string[] = [];
  let failing = { times: 0, status: 500 };

  const server = createServer(async (request, response) => {
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) {
      return refuse(response, 401, 'invalid_request_error', 'Invalid API Key provided');
    }
    if (failing.times > 0) {
      failing.times -= 1;
      return refuse(response, failing.status, 'api_error', 'Try again');
    }
    const [, version, ...path] = (request.url ?? '').split('?')[0]?.split('/') ?? [];
    if (version !== 'v1' || path[0] !== 'checkout' || path[1] !== 'sessions') {
      return refuse(response, 404, 'invalid_request_error', 'Unrecognized request URL');
    }
    if (request.method === 'POST') {
      const session = await open(request);
      if (session) return answer(response, session);
      return refuse(response, 409, 'idempotency_error', 'This key is being used');
    }
    lookups.push(path[2] ?? '');
    const found = sessions.get(path[2] ?? '');
    if (found) return answer(response, found);
    return refuse(response, 404, 'invalid_request_error', 'No such checkout.session');
  });

  async function open(request: IncomingMessage): Promise<FakeSession | null> {
    const key = String(request.headers['idempotency-key'] ?? randomUUID());
    const known = byKey.get(key);
    if (known || inUse.has(key)) return known ?? null;
    inUse.add(key);
    const form = Object.fromEntries(new URLSearchParams(await textOf(request)));
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
    };
    sessions.set(id, session);
    byKey.set(key, session);
    return session;
  }

  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    config: { secretKey: SECRET_KEY, host: '127.0.0.1', port, protocol: 'http' },
    opened,
    session(id) {
      const found = sessions.get(id);
      if (!found) throw new Error(`There is no session ${id}`);
      return found;
    },
    asked: (id) => lookups.filter((asked) => asked === id).length,
    failNext(times, status) {
      failing = { times, status };
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
