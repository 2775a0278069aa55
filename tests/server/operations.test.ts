import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import type { Config } from '../../server/config';
import { jsonLog } from '../../server/log';
import { createAuthenticator } from './support/authenticator';
import { connect } from './support/databases';
import { formOf } from './support/form';
import { changePassword, signIn } from './support/people';
import { callerOf } from './support/provider';
import { pressPay } from './support/purchases';
import { startServing } from './support/serving';

const TOKEN = 'a-token-of-monitoring';
const ID = /^[0-9a-f-]{36}$/;

async function start(options: Partial<Config> = {}) {
  const lines = new PassThrough();
  const config = { demoMember: false, log: jsonLog(lines), ...options };
  const server = await startServing(await connect(), config);
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    stopped ??= server.stop();
    await stopped;
    lines.end();
  };
  onTestFinished(stop);
  return {
    address: server.address,
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(server.address + path, { headers }),
    post: (path: string, body: string) =>
      fetch(server.address + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/reports+json' },
        body,
      }),
    signIn: (email: string) =>
      fetch(`${server.address}/api/v2/login`, {
        method: 'POST',
        body: formOf({ email, password: 'not-the-password' }),
      }),
    async logged() {
      await stop();
      const all = (await text(lines)).trim().split('\n');
      return all.filter(Boolean).map((line) => JSON.parse(line));
    },
  };
}

