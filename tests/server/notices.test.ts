/** Servers of one database hear of each other, or know that they do not. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Db } from '../../server/db/db';
import { openPostgres } from '../../server/db/postgres';
import { postgresNotices } from '../../server/db/postgres-notices';
import { startDbProxy } from './support/db-proxy';
import { eventually } from './support/eventually';
import { newMember } from './support/people';
import { type Cluster, startCluster } from './support/postgres';
import { openProvider } from './support/provider';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

const SHORT = { pause: 20, beat: 50, connect: 300, answer: 300 };

async function openDb(url: string): Promise<Db> {
  const db = await openPostgres(url, () => {});
  onTestFinished(() => db.close());
  return db;
}

/** What is heard through `url`, told by `teller`. */
function listener(url: string, teller: Pick<Db, 'query'>) {
  const heard: (string | null)[] = [];
  const notices = postgresNotices(url, (sql, values) => teller.query(sql, values), SHORT);
  notices.listen((subject) => heard.push(subject));
  onTestFinished(() => notices.stop());
  return { notices, heard };
}

test('a connection that falls silent is noticed, and replaced; what is kept is void meanwhile', async () => {
  const url = await cluster.createDatabase();
  const [db, proxy] = [await openDb(url), await startDbProxy(url)];
  onTestFinished(() => proxy.stop());
  const { notices, heard } = listener(proxy.url, db);
  await eventually(() => expect(notices.isHearing()).toBe(true));
  proxy.silence();
  await eventually(() => expect(notices.isHearing()).toBe(false));
  await db.notices.tell('hearts missed');
  heard.length = 0;
  await proxy.heal();
  await eventually(() => expect(notices.isHearing()).toBe(true));
  await db.notices.tell('hearts heard');
  await eventually(() => expect(heard).toEqual([null, 'hearts heard']));
});

test('who has waited for all notices has heard what was told before', async () => {
  const url = await cluster.createDatabase();
  const db = await openDb(url);
  const { notices, heard } = listener(url, db);
  await eventually(() => expect(notices.isHearing()).toBe(true));
  for (let round = 0; round < 50; round += 1) {
    await db.notices.tell(`hearts ${round}`);
    const all = await Promise.all([notices.hasHeardAll(), notices.hasHeardAll()]);
    expect([...all, heard.at(-1)]).toEqual([true, true, `hearts ${round}`]);
  }
});

test('where notices are swallowed on their way, nothing counts as heard', async () => {
  const url = await cluster.createDatabase();
  const swallowed: string[] = [];
  const { notices } = listener(url, {
    query: async (_, values = []) => {
      swallowed.push(String(values[1]));
      return [];
    },
  });
  await eventually(() => expect(swallowed.length).toBeGreaterThan(1));
  expect([notices.isHearing(), await notices.hasHeardAll()]).toEqual([false, false]);
});

test('a server that can’t hear of a sign-out asks the database', async () => {
  const url = await cluster.createDatabase();
  const [one, other] = [
    await openProvider(await openDb(url)),
    await openProvider(await openDb(url)),
  ];
  const { token } = await newMember(one);
  const statusAt = async (provider: typeof one) =>
    (await provider.call('watchlist', { token })).status;
  for (const provider of [one, other]) {
    await eventually(() => expect(provider.db.notices.isHearing()).toBe(true));
    expect(await statusAt(provider)).toBe(200);
  }
  await one.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'fin notices'`,
  );
  await eventually(() => expect(other.db.notices.isHearing()).toBe(false));
  expect((await one.call('signOut', { token })).status).toBe(200);
  expect(await statusAt(other)).toBe(401);
});
