/** Reads from a replica: never older than what their reader has written, at whichever server. */
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { ownNotices } from '../../server/db/notices';
import { openPostgres } from '../../server/db/postgres';
import { openReplica, withReplica } from '../../server/db/replica';
import { replicaLag, wroteSubject } from '../../server/db/replica-lag';
import { startDbProxy } from './support/db-proxy';
import { eventually } from './support/eventually';
import { newMember, type Person } from './support/people';
import { fileHolding, pictureFile } from './support/pictures';
import { type Cluster, type Replica, startCluster } from './support/postgres';
import { openProvider, type Provider } from './support/provider';

let cluster: Cluster;
let replica: Replica;
beforeAll(async () => {
  cluster = await startCluster();
  replica = await cluster.replicate();
});
afterAll(() => Promise.all([replica.stop(), cluster.stop()]));

const SHORT = { look: 30, behind: 600 };

interface Server extends Provider {
  /** How much the replica was asked while something was done. */
  readonly askedBy: (work: () => Promise<unknown>) => Promise<number>;
}

async function openServer(url: string, readUrl = replica.addressOf(url)): Promise<Server> {
  const there = openReplica(readUrl);
  let asked = 0;
  const counted: typeof there = {
    ...there,
    query(sql, parameters) {
      if (!sql.includes('pg_is_in_recovery')) asked += 1;
      return there.query(sql, parameters);
    },
  };
  const db = withReplica(await openPostgres(url, () => {}), counted, () => {}, SHORT);
  const provider = await openProvider(db);
  onTestFinished(() => provider.close());
  const askedBy = async (work: () => Promise<unknown>) => {
    const before = asked;
    await work();
    return asked - before;
  };
  return { ...provider, askedBy };
}

/** Stops what reaches the replica from being seen there. */
async function holdReplica(url: string) {
  const operator = await openPostgres(replica.addressOf(url), () => {});
  await operator.query('select pg_wal_replay_pause()');
  await eventually(async () =>
    expect(await operator.query('select pg_get_wal_replay_pause_state() as state')).toEqual([
      { state: 'paused' },
    ]),
  );
  const release = async () => {
    await operator.query('select pg_wal_replay_resume()');
  };
  onTestFinished(async () => {
    await release();
    await operator.close();
  });
  return release;
}

const idsIn = ({ body }: { body: { data: { id: string }[] } }) => body.data.map(({ id }) => id);
const watchlistAt = async (server: Provider, { token }: Person) =>
  idsIn(await server.call('watchlist', { token }));
const toggle = async (server: Provider, { token }: Person, entertainment_id: string) => {
  const { status } = await server.call('toggleWatchlist', { token, payload: { entertainment_id } });
  expect(status).toBe(200);
};
/** Waits until a member's watchlist is read from the replica. */
const isReadThere = (server: Server, person: Person) =>
  eventually(async () => expect(await server.askedBy(() => watchlistAt(server, person))).toBe(1));

test('members read from the replica, but what they have just written from the primary', async () => {
  const url = await cluster.createDatabase();
  const [one, other] = [await openServer(url), await openServer(url)];
  const [noor, ravi] = [await newMember(one), await newMember(one)];
  for (const person of [noor, ravi]) await isReadThere(other, person);
  const release = await holdReplica(url);
  await toggle(one, noor, '101');
  for (const server of [one, other]) {
    const asked = await server.askedBy(async () => {
      expect(await watchlistAt(server, noor)).toEqual(['101']);
      const { body } = await server.call('movies', { token: noor.token });
      const hearts = body.data.filter((it: { is_watch_list: boolean }) => it.is_watch_list);
      expect(hearts.map(({ id }: { id: string }) => id)).toEqual(['101']);
    });
    expect(asked).toBe(0);
  }
  expect(await other.askedBy(() => watchlistAt(other, ravi))).toBe(1);
  await release();
  await isReadThere(other, noor);
  expect(await watchlistAt(other, noor)).toEqual(['101']);
});

