import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { SERVER_FILE } from '../../../scripts/server-build';

export interface ServerProcess {
  readonly pid: number;
  readonly address: string;
  readonly printed: () => string;
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export async function startProcess(
  env: Record<string, string>,
  program = [SERVER_FILE],
  runner = process.execPath,
  whenOver: WhenOver = onTestFinished,
): Promise<ServerProcess> {
  const { child, printed, ended } = launch(env, program, runner, whenOver);
  const address = await Promise.race([
    addressIn(child, printed),
    ended.then(() => {
      throw new Error(`The server ended before it was ready:\n${printed()}`);
    }),
  ]);
  return {
    pid: child.pid ?? Number.NaN,
    address,
    printed,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

export const failingProcess = (env: Record<string, string>) => runProcess(env, [SERVER_FILE]);

export async function runProcess(env: Record<string, string>, program: string[]) {
  const { printed, ended } = launch(env, program);
  return { code: await ended, printed: printed() };
}

type WhenOver = (end: () => Promise<void>) => void;

function launch(
  env: Record<string, string>,
  program: string[],
  runner = process.execPath,
  whenOver: WhenOver = onTestFinished,
) {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(runner, program, {
    env: { ...inherited, PORT: '0', ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  whenOver(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended;
  });
  return { child, printed: () => text, ended };
}

function addressIn({ stdout }: ChildProcess, printed: () => string): Promise<string> {
  return new Promise((settle) => {
    const look = () => {
      const [, address] = /Fin is at (http:\S+)/.exec(printed()) ?? [];
      if (address) settle(address);
    };
    stdout?.on('data', look);
  });
}
