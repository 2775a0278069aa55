import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { onError } from '../../server/http/error-handler';
import { createMetrics } from '../../server/http/metrics';

test('a full disk of PostgreSQL is answered like a known full disk', async () => {
  const app = new Hono().get('/', () => {
    throw Object.assign(new Error('could not extend file'), { code: '53100' });
  });
  const logged: string[] = [];
  const log = { info() {}, error: (event: string) => logged.push(event) };
  app.onError(onError(log, createMetrics([])) as never);
  const response = await app.request('/');
  expect([response.status, await response.json()]).toEqual([
    507,
    { status: false, message: "We can't save anything right now. Please try again later." },
  ]);
  expect(logged).toEqual([]);
});
