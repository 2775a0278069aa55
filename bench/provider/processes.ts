import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Load {
  readonly port: number;
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly ms: number;
}

export interface Outcome {
  readonly count: number;
  readonly seconds: number;
  /** Counts responses by status code; `broken` counts connection errors. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly p99: number;
  readonly longest: number;
}

export interface Running {
  readonly child: ChildProcess;
  readonly port: number;
  end(signal?: NodeJS.Signals): Promise<void>;
}

const fileBeside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export const CONSTANT = fileBeside('constant.mjs');
const TICKS_PER_SECOND = 100;

function allocatorOfImage(): Record<string, string> {
  const settings = readFileSync('Dockerfile', 'utf8').matchAll(/\b(MALLOC_\w+)=(\d+)/g);
  return Object.fromEntries([...settings].map(([, name, value]) => [name, value]));
}

/** @throws {Error} if the program ends before it prints its address */
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

export function processorSeconds({ child }: Running): number {
  const [, fields = ''] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / TICKS_PER_SECOND;
}

export function megabytes({ child }: Running): number {
  const [, kilobytes] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