test('what one server was told is at once at all others, two hundred times', async () => {
  const url = await cluster.createDatabase();
  const servers = [await openServer(url), await openServer(url), await openServer(url)];
  const [first] = servers as [Server];
  const noor = await newMember(first);
  for (const server of servers) await isReadThere(server, noor);
  let isListed = false;
  for (let round = 0; round < 200; round += 1) {
    const at = (shift: number) => servers[(round + shift) % servers.length] as Server;
    await toggle(at(0), noor, '102');
    isListed = !isListed;
    expect(await watchlistAt(at(1), noor)).toEqual(isListed ? ['102'] : []);
  }
});

test('a notice that is still on its way is waited for', async () => {
  const own = ownNotices();
  const onTheWay = [wroteSubject('noor')];
  const notices = {
    ...own,
    async hasHeardAll() {
      for (const subject of onTheWay.splice(0)) own.hear(subject);
      return true;
    },
  };
  let replayed = 7;
  const positions = { primary: async () => 7, replica: async () => replayed };
  const isNear = vi.fn();
  const lag = replicaLag(notices, positions, SHORT, isNear);
  onTestFinished(lag.stop);
  await eventually(() => expect(isNear).toHaveBeenLastCalledWith(true));
  positions.primary = async () => 8;
  expect([await lag.mayAnswer('noor'), await lag.mayAnswer('ravi')]).toEqual([false, true]);
  replayed = 8;
  await eventually(async () => expect(await lag.mayAnswer('noor')).toBe(true));
});

test('a picture that has not reached the replica is shown to everybody', async () => {
  const url = await cluster.createDatabase();
  const server = await openServer(url);
  const { email, token } = await newMember(server);
  await isReadThere(server, { email, token });
  await holdReplica(url);
  const file_url = fileHolding(await pictureFile('png'), 'me.png', 'image/png');
  const payload = { first_name: 'Noor', last_name: 'Aziz', email, file_url };
  const { body } = await server.call('updateProfile', { token, payload });
  expect((await server.request(body.data.profile_image)).status).toBe(200);
});

test('a replica that is late is passed over until it has caught up', async () => {
  const url = await cluster.createDatabase();
  const server = await openServer(url);
  const [noor, ravi] = [await newMember(server), await newMember(server)];
  await isReadThere(server, ravi);
  const release = await holdReplica(url);
  await toggle(server, noor, '101');
  await eventually(async () =>
    expect(await server.askedBy(() => watchlistAt(server, ravi))).toBe(0),
  );
  await release();
  await isReadThere(server, ravi);
  await isReadThere(server, noor);
});

test('a replica that is cut off or silent fails no read, nor a start', async () => {
  const url = await cluster.createDatabase();
  const proxy = await startDbProxy(replica.addressOf(url));
  onTestFinished(() => proxy.stop());
  await proxy.cut();
  const server = await openServer(url, proxy.url);
  const noor = await newMember(server);
  expect(await watchlistAt(server, noor)).toEqual([]);
  await proxy.heal();
  await isReadThere(server, noor);
  await proxy.cut();
  expect(await watchlistAt(server, noor)).toEqual([]);
  await proxy.heal();
  await isReadThere(server, noor);
  proxy.silence();
  expect(await watchlistAt(server, noor)).toEqual([]);
  await proxy.heal();
  await isReadThere(server, noor);
  expect(server.errors).toEqual([]);
});

test('one that has become a primary is a replica no more', async () => {
  const url = await cluster.createDatabase();
  const other = await cluster.replicate();
  onTestFinished(() => other.stop());
  const server = await openServer(url, other.addressOf(url));
  const noor = await newMember(server);
  await isReadThere(server, noor);
  await other.promote();
  await toggle(server, noor, '101');
  await eventually(async () =>
    expect(await server.askedBy(() => watchlistAt(server, noor))).toBe(0),
  );
  expect(await watchlistAt(server, noor)).toEqual(['101']);
});
