import { describe, expect, test } from 'vitest';
import { DESK_API_PATH, type DeskCallName, deskCalls } from '../../../contract/desk/calls';
import { databases } from '../support/databases';
import { ADMIN_TOKEN, askDesk, desk, signInAtDesk } from '../support/desk';
import { newMember } from '../support/people';
import { ORIGIN, providerBeside, sharedProvider } from '../support/provider';

const names = Object.keys(deskCalls) as DeskCallName[];
const refusal = (message: string) => ({ body: { status: false, message } });
const SIGN_IN = { status: 401, ...refusal('Sign in to the desk.') };
const WRONG = {
  status: 401,
  ...refusal('This token opens nothing. It may be mistyped or revoked.'),
};

describe.each(databases)('the desk on $name', ({ connect }) => {
  const provider = sharedProvider({ adminToken: ADMIN_TOKEN }, connect);
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

  test('without ADMIN_TOKEN there is none', async () => {
    const without = await providerBeside(provider, { adminToken: null });
    const statuses = ['/desk/', '/desk/log', `${DESK_API_PATH}/tokens`].map(
      async (path) => (await without.get(path)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 404]);
  });

  test('refusals are in English, also on a site in another language', async () => {
    const site = await providerBeside(provider, {
      adminToken: ADMIN_TOKEN,
      siteLanguages: ['pt'],
    });
    const headers = { 'Accept-Language': 'pt' };
    expect(await askDesk(site, 'tokens', {}, headers)).toEqual(SIGN_IN);
  });

  test.each(names)(
    '%s answers neither without a token, nor to a wrong one, nor to a member',
    async (name) => {
      const { token } = await newMember(provider);
      expect(await askDesk(provider, name, {}, {})).toEqual(SIGN_IN);
      expect(await askDesk(provider, name, {}, bearer(`${ADMIN_TOKEN}x`))).toEqual(WRONG);
      expect(await askDesk(provider, name, {}, bearer(token))).toEqual(WRONG);
      expect(await askDesk(provider, name, {}, { Cookie: `fin_desk=${token}` })).toEqual(SIGN_IN);
    },
  );

  test('a browser signs in once, for twelve hours, by a cookie for the desk alone', async () => {
    const { answer, cookie } = await signInAtDesk(provider, ADMIN_TOKEN);
    expect(await answer.json()).toEqual({ name: 'ADMIN_TOKEN' });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^fin_desk=[\w-]{43}; Max-Age=43200; Path=\/desk; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ]);
    expect(await askDesk(provider, 'tokens', {}, { Cookie: cookie })).toMatchObject({
      status: 200,
    });
    const later = { now: () => new Date(Date.now() + 12 * 60 * 60 * 1000 + 1) };
    const nextDay = await providerBeside(provider, { adminToken: ADMIN_TOKEN, ...later });
    expect(await askDesk(nextDay, 'tokens', {}, { Cookie: cookie })).toEqual(SIGN_IN);
  });

  test('who signs out is signed out', async () => {
    const { cookie } = await signInAtDesk(provider, ADMIN_TOKEN);
    const session = `${DESK_API_PATH}/session`;
    await provider.request(session, { method: 'DELETE', headers: { Cookie: cookie } });
    expect(await (await provider.get(session, { Cookie: cookie })).json()).toEqual({ name: null });
  });

  test('another site can press nothing, though the browser is signed in', async () => {
    const { cookie } = await signInAtDesk(provider, ADMIN_TOKEN);
    const press = async (headers: Record<string, string>) => {
      const answer = await provider.request(`${DESK_API_PATH}/addToken`, {
        method: 'POST',
        headers: { Cookie: cookie, ...headers },
        body: JSON.stringify({ name: 'mallory' }),
      });
      return answer.status;
    };
    const json = { 'Content-Type': 'application/json' };
    expect(await press({ ...json, Origin: 'https://evil.example' })).toBe(403);
    // A form can send this content type without a preflight.
    expect(await press({ 'Content-Type': 'text/plain', Origin: ORIGIN })).toBe(415);
    const tokens = await desk(provider, 'tokens');
    expect(tokens.map(({ name }) => name)).not.toContain('mallory');
  });

  test('a token of a name opens the desk until it is revoked, and its sessions with it', async () => {
    const { token } = await desk(provider, 'addToken', { name: 'rui' });
    const { cookie } = await signInAtDesk(provider, token);
    expect(await askDesk(provider, 'tokens', {}, bearer(token))).toMatchObject({ status: 200 });
    expect(await askDesk(provider, 'addToken', { name: 'rui' })).toEqual({
      status: 422,
      body: {
        status: false,
        message: 'This name is taken. Choose another one.',
        errors: { name: ['This name is taken. Choose another one.'] },
      },
    });
    await desk(provider, 'revokeToken', { name: 'rui' });
    expect(await askDesk(provider, 'tokens', {}, bearer(token))).toEqual(WRONG);
    expect(await askDesk(provider, 'tokens', {}, { Cookie: cookie })).toEqual(SIGN_IN);
    expect(await askDesk(provider, 'revokeToken', { name: 'rui' })).toEqual({
      status: 404,
      ...refusal('This is no longer here.'),
    });
  });

  test('guesses are limited by address, and each is in the log', async () => {
    const limits = { rateLimits: true, adminToken: ADMIN_TOKEN, trustProxy: true };
    const strict = await providerBeside(provider, limits);
    await provider.db.query('delete from rate_limits');
    await provider.db.query('delete from desk_log');
    const guess = (at: string) =>
      askDesk(strict, 'tokens', {}, { ...bearer('guessed'), 'X-Forwarded-For': at });
    for (let tries = 0; tries < 10; tries += 1) expect(await guess('1.1.1.1')).toEqual(WRONG);
    expect((await guess('1.1.1.1')).status).toBe(429);
    expect(await guess('2.2.2.2')).toEqual(WRONG);
    const log = await desk(provider, 'log', { search: 'signInFailed' });
    expect(log).toEqual({
      page: 1,
      total: 11,
      entries: Array(11).fill({
        id: expect.any(String),
        at: expect.any(String),
        by: null,
        act: 'signInFailed',
        about: {},
      }),
    });
    expect(new Set(log.entries.map(({ id }) => id)).size).toBe(11);
  });

  test('every act is in the log, by the name of its token', async () => {
    await provider.db.query('delete from desk_log');
    const { token } = await desk(provider, 'addToken', { name: 'mia' });
    await askDesk(provider, 'addToken', { name: 'noor' }, bearer(token));
    const { entries } = await desk(provider, 'log');
    const written = { id: expect.any(String), at: expect.any(String) };
    expect(entries).toEqual([
      { ...written, by: 'mia', act: 'addToken', about: { name: 'noor' } },
      { ...written, by: 'ADMIN_TOKEN', act: 'addToken', about: { name: 'mia' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain(token);
  });

  test('what a call does not take is refused in words', async () => {
    expect(await askDesk(provider, 'log', { page: '0' })).toEqual({
      status: 422,
      body: expect.objectContaining({ status: false, errors: { page: [expect.any(String)] } }),
    });
    expect((await provider.get(`${DESK_API_PATH}/addToken`, bearer(ADMIN_TOKEN))).status).toBe(405);
    expect((await provider.get(`${DESK_API_PATH}/constructor`, bearer(ADMIN_TOKEN))).status).toBe(
      404,
    );
  });
});
