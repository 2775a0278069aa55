import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface Decoder {
  readonly pid: number;
  readonly server: number;
  readonly megabytes: number;
}

export const decodersOf = async (server: number) =>
  (await allDecoders()).filter((it) => it.server === server);

export async function isDecoding(pid: number): Promise<boolean> {
  return (await allDecoders()).some((it) => it.pid === pid);
}

async function allDecoders(): Promise<Decoder[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=,args=']);
  return stdout.split('\n').flatMap((line) => {
    const [, pid, server, kilobytes, program] = /(\d+) +(\d+) +(\d+) (.*)/.exec(line) ?? [];
    if (!program?.includes('picture-decoder')) return [];
    return [{ pid: Number(pid), server: Number(server), megabytes: Number(kilobytes) / 1024 }];
  });
}
