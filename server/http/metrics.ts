import { timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config';
import { bearerToken } from './bearer';
import type { Env } from './client-address';
import { within } from './deadline';
import { notFound } from './http-error';

interface Answered {
  readonly method: string;
  readonly route: string;
  readonly status: number;
}

export interface Waiting {
  readonly name: string;
  readonly help: string;
  readonly count: () => Promise<number>;
}

export interface Metrics {
  readonly contentType: string;
  countRequest(answered: Answered, seconds: number): void;
  countError(): void;
  countRefusal(rule: string): void;
  text(): Promise<string>;
}

const COUNT_MS = 1_000;
const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
/** Headers that proxies add. A local proxy may forward requests from remote clients. */
const OF_PROXIES = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/i;
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10];

export function createMetrics(waiting: readonly Waiting[]): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'fin_request_seconds',
    help: 'Seconds until the response to a request began.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const errors = new Counter({
    name: 'fin_errors_total',
    help: 'Requests that failed unexpectedly; each is in the log.',
    registers,
  });
  const refusals = new Counter({
    name: 'fin_policy_reports_total',
    help: 'Content-Security-Policy violations reported by browsers, by directive.',
    labelNames: ['rule'],
    registers,
  });
  for (const { name, help, count } of waiting) {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await within(COUNT_MS, count()).catch(() => Number.NaN));
      },
    });
  }
  return {
    contentType: registry.contentType,
    countRequest: (answered, seconds) =>
      requests.observe({ ...answered, status: String(answered.status) }, seconds),
    countError: () => errors.inc(),
    countRefusal: (rule) => refusals.inc({ rule }),
    text: () => registry.metrics(),
  };
}

export function serveMetrics({ metricsToken }: Config, metrics: Metrics): MiddlewareHandler<Env> {
  return async (c) => {
    const isLocal =
      LOOPBACK.test(c.env?.incoming?.socket.remoteAddress ?? '') &&
      !Object.keys(c.req.header()).some((name) => OF_PROXIES.test(name));
    const isAllowed = metricsToken === null ? isLocal : isSame(bearerToken(c), metricsToken);
    if (!isAllowed) throw notFound('page');
    return c.body(await metrics.text(), 200, {
      'Cache-Control': 'no-store',
      'Content-Type': metrics.contentType,
    });
  };
}

function isSame(given: string | null, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
