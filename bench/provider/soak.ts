/**
 * `npm run soak [-- --minutes 30]`: runs the built provider under load on both databases.
 * Kills it, floods it with connections, and cuts its PostgreSQL connections.
 * Prints figures about every minute.
 * Fails if an acknowledged write is lost, or a response is a 5xx other than 503 and 507.
 * Also fails if probes fail or are slow, or if memory exceeds its limit.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { buildServer, SERVER_FILE } from '../../scripts/server-build';
import { ensureSiteIsBuilt } from '../../scripts/site-build';
import { startCluster } from '../../tests/server/support/postgres';
import { Answers, asking, pause, startWriter, type Writer } from './members';
import { megabytes, type Running, startClient, startServer } from './processes';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const MS_EACH = (Number(values.minutes) * 60_000) / 2;
const WRITERS = 8;
const READERS = 16;
const FAULT_EVERY_MS = 15_000;
const HEALTH_MS = 250;
const broken: string[] = [];

interface Database {
  readonly name: string;
  readonly env: Record<string, string>;
  readonly memoryLimitMb: number;
  readonly cut: (() => Promise<void>) | null;
}

async function soak({ name, env, memoryLimitMb, cut }: Database): Promise<void> {
  const say = (words: string) => console.log(`${name.padEnd(11)} ${words}`);
  const options = { ...env, DRAIN_SECONDS: '1' };
  let server: Running = await startServer(SERVER_FILE, options);
  let isUp = true;
  let isOver = false;
  let kills = 0;
  const answers = new Answers();
  const probes: number[] = [];
  const sizes: number[] = [];
  const ask = asking(() => server.port, answers);
  const writers: Writer[] = [];
  for (let at = 0; at < WRITERS; at += 1) writers.push(await startWriter(ask));

  async function restart(signal: NodeJS.Signals): Promise<void> {
    isUp = false;
    kills += 1;
    await server.end(signal);
    server = await startServer(SERVER_FILE, options);
    isUp = true;
  }

  async function read(ms: number, connections: number, paths: readonly string[]): Promise<void> {
    const client = startClient();
    const { statuses } = await client.run({ port: server.port, paths, connections, ms });
    client.end();
    for (const [status, count] of Object.entries(statuses)) answers.note(status, count);
  }

  async function probe(): Promise<void> {
    while (!isOver) {
      const { port } = server;
      const begun = performance.now();
      const wasUp = isUp;
      const status = await fetch(`http://localhost:${port}/livez`).then(
        (it) => it.status,
        () => 0,
      );
      if (wasUp && isUp && port === server.port) {
        probes.push(performance.now() - begun);
        if (status !== 200) broken.push(`${name}: a probe was answered ${status}`);
      }
      sizes.push(isUp ? megabytes(server) : 0);
      await pause(100);
    }
  }

  const faults: (() => Promise<unknown>)[] = [
    () => restart('SIGKILL'),
    () => read(3_000, 500, ['/api/v2/user/movie-list', '/api/v2/user/movie-details/101']),
    () => nonsense(server.port),
    ...(cut ? [cut] : []),
    () => restart('SIGTERM'),
    () => guesses(ask),
  ];

  async function fault(): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      await pause(FAULT_EVERY_MS);
      if (isOver) return;
      await faults[turn % faults.length]?.();
      if (turn % 4 === 3) say(figures());
    }
  }

  async function readOn(): Promise<void> {
    const paths = ['/api/v2/user/popular-movie', '/browse', '/media/artwork/101-poster.webp'];
    while (!isOver) {
      if (isUp) await read(2_000, READERS, paths);
      else await pause(200);
    }
  }

  function figures(): string {
    const writes = writers.reduce((sum, it) => sum + it.acknowledged(), 0);
    const counts = [...answers.counts].sort().map(([status, n]) => `${status}: ${n}`);
    return `${writes} writes, ${kills} ends, probe ${p99(probes)} ms, ${sizes.at(-1)} MB; ${counts.join(', ')}`;
  }

  const over = () => isOver;
  const work = [...writers.map((it) => it.run(over)), probe(), readOn(), fault()];
  await pause(MS_EACH);
  isOver = true;
  await Promise.all(work);
  await restart('SIGKILL');
  const losses = await Promise.all(writers.map((it) => it.loss()));
  broken.push(...losses.flatMap((loss) => (loss === null ? [] : [`${name}: ${loss}`])));
  if (answers.failures > 0) broken.push(`${name}: ${answers.failures} failures`);
  if (p99(probes) > HEALTH_MS) broken.push(`${name}: a probe took ${p99(probes)} ms`);
  const most = Math.max(...sizes);
  if (most > memoryLimitMb) broken.push(`${name}: ${most} MB, ${memoryLimitMb} are allowed`);
  say(`${figures()}; at most ${most} MB`);
  await server.end();
}

function p99(all: readonly number[]): number {
  return Math.round([...all].sort((a, b) => a - b)[Math.floor(all.length * 0.99)] ?? 0);
}

async function nonsense(port: number): Promise<void> {
  const texts = [
    '\0\0\0\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`,
    'GET /browse HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
    'POST /api/v2/login HTTP/1.1\r\n',
  ];
  const sockets = texts.flatMap((text) =>
    Array.from({ length: 20 }, () => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      return socket.on('error', () => {});
    }),
  );
  await pause(5_000);
  for (const socket of sockets) socket.destroy();
}

async function guesses(ask: ReturnType<typeof asking>): Promise<void> {
  const guess = () => ask('/login', { email: 'demo@fin.example', password: 'wrong-guess' });
  await Promise.all(Array.from({ length: 40 }, guess));
}

await ensureSiteIsBuilt();
await buildServer();
const dataDir = await mkdtemp(join(tmpdir(), 'fin-soak-'));
const cluster = await startCluster();
try {
  await soak({ name: 'embedded', env: { DATA_DIR: dataDir }, memoryLimitMb: 400, cut: null });
  const url = await cluster.createDatabase();
  const cut = async () => {
    const operator = new pg.Client({ connectionString: url });
    await operator.connect();
    await operator.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
    );
    await operator.end();
  };
  await soak({ name: 'PostgreSQL', env: { DATABASE_URL: url }, memoryLimitMb: 200, cut });
} finally {
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
for (const words of broken) console.error(`broken: ${words}`);
process.exit(broken.length > 0 ? 1 : 0);
