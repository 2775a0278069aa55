import { expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../server/db/postgres';
import { LEFT_BY, startBalancer } from './support/balancer';
import { startDbProxy } from './support/db-proxy';
import { eventually } from './support/eventually';
import { newMember, type Person } from './support/people';
import { startCluster } from './support/postgres';
import { startProcess } from './support/process';
import { callerOf, type Provider } from './support/provider';

const FILM = '101';
const MEMBERS = 6;
const ROUNDS = 6;

type Site = Pick<Provider, 'call'>;

async function startDatabase() {
  const cluster = await startCluster();
  onTestFinished(() => cluster.stop());
  const url = await cluster.createDatabase();
  const replica = await cluster.replicate();
  onTestFinished(() => replica.stop());
  // Replicates synchronously, so that a failover loses no commit.
  const operator = await openPostgres(url, () => {});
  await operator.query(`alter system set synchronous_standby_names = '*'`);
  await operator.query('select pg_reload_conf()');
  await operator.close();
  const proxy = await startDbProxy(url);
  return {
    env: { DATABASE_URL: proxy.url },
    async failOver() {
      await cluster.crash();
      await proxy.cut();
      await replica.promote();
      proxy.turnTo(replica.addressOf(url));
      await proxy.heal();
    },
  };
}

interface Watcher {
  readonly rounds: () => number;
  readonly failures: readonly { readonly status: number; readonly leftBy: string | null }[];
  readonly expectWritten: (left: { position: number }[]) => void;
}

function watch(site: Site, { token }: Person, isOver: () => boolean) {
  const failures: { status: number; leftBy: string | null }[] = [];
  let [rounds, acknowledged, tried] = [0, 0, 0];

  function isAnswered({ status, headers }: Awaited<ReturnType<Site['call']>>): boolean {
    if (status !== 200) failures.push({ status, leftBy: headers.get(LEFT_BY) });
    return status === 200;
  }

  async function round(): Promise<void> {
    tried += 1;
    const payload = { entertainment_id: FILM, position: tried, duration: 100_000 };
    const saved = isAnswered(await site.call('saveProgress', { token, payload }));
    if (saved) acknowledged = tried;
    const answer = await site.call('progress', { token });
    const isAcknowledged = isAnswered(answer);
    if (isAcknowledged) expectWritten(answer.body.data);
    const isListed = isAnswered(await site.call('movies', {}));
    if (saved && isAcknowledged && isListed) rounds += 1;
  }

  function expectWritten(left: { position: number }[]): void {
    const position = left[0]?.position ?? 0;
    expect(position).toBeGreaterThanOrEqual(acknowledged);
    expect(position).toBeLessThanOrEqual(tried);
  }

  const watching = (async () => {
    while (!isOver()) await round();
  })();
  const watcher: Watcher = { rounds: () => rounds, failures, expectWritten };
  return { watcher, watching };
}

async function allGoOn(watchers: readonly Watcher[]): Promise<void> {
  const wanted = watchers.map((it) => it.rounds() + ROUNDS);
  await eventually(() =>
    expect(watchers.every((it, at) => it.rounds() >= (wanted[at] ?? 0))).toBe(true),
  );
}

test('a killed server and a failover cost requests in flight, and nothing acknowledged', async () => {
  const { env, failOver } = await startDatabase();
  const settings = { ...env, RATE_LIMITS: 'off', DEMO_MEMBER: 'off' };
  const first = await startProcess(settings);
  const servers = [first, ...(await Promise.all([1, 2].map(() => startProcess(settings))))];
  const balancer = await startBalancer(servers.map(({ address }) => address));
  const site = callerOf((path, init) => fetch(new URL(path, balancer), init));
  const people = await Promise.all(Array.from({ length: MEMBERS }, () => newMember(site)));

  let isOver = false;
  const all = people.map((person) => watch(site, person, () => isOver));
  const watchers = all.map(({ watcher }) => watcher);
  const watching = Promise.all(all.map((it) => it.watching));
  onTestFinished(async () => {
    isOver = true;
    await watching.catch(() => {});
  });
  const goOn = () => Promise.race([allGoOn(watchers), watching]);
  const failures = () => watchers.flatMap((it) => it.failures);
  await goOn();
  expect(failures()).toEqual([]);

  await first.end('SIGKILL');
  await goOn();
  const inHands = failures();
  expect(inHands.filter((it) => it.status !== 502 || it.leftBy !== first.address)).toEqual([]);
  expect(inHands.length).toBeLessThanOrEqual(MEMBERS);

  await failOver();
  await goOn();
  isOver = true;
  await watching;
  const later = failures().filter((it) => !inHands.includes(it));
  expect([...new Set(later.map(({ status }) => status))]).toEqual([503]);

  for (const [at, { token }] of people.entries()) {
    const { status, body } = await site.call('progress', { token });
    expect(status).toBe(200);
    watchers[at]?.expectWritten(body.data);
  }
});
