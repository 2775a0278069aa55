/** The processes of the provider's bench and its soak: servers, and clients that load them. */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Load {
  readonly port: number;
  /** Asked for in turn. */
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly ms: number;
}

export interface Outcome {
  /** Answers. */
  readonly count: number;
  readonly seconds: number;
  /** How many answers had which status; `broken` are connections. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Milliseconds. */
  readonly p99: number;
  readonly longest: number;
}

export interface Running {
  readonly child: ChildProcess;
  readonly port: number;
  /** Ends it, and waits for that. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

const fileBeside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export const CONSTANT = fileBeside('constant.mjs');

/** The settings of the allocator with which the image starts the server. */
function allocatorOfImage(): Record<string, string> {
  const settings = readFileSync('Dockerfile', 'utf8').matchAll(/\b(MALLOC_\w+)=(\d+)/g);
  return Object.fromEntries([...settings].map(([, name, value]) => [name, value]));
}

/** Starts a program as the image does, and waits until it says where it is. */
export async function startServer(
  program: string,
  env: Record<string, string> = {},
): Promise<Running> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [program], {
    env: { ...inherited, ...allocatorOfImage(), PORT: '0', RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let printed = '';
  const port = await new Promise<number>((resolve, reject) => {
    const look = (chunk: Buffer) => {
      printed = (printed + chunk).slice(-5_000);
      const [, found] = /Fin is at http:\/\/[^:\s]+:(\d+)/.exec(printed) ?? [];
      if (found) resolve(Number(found));
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    void ended.then(() => reject(new Error(`The server ended:\n${printed}`)));
  });
  return {
    child,
    port,
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
  };
}

/** A client in a process of its own, for one load after another. */
export function startClient() {
  const child = fork(fileBeside('load.mjs'));
  return {
    async run(load: Load): Promise<Outcome> {
      child.send({ headers: {}, ...load });
      const [outcome] = await once(child, 'message');
      return outcome as Outcome;
    },
    end: () => child.kill(),
  };
}

/** Seconds of processor time that a process has used, as Linux counts them, in hundredths. */
export function processorSeconds({ child }: Running): number {
  const [, fields = ''] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / 100;
}

/** Megabytes that a process holds in memory. */
export function megabytes({ child }: Running): number {
  const [, kilobytes] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
