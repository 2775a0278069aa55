import { beforeAll, describe, expect, test } from 'vitest';
import { DESK_API_PATH, type DeskCallName, deskCalls } from '../../../contract/desk/calls';
import { digest } from '../../../server/accounts/tokens';
import { createDeskApi } from '../../../server/desk/api';
import { createServices } from '../../../server/services';
import { badInput } from '../support/bad-input';
import { databases } from '../support/databases';
import { ADMIN_TOKEN, askDesk, desk, signInAtDesk, WITH_TOKEN } from '../support/desk';
import { newMember } from '../support/people';
import { submission } from '../support/pictures';
import { configOf, ORIGIN, providerBeside, sharedProvider } from '../support/provider';

const names = Object.keys(deskCalls) as DeskCallName[];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const session = (id: string) => ({ Cookie: `fin_desk=${id}` });
const JSON_TYPE = { 'Content-Type': 'application/json' };

describe.each(databases)('the desk, attacked, on $name', ({ connect }) => {
  const provider = sharedProvider({ adminToken: ADMIN_TOKEN }, connect);
  const paths = names.map((name) => `${DESK_API_PATH}/${name}`);
  const credentials: Record<string, Record<string, string>> = {};

  beforeAll(async () => {
    const member = await newMember(provider);
    await provider.call('submitMovie', { token: member.token, payload: submission() });
    const { entries } = await desk(provider, 'submissions');
    const { thumbnail } = await desk(provider, 'submission', { id: entries[0]?.id ?? '' });
    paths.push(`${DESK_API_PATH}/pictures/${thumbnail}`, `${DESK_API_PATH}/nothing`);
    paths.push(`${DESK_API_PATH}/${names[0]}/more`, `${DESK_API_PATH}/constructor`);
    const { token } = await desk(provider, 'addToken', { name: 'rui' });
    const { cookie } = await signInAtDesk(provider, token);
    await desk(provider, 'revokeToken', { name: 'rui' });
    const past = await signInAtDesk(provider, ADMIN_TOKEN);
    const [, id = ''] = past.cookie.split('=');
    await provider.db.query('update desk_sessions set expires_at = $2 where session_hash = $1', [
      digest(id),
      new Date(0),
    ]);
    const open = await signInAtDesk(provider, ADMIN_TOKEN);
    const stored = digest(open.cookie.split('=')[1] ?? '');
    Object.assign(credentials, {
      none: {},
      'an empty token': bearer(''),
      "a member's token": bearer(member.token),
      "a member's token as a cookie": session(member.token),
      'a revoked token': bearer(token),
      'the session of a revoked token': { Cookie: cookie },
      'a session that has ended': { Cookie: past.cookie },
      'the token as a cookie': session(ADMIN_TOKEN),
      "the stored hash of a session, and of the settings' token": session(stored),
      'that hash as a token': bearer(digest(ADMIN_TOKEN)),
      'the token as a name and a password': {
        Authorization: `Basic ${btoa(`admin:${ADMIN_TOKEN}`)}`,
      },
    });
  });

  test('its routes are these: a new one has to be tried, too', () => {
    const services = createServices(provider.db, configOf({ adminToken: ADMIN_TOKEN }));
    const routes = createDeskApi(services).routes.map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(routes)]).toEqual([
      'ALL /*',
      'GET /session',
      'POST /session',
      'DELETE /session',
      'GET /pictures/:id',
      'ALL /:name{.+}',
    ]);
  });

  test.each(METHODS)('%s answers 401 on each route, whatever it comes with', async (method) => {
    for (const [kind, headers] of Object.entries(credentials)) {
      for (const path of paths) {
        const body = method === 'POST' ? { body: '{}' } : {};
        const init = { method, headers: { ...JSON_TYPE, ...headers }, ...body };
        const answer = await provider.request(path, init);
        expect([kind, path, answer.status]).toEqual([kind, path, 401]);
        if (method === 'HEAD') continue;
        const { message } = (await answer.json()) as { message: string };
        const words =
          /^(Sign in to the desk\.|This token opens nothing\. It may be mistyped or .*)$/;
        expect(message).toMatch(words);
      }
    }
  });

  test('only a token opens a session, and only its browser learns of it', async () => {
    const at = `${DESK_API_PATH}/session`;
    for (const headers of Object.values(credentials)) {
      expect(await (await provider.get(at, headers)).json()).toEqual({ name: null });
      const ended = await provider.get(at, headers, 'DELETE');
      expect(await ended.json()).toEqual(null);
    }
    for (const token of ['', null, 7, [ADMIN_TOKEN], { is: ADMIN_TOKEN }, `${ADMIN_TOKEN} `]) {
      const init = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ token }) };
      const refused = await provider.request(at, init);
      expect([refused.status, refused.headers.getSetCookie()]).toEqual([401, []]);
    }
  });

  test('a token in the address opens nothing', async () => {
    for (const name of ['token', 'access_token', 'Authorization']) {
      const query = new URLSearchParams({ [name]: ADMIN_TOKEN });
      expect((await provider.get(`${DESK_API_PATH}/tokens?${query}`)).status).toBe(401);
    }
  });

  test.each(names)('%s has one method', async (name) => {
    const its = deskCalls[name].kind === 'act' ? 'POST' : 'GET';
    for (const method of METHODS.filter((it) => it !== its)) {
      const headers = { ...WITH_TOKEN, ...JSON_TYPE };
      const body = method === 'POST' ? { body: '{}' } : {};
      const answer = await provider.request(`${DESK_API_PATH}/${name}`, {
        method,
        headers,
        ...body,
      });
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, its]);
    }
  });

  test.each([
    ['no type', undefined],
    ['a form', 'application/x-www-form-urlencoded'],
    ['a form with files', 'multipart/form-data; boundary=x'],
    ['text', 'text/plain; charset=application/json'],
    ['other JSON', 'text/json'],
    ['a type that begins alike', 'application/jsonp'],
  ])('an act is not read from %s', async (_, type) => {
    const answer = await provider.request(`${DESK_API_PATH}/addToken`, {
      method: 'POST',
      headers: { ...WITH_TOKEN, ...(type && { 'Content-Type': type }) },
      body: new TextEncoder().encode(JSON.stringify({ name: 'mallory' })),
    });
    expect(answer.status).toBe(415);
  });

  test.each([
    ['no JSON', '{', 400],
    ['nothing', '', 400],
    ['a list', '[]', 400],
    ['a text', '"name"', 400],
    ['null', 'null', 400],
    ['a text that no database keeps', '{"name":"a\\u0000"}', 400],
    ['an object in place of a text', '{"name":{"name":"mallory"}}', 422],
    ['a field that there is not', '{"name":"mallory","by":"rui"}', 422],
    ['a prototype', '{"__proto__":{"name":"mallory"}}', 422],
    ['more than a letter', JSON.stringify({ name: 'x'.repeat(70_000) }), 413],
  ])('an act does not take %s', async (_, body, status) => {
    const headers = { ...WITH_TOKEN, ...JSON_TYPE };
    const answer = await provider.request(`${DESK_API_PATH}/addToken`, {
      method: 'POST',
      headers,
      body,
    });
    expect(answer.status).toBe(status);
    expect(await desk(provider, 'tokens')).not.toContainEqual(
      expect.objectContaining({ name: 'mallory' }),
    );
  });

  const lists = names.filter((name) => 'page' in (deskCalls[name].params.schema as object));

  test.each(lists)('%s takes or refuses any search, and any page', async (name) => {
    for (const text of ['\0', '%', '_', '\\', "'; drop table desk_log; --", ...badInput.strings]) {
      for (const field of ['search', 'page', 'state', 'nothing']) {
        const { status } = await askDesk(provider, name, { [field]: text });
        expect([text, field, [200, 400, 422].includes(status)]).toEqual([text, field, true]);
      }
    }
    expect(provider.errors).toEqual([]);
  });

  test('other pages are let into the API, not to the desk', async () => {
    const origin = 'https://one.example';
    const shared = await providerBeside(provider, {
      adminToken: ADMIN_TOKEN,
      corsOrigins: [origin],
    });
    const { cookie } = await signInAtDesk(provider, ADMIN_TOKEN);
    const headers = { Origin: origin, Cookie: cookie, 'Access-Control-Request-Method': 'POST' };
    for (const path of [...paths, `${DESK_API_PATH}/session`, '/desk/']) {
      const asked = await shared.get(path, headers, 'OPTIONS');
      const said = [...asked.headers.keys()].filter((it) => it.startsWith('access-control'));
      expect([path, asked.ok, said]).toEqual([path, false, []]);
    }
  });

  test('a call that came by http is refused: its token was read on the way', async () => {
    const behind = await providerBeside(provider, { adminToken: ADMIN_TOKEN, trustProxy: true });
    const headers = { ...WITH_TOKEN, 'X-Forwarded-Proto': 'http' };
    expect((await behind.get(`${DESK_API_PATH}/tokens`, headers)).status).toBe(403);
    const page = await behind.get('/desk/', headers);
    expect([page.status, page.headers.get('location')]).toEqual([308, `${ORIGIN}/desk/`]);
  });
});
