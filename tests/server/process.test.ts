import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect as connectSocket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { fillFolder, freshPostgres } from './support/databases';
import { eventually } from './support/eventually';
import { formOf } from './support/form';
import { freshEmail, PASSWORD } from './support/people';
import { failingProcess, startProcess } from './support/process';
import { folderWith } from './support/shared';

async function seededFolder() {
  const DATA_DIR = folderWith();
  await fillFolder(DATA_DIR);
  return { DATA_DIR };
}

const seededPostgres = async () => ({ DATABASE_URL: await freshPostgres() });

const post = async (address: string, path: string, payload: object) => {
  const response = await fetch(`${address}/api/v2${path}`, {
    method: 'POST',
    body: formOf(payload),
  });
  return response.status;
};
const signUp = (address: string, email: string) =>
  post(address, '/register', { first_name: 'A', last_name: 'B', email, password: PASSWORD });
const signIn = (address: string, email: string, password = PASSWORD) =>
  post(address, '/login', { email, password });

test.each([
  ['a data folder', seededFolder],
  ['PostgreSQL', seededPostgres],
])('a server on %s keeps its members, whether stopped or killed', async (_, open) => {
  const store = await open();
  const emails: string[] = [];
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGKILL'] as const) {
    const { address, end } = await startProcess(store);
    const email = freshEmail();
    expect(await signUp(address, email)).toBe(200);
    emails.push(email);
    expect(await end(signal)).toBe(signal === 'SIGKILL' ? null : 0);
  }
  const { address } = await startProcess(store);
  const statuses = await Promise.all(emails.map((email) => signIn(address, email)));
  expect(statuses).toEqual([200, 200, 200]);
});

test('a data folder admits one server at a time, and the other reports it', async () => {
  const { DATA_DIR } = await seededFolder();
  await startProcess({ DATA_DIR });
  expect(await failingProcess({ DATA_DIR })).toEqual({
    code: 1,
    printed:
      `The data folder ${DATA_DIR} is in use by another Fin server. ` +
      'Stop that one first, or set DATA_DIR to another folder.\n',
  });
});

test('the start prints the demo member, who can sign in, where one is enabled', async () => {
  const store = await seededPostgres();
  const { address, printed, end } = await startProcess(store);
  const [, email = '', password = ''] =
    /Sign in as (\S+) with the password (\S+)/.exec(printed()) ?? [];
  expect(await signIn(address, email, password)).toBe(200);
  await end('SIGINT');
  const without = await startProcess({ ...store, DEMO_MEMBER: 'off' });
  expect(without.printed()).not.toContain('Sign in as');
  expect(await signIn(without.address, email, password)).toBe(422);
});

test('a stop waits for the request that runs, and not for idle connections', async () => {
  const { address, end } = await startProcess(await seededPostgres());
  const silent = connectSocket(Number(new URL(address).port), '127.0.0.1');
  const running = signUp(address, freshEmail());
  await fetch(`${address}/healthz`);
  const begun = Date.now();
  const ending = end('SIGTERM');
  expect([await running, await ending]).toEqual([200, 0]);
  expect(Date.now() - begun).toBeLessThan(7000);
  silent.destroy();
});

test('a port that is taken stops the start with a message', async () => {
  const store = await seededPostgres();
  const { port } = new URL((await startProcess(store)).address);
  expect(await failingProcess({ ...store, PORT: port })).toEqual({
    code: 1,
    printed: `Port ${port} is in use. Stop what listens there, or set PORT to another one.\n`,
  });
});

test('wrong settings stop the start, and all of them are listed', async () => {
  expect(await failingProcess({ PORT: '3000a', TRUST_PROXY: 'banana' })).toEqual({
    code: 1,
    printed:
      'Fin cannot start with these settings:\n' +
      '  PORT is "3000a". Set it to a whole number from 0 to 65535.\n' +
      '  TRUST_PROXY is "banana". Set it to on or off.\n' +
      '.env.example describes every setting.\n',
  });
});

test('a database that does not answer stops the start with a message', async () => {
  const { code, printed } = await failingProcess({
    DATABASE_URL: 'postgres://fin@127.0.0.1:1/none',
  });
  expect(code).toBe(1);
  expect(printed).toBe(
    'The PostgreSQL of DATABASE_URL, at 127.0.0.1:1, does not answer: connect ECONNREFUSED 127.0.0.1:1\n',
  );
});

test('clients get answers while the server drains, and are asked to disconnect', async () => {
  const { address, end } = await startProcess({ ...(await seededPostgres()), DRAIN_SECONDS: '3' });
  const client = keptAlive(address);
  onTestFinished(client.close);
  expect(await client.ask('/livez')).not.toMatch(/connection: close/i);
  const ending = end('SIGTERM');
  await eventually(async () => expect((await fetch(`${address}/readyz`)).status).toBe(503));
  expect(await client.ask('/api/v2/user/get-gener')).toMatch(
    /^HTTP\/1.1 200 [\s\S]*connection: close/i,
  );
  client.close();
  for (let request = 0; request < 20; request += 1) {
    expect((await fetch(`${address}/livez`)).headers.get('connection')).toBe('close');
  }
  expect(await ending).toBe(0);
});

test('`npm start` is one process: nothing is left of it when it is killed', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  const SITE_DIR = folderWith({ 'index.html': '<!doctype html>' });
  const env = { ...(await seededPostgres()), SITE_DIR };
  const { address, end } = await startProcess(env, ['-c', scripts.start], 'sh');
  expect((await fetch(`${address}/livez`)).status).toBe(200);
  await end('SIGKILL');
  await expect(fetch(`${address}/livez`)).rejects.toThrow('fetch failed');
});

function keptAlive(address: string) {
  const socket = connectSocket(Number(new URL(address).port), '127.0.0.1');
  return {
    async ask(path: string): Promise<string> {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      const [answer] = await once(socket, 'data');
      return String(answer);
    },
    close() {
      socket.destroy();
    },
  };
}
