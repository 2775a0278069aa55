import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { CannotImport, diskFull, NO_ROOM } from './fault';

export interface Programs {
  readonly ffmpeg: string;
  readonly ffprobe: string;
}

const LEAST = 5;
const ENCODERS = ['libx264', 'aac', 'webvtt'];
const REMEDY =
  'Install it (Debian: apt-get install ffmpeg), or set FFMPEG and FFPROBE to the programs.';

/** @throws {CannotImport} if a program does not run or is too old, or if ffmpeg lacks an encoder */
export async function checkPrograms({ ffmpeg, ffprobe }: Programs): Promise<void> {
  for (const [name, program] of Object.entries({ ffmpeg, ffprobe })) {
    const text = await outputOf(program, ['-version']).catch(() => null);
    const [, version] = / version n?(\d+(?:\.\d+)*)/.exec(text ?? '') ?? [];
    if (text === null) {
      throw new CannotImport(`The program ${name} was not found (${program}). ${REMEDY}`);
    }
    // Nightly builds may have no version number.
    if (version && Number.parseInt(version, 10) < LEAST) {
      throw new CannotImport(`${program} is ${name} ${version}, and ${LEAST} is needed. ${REMEDY}`);
    }
  }
  const encoders = await outputOf(ffmpeg, ['-hide_banner', '-encoders']);
  const missing = ENCODERS.filter(
    (name) => !new RegExp(`^ [VAS]\\S+ ${name} `, 'm').test(encoders),
  );
  if (missing.length > 0) {
    throw new CannotImport(
      `${ffmpeg} has no encoder ${missing.join(', ')}. Install an ffmpeg that has, or set FFMPEG to one.`,
    );
  }
}

export const QUIET = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y'];

export class ProgramFailed extends Error {}

export async function outputOf(
  program: string,
  args: readonly string[],
  onLine?: (line: string) => void,
): Promise<string> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const lines: string[] = [];
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-4_000);
  });
  createInterface(child.stdout).on('line', onLine ?? ((line) => lines.push(line)));
  try {
    const [code, signal] = await once(child, 'close');
    if (code === 0) return lines.join('\n');
    if (signal)
      throw new CannotImport(`${program} was ended (${signal}). Run the import again: it goes on.`);
  } finally {
    running.delete(child);
  }
  if (NO_ROOM.test(errors)) throw diskFull();
  throw new ProgramFailed(reasonIn(errors));
}

function reasonIn(errors: string): string {
  const last = errors.trim().split('\n').at(-1) ?? '';
  return last.replace(/^.*: /, '').slice(0, 200);
}

const running = new Set<ChildProcess>();

export function endPrograms(): void {
  for (const child of running) child.kill('SIGKILL');
}
