import { expect, onTestFinished, test } from 'vitest';
import type { Db } from '../../server/db/db';
import { openPostgres } from '../../server/db/postgres';
import { DatabaseUnavailable } from '../../server/db/unavailable';
import { freshPostgres } from './support/databases';
import { startDbProxy } from './support/db-proxy';
import { eventually } from './support/eventually';
import { newMember, toggle } from './support/people';
import { startProcess } from './support/process';
import { openProvider, type Provider } from './support/provider';

const SHORT = { connect: 500, statement: 400, lock: 300, idle: 400, answer: 500 };

async function openOver(url: string, patience?: typeof SHORT): Promise<Provider> {
  const provider = await openProvider(await openPostgres(url, () => {}, patience));
  onTestFinished(() => provider.close());
  return provider;
}

async function openOperator(url: string): Promise<Db> {
  const db = await openPostgres(url, () => {});
  onTestFinished(() => db.close());
  return db;
}

test('a connection that dies inside a transaction fails that transaction alone', async () => {
  const url = await freshPostgres();
  const [db, operator] = [await openOperator(url), await openOperator(url)];
  const work = db.tx(async ({ query }) => {
    const [row] = await query<{ pid: number }>('select pg_backend_pid() as pid');
    await operator.query('select pg_terminate_backend($1)', [row?.pid ?? 0]);
    await eventually(async () => {
      const left = await operator.query('select 1 from pg_stat_activity where pid = $1', [
        row?.pid ?? 0,
      ]);
      expect(left).toEqual([]);
    });
    await query('select 1');
  });
  await expect(work).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(await db.query('select 1 as n')).toEqual([{ n: 1 }]);
});

test('in ten failovers under writes, every acknowledged write is kept', async () => {
  const url = await freshPostgres();
  const provider = await openOver(url);
  const operator = await openOperator(url);
  const { token } = await newMember(provider);
  const idsIn = async (name: 'watchlist' | 'movies') => {
    const { status, body } = await provider.call(name, { token });
    expect(status).toBe(200);
    return body.data.map(({ id }: { id: string }) => id) as string[];
  };
  const films = (await idsIn('movies')).slice(0, 12);
  const seen = new Set<number>();
  for (let round = 0; round < 10; round += 1) {
    const before = await eventually(() => idsIn('watchlist'));
    const presses = films.map(async (id) => {
      return { id, status: (await toggle(provider, { token }, id)).status };
    });
    await operator.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const answers = await Promise.all(presses);
    const after = await eventually(() => idsIn('watchlist'));
    const acknowledged = answers.filter(({ status }) => status === 200).map(({ id }) => id);
    expect(acknowledged.filter((id) => after.includes(id) === before.includes(id))).toEqual([]);
    for (const { status } of answers) seen.add(status);
  }
  expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
});

test('while the database is down every answer says so, health too, and then everything works again', async () => {
  const proxy = await startDbProxy(await freshPostgres());
  const provider = await openOver(proxy.url);
  const answers = () =>
    Promise.all(
      ['/healthz', '/api/v2/user/movie-list'].map(async (path) => {
        const { status, headers } = await provider.get(path);
        return [status, headers.get('retry-after')];
      }),
    );
  await proxy.cut();
  expect(await answers()).toEqual([
    [503, '5'],
    [503, '5'],
  ]);
  const { body } = await provider.call('movies');
  expect(body).toEqual({
    status: false,
    message: "We're very busy right now. Please try again in a moment.",
  });
  await proxy.heal();
  expect(await answers()).toEqual([
    [200, null],
    [200, null],
  ]);
});

test('cached lists for visitors are served while the database is down, and readiness reports it', async () => {
  const proxy = await startDbProxy(await freshPostgres());
  const provider = await openOver(proxy.url, SHORT);
  const { token } = await newMember(provider);
  const answers = async () => [
    (await provider.call('movies')).status,
    (await provider.call('watchlist', { token })).status,
    await (await provider.get('/readyz')).json(),
  ];
  expect(await answers()).toEqual([200, 200, { status: 'ok' }]);
  await proxy.cut();
  await eventually(async () => expect(await answers()).toEqual([200, 503, { status: 'stale' }]));
  await proxy.heal();
  await eventually(async () => expect(await answers()).toEqual([200, 200, { status: 'ok' }]));
});

test('a silent database delays a request for its timeout at most', async () => {
  const proxy = await startDbProxy(await freshPostgres());
  const provider = await openOver(proxy.url, SHORT);
  const { token } = await newMember(provider);
  const press = () => toggle(provider, { token }, '101');
  proxy.silence();
  const answers = await Promise.all([press(), provider.call('movies'), provider.get('/healthz')]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  await proxy.heal();
  expect((await press()).status).toBe(200);
});

test('a request that waits for a lock in vain gets a Retry-After', async () => {
  const url = await freshPostgres();
  const provider = await openOver(url, SHORT);
  const { email, token } = await newMember(provider);
  const operator = await openOperator(url);
  const press = async () => (await toggle(provider, { token }, '101')).status;
  await operator.tx(async ({ query }) => {
    await query('select id from members where email = $1 for update', [email]);
    expect(await press()).toBe(503);
  });
  expect(await press()).toBe(200);
});

test('an idle transaction loses its locks', async () => {
  const url = await freshPostgres();
  const provider = await openOver(url, SHORT);
  const { email } = await newMember(provider);
  const idle = provider.db.tx(async ({ query }) => {
    await query('select id from members where email = $1 for update', [email]);
    await eventually(() => provider.db.query(`update members set last_name = 'B'`));
    await query('select 1');
  });
  await expect(idle).rejects.toBeInstanceOf(DatabaseUnavailable);
});

test('a server stops within ten seconds, even with a silent database', async () => {
  const proxy = await startDbProxy(await freshPostgres());
  const { address, end } = await startProcess({ DATABASE_URL: proxy.url, DRAIN_SECONDS: '0' });
  proxy.silence();
  const waiting = fetch(`${address}/api/v2/user/movie-list`).catch(() => null);
  expect((await fetch(`${address}/healthz`)).status).toBe(503);
  const begun = Date.now();
  await end('SIGTERM');
  expect(Date.now() - begun).toBeLessThan(10_000);
  await waiting;
});
