/** Real PostgreSQL servers, each in a temporary folder, reached by its Unix socket. */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** The database of the suite's cluster that others are made from. */
export const SEEDED = 'fin_seeded';

export interface Cluster {
  /** The folder of its socket, by which any process reaches it. */
  readonly folder: string;
  /** Creates an empty database, and returns its address. */
  createDatabase(): Promise<string>;
  /** Starts a streaming replica of all databases that there are and will be. */
  replicate(): Promise<Replica>;
  /** Ends as when the machine is switched off. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

export interface Replica {
  /** Where it has the database of an address. */
  addressOf(url: string): string;
  /** Makes it a primary. */
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

/** Creates a database in the cluster of a folder, as its template is; returns its address. */
export async function createDatabase(
  folder: string,
  { name = `test_${randomUUID()}`, template = 'template1' } = {},
): Promise<string> {
  const urlOf = (database: string) => `postgres://postgres@/${database}?host=${folder}`;
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    await client.query(`create database "${name}" template "${template}"`);
  } finally {
    await client.end();
  }
  return urlOf(name);
}

async function startReplica(primary: string): Promise<Replica> {
  const { folder, runIn, start, stop } = await newPlace();
  await runIn('pg_basebackup', [
    ...['-h', primary, '-U', 'postgres', '-c', 'fast', '-R', '--no-sync'],
  ]);
  await start();
  return {
    addressOf: (url) => url.replace(primary, folder),
    promote: async () => {
      await runIn('pg_ctl', ['-s', 'promote']);
    },
    stop,
  };
}

/** A temporary folder for one PostgreSQL. */
async function newPlace() {
  const folder = await mkdtemp(join(tmpdir(), 'fin-pg-'));
  const bin = reachable(await findPostgres(), folder);
  await chmod(folder, 0o755);
  const asOwner = ownerOf(folder);
  const command = (program: string, args: string[]) =>
    asOwner([join(bin, program), '-D', join(folder, 'data'), ...args]);
  const runIn = (program: string, args: string[]) => {
    const [file = '', ...others] = command(program, args);
    return run(file, others, { cwd: '/' });
  };
  const options = [`unix_socket_directories=${folder}`, ...SETTINGS].map((it) => `-c ${it}`);
  return {
    ...{ folder, runIn },
    start: () =>
      runIn('pg_ctl', ['-s', '-l', join(folder, 'log'), '-o', options.join(' '), 'start']),
    stop: guarded(folder, command('pg_ctl', ['-m', 'immediate', 'stop'])),
  };
}

/**
 * Has PostgreSQL stopped and its folder removed when the returned function is called, or when this
 * process ends, killed or not: the shell waits for the end of its input.
 */
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

/** PostgreSQL refuses to run as root, so root hands the folder to another user first. */
function ownerOf(folder: string): (command: string[]) => string[] {
  if (process.getuid?.() !== 0) return (command) => command;
  const user = hasUser('postgres') ? 'postgres' : 'nobody';
  execFileSync('chown', [user, folder]);
  return (command) => ['runuser', '-u', user, '--', ...command];
}

function hasUser(name: string): boolean {
  try {
    execFileSync('id', ['-u', name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
