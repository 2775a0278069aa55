import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureSiteIsBuilt } from '../../scripts/site-build';
import { fillFolder, freshPostgres } from './support/databases';
import { MADE, signUpBy } from './support/invitations';
import { freshEmail } from './support/people';
import { runProcess, startProcess } from './support/process';
import { callerOf } from './support/provider';
import { folderWith } from './support/shared';

beforeAll(ensureSiteIsBuilt);

const site = { name: 'Luz', languages: ['en', 'pt'], features: { signUp: 'invited' } };

async function folder() {
  const DATA_DIR = folderWith();
  await fillFolder(DATA_DIR);
  return { DATA_DIR };
}
const postgres = async () => ({ DATA_DIR: folderWith(), DATABASE_URL: await freshPostgres() });

const invite = (env: Record<string, string>, ...words: string[]) =>
  runProcess(env, ['build/invite.js', ...words]);

describe.each([
  ['a data folder', folder],
  ['PostgreSQL', postgres],
])('the command on %s', (_, open) => {
  const store = async () => ({
    SITE: folderWith({ 'site.json': JSON.stringify(site) }),
    PUBLIC_URL: 'https://luz.example',
    TRUST_PROXY: 'on',
    ...(await open()),
  });

  test('invites through the running server, and the link creates an account', async () => {
    const env = await store();
    const { address } = await startProcess(env);
    const email = freshEmail();
    const { code, printed } = await invite(env, email, '--language', 'pt');
    const [said, link = ''] = printed.split('\n');
    expect([code, said]).toEqual([
      0,
      `${email} is invited for 14 days. No mail is sent without SMTP_URL. Pass on the link yourself:`,
    ]);
    expect(link).toMatch(/^https:\/\/luz\.example\/pt\/invitation#[\w-]{43}$/);
    const headers = { 'X-Forwarded-Host': 'luz.example', 'X-Forwarded-Proto': 'https' };
    const provider = callerOf((path, init) => fetch(address + path, { ...init, headers }));
    expect(await signUpBy(provider, email, new URL(link).hash.slice(1))).toEqual(MADE);
    expect(await invite(env, email)).toEqual({
      code: 1,
      printed: `${email} has an account already.\n`,
    });
  });

  test('invites without a server', async () => {
    const { code, printed } = await invite(await store(), freshEmail());
    expect(printed).toMatch(/https:\/\/luz\.example\/invitation#[\w-]{43}\n$/);
    expect(code).toBe(0);
  });
});

test("the channel is for its owner alone, and a killed server's is replaced", async () => {
  const env = { SITE: folderWith({ 'site.json': JSON.stringify(site) }), ...(await folder()) };
  const socket = join(env.DATA_DIR, 'commands.sock');
  const killed = await startProcess(env);
  expect(statSync(socket).mode & 0o777).toBe(0o600);
  await killed.end('SIGKILL');
  expect(existsSync(socket)).toBe(true);
  expect((await invite(env, freshEmail())).code).toBe(0);
  const next = await startProcess(env);
  const { printed } = await invite(env, freshEmail());
  expect(printed).toContain(`${next.address}/invitation#`);
  expect(await next.end('SIGTERM')).toBe(0);
  expect(existsSync(socket)).toBe(false);
});

test.each([
  [[], 'Usage: npm run invite -- ana@example.org [--language pt]\n'],
  [['a@b.example', 'c@d.example'], /^Usage/],
  [['a@b.example', '--lang', 'pt'], /--lang.*\nUsage/],
])('wrong arguments %j print the usage', async (words, said) => {
  const { code, printed } = await invite({}, ...words);
  expect(code).toBe(1);
  expect(printed).toMatch(said);
});
