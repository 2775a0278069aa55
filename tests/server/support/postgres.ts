import { execFile, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { appendFile, chmod, cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPostgres, reachable } from './postgres-programs';

const run = promisify(execFile);
const SETTINGS = [
  "listen_addresses=''",
  'fsync=off',
  'full_page_writes=off',
  'shared_buffers=32MB',
  'max_connections=100',
  'log_min_messages=panic',
];

export const SEEDED = 'fin_seeded';

export interface Cluster {
  readonly folder: string;
  createDatabase(): Promise<string>;
  replicate(): Promise<Replica>;
  crash(): Promise<void>;
  stop(): Promise<void>;
}

interface Replica {
  addressOf(url: string): string;
  promote(): Promise<void>;
  stop(): Promise<void>;
}

export async function startCluster(): Promise<Cluster> {
  const { folder, runIn, start, stop } = await newPlace();
  await runIn('initdb', [
    ...['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
  ]);
  await start();
  return {
    folder,
    createDatabase: () => createDatabase(folder),
    replicate: () => startReplica(folder),
    crash: async () => {
      await runIn('pg_ctl', ['-s', '-m', 'immediate', 'stop']);
    },
    stop,
  };
}

export async function createDatabase(
  folder: string,
  { name = `test_${randomUUID()}`, template = 'template1' } = {},
): Promise<string> {
  const client = new pg.Client({ connectionString: addressOf(folder, 'postgres') });
  await client.connect();
  try {
    await client.query(`create database "${name}" template "${template}"`);
  } finally {
    await client.end();
  }
  return addressOf(folder, name);
}

function addressOf(folder: string, database: string): string {
  return `postgres://postgres@/${database}?host=${folder}`;
}

async function startReplica(primary: string): Promise<Replica> {
  const { folder, runIn, start, stop, own } = await newPlace();
  await copyData(primary, folder);
  own();
  await start();
  return {
    addressOf: (url) => url.replace(primary, folder),
    promote: async () => {
      await runIn('pg_ctl', ['-s', 'promote']);
    },
    stop,
  };
}

/** Makes a backup through SQL, because not every PostgreSQL includes `pg_basebackup`. */
async function copyData(primary: string, folder: string): Promise<void> {
  const from = join(primary, 'data');
  const to = join(folder, 'data');
  const left = /^(?:postmaster\..+|(?:pg_wal|pg_replslot)\/.+)$/;
  const client = new pg.Client({ connectionString: addressOf(primary, 'postgres') });
  await client.connect();
  try {
    await client.query("select pg_backup_start('replica', true)");
    await cp(from, to, { recursive: true, filter: (path) => !left.test(relative(from, path)) });
    const { rows } = await client.query('select labelfile from pg_backup_stop()');
    await writeFile(join(to, 'backup_label'), rows[0].labelfile);
  } finally {
    await client.end();
  }
  await writeFile(join(to, 'standby.signal'), '');
  const settings = `primary_conninfo = 'host=${primary} user=postgres'\n`;
  await appendFile(join(to, 'postgresql.auto.conf'), settings);
}

async function newPlace() {
  const folder = await mkdtemp(join(tmpdir(), 'fin-pg-'));
  const bin = reachable(await findPostgres(), folder);
  await chmod(folder, 0o755);
  const { own, asOwner } = ownerOf(folder);
  own();
  const command = (program: string, args: string[]) =>
    asOwner([join(bin, program), '-D', join(folder, 'data'), ...args]);
  const runIn = (program: string, args: string[]) => {
    const [file = '', ...others] = command(program, args);
    return run(file, others, { cwd: '/' });
  };
  const options = [`unix_socket_directories=${folder}`, ...SETTINGS].map((it) => `-c ${it}`);
  return {
    folder,
    runIn,
    own,
    start: () =>
      runIn('pg_ctl', ['-s', '-l', join(folder, 'log'), '-o', options.join(' '), 'start']),
    stop: guarded(folder, command('pg_ctl', ['-m', 'immediate', 'stop'])),
  };
}

/** Cleans up in a shell, because this process may be killed. The shell's `stdin` then closes. */
function guarded(folder: string, stop: string[]): () => Promise<void> {
  const script = 'cat; "$@"; rm -rf "$0"';
  const guard = spawn('sh', ['-c', script, folder, ...stop], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  const ended = once(guard, 'exit');
  return async () => {
    guard.ref();
    guard.stdin.end();
    await ended;
  };
}

function ownerOf(folder: string) {
  if (process.getuid?.() !== 0)
    return { own: () => {}, asOwner: (command: string[]): string[] => command };
  const user = hasUser('postgres') ? 'postgres' : 'nobody';
  return {
    own: () => void execFileSync('chown', ['-R', user, folder]),
    asOwner: (command: string[]): string[] => ['runuser', '-u', user, '--', ...command],
  };
}

function hasUser(name: string): boolean {
  try {
    execFileSync('id', ['-u', name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