test('each request is a line of the log, by its route and without input or addresses', async () => {
  const { get, signIn, logged } = await start();
  const details = await get('/api/v2/user/movie-details/101?from=asha@fin.example');
  expect(details.headers.get('x-request-id')).toMatch(ID);
  await signIn('asha@fin.example');
  const lines = await logged();
  const said = { level: 30, time: expect.any(String), ms: expect.any(Number), msg: 'answered' };
  expect(lines.filter(({ msg }) => msg === 'answered')).toEqual([
    {
      ...said,
      id: details.headers.get('x-request-id'),
      method: 'GET',
      route: '/api/v2/user/movie-details/:id',
      status: 200,
    },
    {
      ...said,
      id: expect.stringMatching(ID),
      method: 'POST',
      route: '/api/v2/login',
      status: 422,
    },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/asha|not-the-password/);
});

test('sign-ins, changes of password, passkeys and payments are recorded without names', async () => {
  const { address, logged } = await start();
  const site = callerOf((path, init) => fetch(address + path, init));
  const payload = { email: 'asha@fin.example', password: 'seven lamps' };
  await site.call('signUp', { payload: { ...payload, first_name: 'Asha', last_name: 'Rao' } });
  await site.call('signIn', { payload: { ...payload, password: 'nine lamps' } });
  const token = await signIn(site, payload.email, payload.password);
  await changePassword(site, token, 'nine lamps', 'eight lamps');
  const { body } = await changePassword(site, token, payload.password, 'eight lamps');
  const person = { email: payload.email, token: body.data.api_token };
  const checkout = (await pressPay(site, person)).body.redirect;
  await fetch(`${checkout}/pay`, { method: 'POST', redirect: 'manual' });
  await site.call('activeSubscription', person);
  await site.call('requestPasswordReset', { payload: { email: payload.email } });
  const passkey = createAuthenticator();
  const { challenge } = (await site.call('passkeyCreation', person)).body.data;
  const made = { credential: passkey.create({ challenge, origin: address }) };
  await site.call('addPasskey', { ...person, payload: made });
  const asked = (await site.call('passkeyRequest')).body.data;
  const signed = { credential: passkey.sign({ ...asked, origin: address }) };
  await site.call('signInWithPasskey', { payload: signed });
  await site.call('removePasskey', { ...person, payload: { passkey_id: passkey.id } });
  await site.call('signInWithPasskey', { payload: signed });
  const lines = await logged();
  const acts = lines.filter(({ msg }) => msg === 'audit');
  const [{ member = '', place = '' } = {}, { account = '' } = {}] = acts;
  const said = { level: 30, time: expect.any(String), msg: 'audit' };
  const here = { ...said, place, id: expect.stringMatching(ID) };
  expect(acts).toEqual([
    { ...here, act: 'signed up', member },
    { ...here, act: 'sign-in failed', account },
    { ...here, act: 'signed in', member, account },
    { ...here, act: 'password change failed', member },
    { ...here, act: 'password changed', member },
    { ...said, act: 'paid', member, order: checkout.split('/').at(-1) },
    { ...here, act: 'password asked for', account },
    { ...here, act: 'passkey added', member },
    { ...here, act: 'signed in', member, account },
    { ...here, act: 'passkey removed', member },
    { ...here, act: 'sign-in failed' },
  ]);
  expect([member, place, account]).toEqual([
    expect.stringMatching(ID),
    expect.stringMatching(/^[\w-]{16}$/),
    expect.stringMatching(/^[\w-]{16}$/),
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/asha|127\.0\.0\.1|::1|lamps/i);
});

test("only a trusted proxy's request id is kept", async () => {
  const named = { 'X-Request-Id': 'edge-7' };
  const trusting = await start({ trustProxy: true });
  expect((await trusting.get('/livez', named)).headers.get('x-request-id')).toBe('edge-7');
  const wary = await start();
  expect((await wary.get('/livez', named)).headers.get('x-request-id')).toMatch(ID);
});

test('metrics count requests by route and status, and what waits', async () => {
  const { get, signIn } = await start();
  await get('/api/v2/user/movie-details/101');
  await get('/api/v2/user/movie-details/102');
  await signIn('asha@fin.example');
  const answer = await get('/metrics');
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const figures = await answer.text();
  const count = (labels: string) => `fin_request_seconds_count{${labels}}`;
  const details = 'method="GET",route="/api/v2/user/movie-details/:id",status="200"';
  expect(figures).toContain(`${count(details)} 2\n`);
  const refused = 'method="POST",route="/api/v2/login",status="422"';
  expect(figures).toContain(`${count(refused)} 1\n`);
  for (const line of ['fin_errors_total 0', 'fin_mails_waiting 0', 'fin_orders_open 0']) {
    expect(figures).toContain(`${line}\n`);
  }
  expect(figures).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
});

test('policy violations in browsers are counted by directive, whatever is sent', async () => {
  const { post, get } = await start();
  const reportOf = (effectiveDirective: unknown) => ({
    type: 'csp-violation',
    body: { effectiveDirective },
  });
  const sent = [reportOf('script-src-elem'), reportOf('"} asha 1'), reportOf(7), null];
  expect((await post('/policy-reports', JSON.stringify(sent))).status).toBe(204);
  expect((await post('/policy-reports', 'no')).status).toBe(400);
  const figures = await (await get('/metrics')).text();
  const counted = figures
    .split('\n')
    .filter((line) => line.startsWith('fin_policy_reports_total{'));
  expect(counted).toEqual([
    'fin_policy_reports_total{rule="script-src-elem"} 1',
    'fin_policy_reports_total{rule="other"} 3',
  ]);
});

test('metrics are for localhost, or for clients with the token', async () => {
  const open = await start();
  expect((await open.get('/metrics')).status).toBe(200);
  for (const name of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via', 'X-Forwarded-Host']) {
    expect((await open.get('/metrics', { [name]: '192.0.2.7' })).status).toBe(404);
  }
  const guarded = await start({ metricsToken: TOKEN });
  const asking = [{}, { Authorization: 'Bearer wrong' }, { Authorization: `Bearer ${TOKEN}` }];
  const statuses = await Promise.all(
    asking.map(async (headers) => (await guarded.get('/metrics', headers)).status),
  );
  expect(statuses).toEqual([404, 404, 200]);
});

test('security.txt names the contact, when the operator has set it', async () => {
  const { get } = await start({
    securityContact: 'mailto:security@fin.example',
    publicUrl: null,
    now: () => new Date('2026-11-22T10:00:00Z'),
  });
  const answer = await get('/.well-known/security.txt');
  expect(await answer.text()).toBe(
    'Contact: mailto:security@fin.example\nExpires: 2027-05-23T10:00:00.000Z\n',
  );
  expect((await (await start()).get('/.well-known/security.txt')).status).toBe(404);
});
