import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Config } from '../config';
import { within } from '../http/deadline';
import type { Decoded, Reply } from './decoder-protocol';

export interface Decoder {
  /**
   * Decodes in a separate process. Returns a refusal if the process crashes, times out or runs out
   * of memory.
   *
   * @throws {Error} if no process can be started
   */
  decode(file: Uint8Array): Promise<Decoded>;
  stop(): void;
}

const START_MS = 30_000;
const BYTES_TO_DECODE_LARGEST = 200 * 1024 * 1024;

export function openDecoder({ decoder, log }: Config): Decoder {
  const { program, memoryBytes, pictureMs, idleMs } = decoder;
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  function stop(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  }

  async function start(): Promise<ChildProcess> {
    const started = fork(program, [String(memoryBytes)], {
      serialization: 'advanced',
      execArgv: program.endsWith('.ts') ? ['--import', 'tsx'] : [],
    });
    started.unref();
    started.channel?.unref();
    started.once('exit', () => {
      if (child === started) child = null;
    });
    child = started;
    try {
      await messageFrom(started, START_MS);
    } catch (error) {
      stop();
      throw error;
    }
    return started;
  }

  return {
    async decode(file) {
      clearTimeout(idle);
      const asked = child ?? (await start());
      try {
        asked.send(file);
        const { decoded, rss } = (await messageFrom(asked, pictureMs)) as Reply;
        if (rss > memoryBytes - BYTES_TO_DECODE_LARGEST) stop();
        else idle = setTimeout(stop, idleMs).unref();
        return decoded;
      } catch (error) {
        stop();
        log.error('a picture could not be decoded', error);
        // Except at shutdown, SIGKILL means too much memory: either the process ended itself, or the
        // OOM killer ended it.
        return { refused: error instanceof Ended && error.by === 'SIGKILL' ? 'memory' : 'damaged' };
      }
    },
    stop,
  };
}

class Ended extends Error {
  override readonly name = 'Ended';

  constructor(readonly by: string | number) {
    super(`The picture decoder exited with ${by}`);
  }
}

async function messageFrom(child: ChildProcess, ms: number): Promise<unknown> {
  const over = new AbortController();
  const { signal } = over;
  const ended = once(child, 'exit', { signal }).then(([code, by]) => {
    throw new Ended(by ?? code);
  });
  try {
    const [message] = await within(ms, Promise.race([once(child, 'message', { signal }), ended]));
    return message;
  } finally {
    over.abort();
  }
}
