import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Db } from '../../../server/db/db';
import type { RunningServer } from '../../../server/start';
import { connect } from '../support/databases';
import { ADMIN_TOKEN, desk } from '../support/desk';
import { newMember } from '../support/people';
import { submission } from '../support/pictures';
import { runProcess } from '../support/process';
import { callerOf } from '../support/provider';
import { startServing } from '../support/serving';

let db: Db;
let server: RunningServer;
beforeAll(async () => {
  db = await connect();
  server = await startServing(db, { adminToken: ADMIN_TOKEN });
});
afterAll(() => server.stop());
const site = callerOf((path, init) => fetch(server.address + path, init));

function command(words: readonly string[], env: Record<string, string> = {}) {
  const { port } = new URL(server.address);
  const settings = { PORT: port, ADMIN_TOKEN, ...env };
  return runProcess(settings, ['--import', 'tsx', 'desk/command/main.ts', ...words]);
}
const linesOf = ({ printed }: { printed: string }) => printed.trimEnd().split('\n');

async function sendIn(title: string): Promise<string> {
  const { token } = await newMember(site);
  await site.call('submitMovie', { token, payload: { ...submission(), title } });
  const { entries } = await desk(site, 'submissions', { search: title });
  return entries[0]?.id ?? '';
}

test('a list is a table, or JSON', async () => {
  const id = await sendIn('Salt Road');
  const words = ['submissions', '--search', 'salt', '--state', 'open'];
  const table = await command(words);
  const [names = '', entry = '', end] = linesOf(table);
  expect([table.code, names.split(/ {2,}/), entry.split(/ {2,}/), end]).toEqual([
    0,
    ['id', 'title', 'name', 'verdict', 'created_at'],
    [id, 'Salt Road', 'Noor Aziz', '–', expect.stringMatching(/^\d{4}-.*Z$/)],
    'Page 1, 1 in all',
  ]);
  expect(names.indexOf('title')).toBe(entry.indexOf('Salt Road'));
  const json = await command([...words, '--json']);
  expect([json.code, JSON.parse(json.printed)]).toEqual([
    0,
    await desk(site, 'submissions', { search: 'salt', state: 'open' }),
  ]);
});

test('an act is done, and logged by the name of the token that it came with', async () => {
  const id = await sendIn('Weirs');
  const { token } = await desk(site, 'addToken', { name: 'rui' });
  const own = { ADMIN_TOKEN: token };
  const noted = await command(['noteSubmission', '--id', id, '--note', 'Ask about rights.'], own);
  expect(noted).toEqual({ code: 0, printed: 'Done.\n' });
  const { notes } = await desk(site, 'submission', { id });
  expect(notes).toEqual([{ at: expect.any(String), by: 'rui', note: 'Ask about rights.' }]);
});

test('no text of a member moves the cursor of a terminal', async () => {
  const id = await sendIn('Arches');
  const odd = '\u001b]0;owned\u0007\u001b[2J\u009b31m\u202Ered\r\nDone.';
  await db.query('update submissions set title = $2, description = $2 where id = $1', [id, odd]);
  const table = await command(['submission', '--id', id]);
  expect(table.printed).toContain('\ntitle:  ]0;owned [2J 31m red Done.\n');
  const json = await command(['submission', '--id', id, '--json']);
  expect(JSON.parse(json.printed)).toMatchObject({ title: odd, description: odd });
  for (const { code, printed } of [table, json]) {
    expect([code, printed.match(/[^\P{Cc}\n]|\p{Cf}/gu)]).toEqual([0, null]);
  }
});

test.each([
  ['a wrong token', ['tokens'], { ADMIN_TOKEN: 'x'.repeat(32) }, /^This token opens nothing\./],
  [
    'no token',
    ['tokens'],
    { ADMIN_TOKEN: '' },
    /^ADMIN_TOKEN is not set: the server has no desk\.$/,
  ],
  ['no server', ['tokens'], { PORT: '1' }, /^No server answers at http:\/\/localhost:1\./],
  ['an entry that is gone', ['submission', '--id', 'gone'], {}, /^This is no longer here\.$/],
  ['a wrong value', ['log', '--page', '0'], {}, /page/],
  ['a missing option', ['submission'], {}, /id/],
])('%s is said in one line', async (_, words, env, said) => {
  const ended = await command(words, env as Record<string, string>);
  expect([ended.code, linesOf(ended)]).toEqual([1, [expect.stringMatching(said)]]);
});

test('a server without a desk, which answers every address with a page, is named', async () => {
  const page = createServer((_, answer) =>
    answer.setHeader('Content-Type', 'text/html').end('<p>'),
  );
  onTestFinished(() => void page.close());
  await once(page.listen(0), 'listening');
  const { port } = page.address() as AddressInfo;
  for (const words of [['members'], ['members', '--csv'], ['sendMail', '--id', 'one']]) {
    const ended = await command(words, { PORT: String(port) });
    const said = `http://localhost:${port} answered 200: it may have no desk.`;
    expect([ended.code, linesOf(ended)]).toEqual([1, [said]]);
  }
});

test.each([[[]], [['nothing']], [['constructor']], [['--json']]])(
  'after %j it says all that there is',
  async (words) => {
    const { code, printed } = await command(words);
    expect([code, printed]).toEqual([
      1,
      expect.stringMatching(
        /^npm run desk -- <call> \[options\] \[--json.*\]\n {2}submissions --state … --search … --page … +movies/,
      ),
    ]);
  },
);

test('an option that a call does not have is named, with those that it has', async () => {
  const ended = await command(['submission', '--name', 'salt']);
  expect([ended.code, linesOf(ended)]).toEqual([
    1,
    [
      expect.stringMatching(/^Unknown option '--name'/),
      expect.stringMatching(/^ {2}submission --id … +a submission, with its cast and notes$/),
    ],
  ]);
});
