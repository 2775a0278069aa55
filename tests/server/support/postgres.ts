/** A real PostgreSQL of a test's own: Debian's programs, a temporary folder, a Unix socket. */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
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
  'max_connections=60',
  'log_min_messages=panic',
];

export interface Cluster {
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
  const place = await newPlace();
  const { bin, data, folder, asOwner, ctl } = place;
  await asOwner(join(bin, 'initdb'), [
    ...['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
  ]);
  await place.start();
  const url = (database: string) => `postgres://postgres@/${database}?host=${folder}`;
  let databases = 0;
  return {
    async createDatabase() {
      databases += 1;
      const client = new pg.Client({ connectionString: url('postgres') });
      await client.connect();
      await client.query(`create database test_${databases}`);
      await client.end();
      return url(`test_${databases}`);
    },
    replicate: () => startReplica(folder),
    crash: async () => {
      await ctl('-m', 'immediate', 'stop');
    },
    stop: place.remove,
  };
}

async function startReplica(primary: string): Promise<Replica> {
  const place = await newPlace();
  await place.asOwner(join(place.bin, 'pg_basebackup'), [
    ...['-D', place.data, '-h', primary, '-U', 'postgres', '-c', 'fast', '-R', '--no-sync'],
  ]);
  await place.start();
  return {
    addressOf: (url) => url.replace(primary, place.folder),
    promote: async () => {
      await place.ctl('promote');
    },
    stop: place.remove,
  };
}

/** A temporary folder for one PostgreSQL. */
async function newPlace() {
  const folder = await mkdtemp(join(tmpdir(), 'fin-pg-'));
  const bin = reachable(await findPostgres(), folder);
  await chmod(folder, 0o755);
  const asOwner = ownerOf(folder);
  const data = join(folder, 'data');
  const ctl = (...args: string[]) =>
    asOwner(join(bin, 'pg_ctl'), ['-D', data, '-w', '-s', ...args]);
  const options = [`unix_socket_directories=${folder}`, ...SETTINGS].map((it) => `-c ${it}`);
  return {
    ...{ bin, folder, data, asOwner, ctl },
    start: () => ctl('-l', join(folder, 'log'), '-o', options.join(' '), 'start'),
    async remove() {
      if (existsSync(join(data, 'postmaster.pid'))) await ctl('-m', 'immediate', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root, so root hands the folder to another user first. */
function ownerOf(folder: string): (program: string, args: string[]) => Promise<unknown> {
  const options = { cwd: '/' };
  if (process.getuid?.() !== 0) return (program, args) => run(program, args, options);
  const user = hasUser('postgres') ? 'postgres' : 'nobody';
  execFileSync('chown', [user, folder]);
  return (program, args) => run('runuser', ['-u', user, '--', program, ...args], options);
}

function hasUser(name: string): boolean {
  try {
    execFileSync('id', ['-u', name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
