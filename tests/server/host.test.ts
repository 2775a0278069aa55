import { describe, expect, test } from 'vitest';
import { formOf } from './support/form';
import { newMember } from './support/people';
import { ORIGIN, type Provider, providerBeside, sharedProvider } from './support/provider';

const REFUSED = [421, { status: false, message: "This address isn't served here." }];

describe('the host of a request', () => {
  const provider = sharedProvider();

  const answerOf = async (at: Provider, address: string, headers: Record<string, string> = {}) => {
    const response = await at.get(`${address}/api/v2/user/get-gener`, headers);
    const body = await response.json();
    return response.ok ? response.status : [response.status, body];
  };

  test('a request for another host is refused, and opens no checkout there', async () => {
    const { token } = await newMember(provider);
    const response = await provider.request('https://evil.example/api/v2/user/process-payment', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: formOf({ plan_id: '2', payment_method: 'stripe', price: '299' }),
    });
    expect([response.status, await response.json()]).toEqual(REFUSED);
    expect(await provider.db.query('select id from orders')).toEqual([]);
  });

  test('only the public address is served, except to probes', async () => {
    expect(await answerOf(provider, ORIGIN)).toBe(200);
    expect(await answerOf(provider, 'https://FIN.test')).toBe(200);
    expect(await answerOf(provider, 'https://fin.test:443')).toBe(200);
    expect(await answerOf(provider, 'https://fin.test:8443')).toEqual(REFUSED);
    expect(await answerOf(provider, 'http://localhost:3000')).toEqual(REFUSED);
    for (const path of ['/livez', '/readyz', '/healthz']) {
      expect((await provider.request(`http://10.0.0.7:3000${path}`)).status).toBe(200);
    }
  });

  test('without a public address only localhost is served, on any port', async () => {
    const local = await providerBeside(provider, { publicUrl: null });
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1:8080', '[::1]:3000']) {
      expect(await answerOf(local, `http://${host}`)).toBe(200);
    }
    const others = ['fin.test', 'localhost.evil.example', '10.0.0.7:3000', '127.evil.example'];
    for (const host of others) expect(await answerOf(local, `http://${host}`)).toEqual(REFUSED);
  });

  test('only a trusted proxy may name the host', async () => {
    const behind = await providerBeside(provider, { trustProxy: true });
    const answerFor = (at: Provider, host: string) =>
      answerOf(at, 'http://10.0.0.7:3000', { 'X-Forwarded-Host': host });
    expect(await answerFor(behind, 'fin.test')).toBe(200);
    expect(await answerFor(behind, 'fin.test:443')).toBe(200);
    expect(await answerFor(behind, 'a b')).toEqual(REFUSED);
    expect(await answerFor(provider, 'fin.test')).toEqual(REFUSED);
  });
});
