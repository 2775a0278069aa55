/**
 * What every visitor is told alike, kept as the bytes that are sent: plain, gzip and brotli. It stands
 * until the catalogue is another one, which another server may have written.
 */
import { createHash } from 'node:crypto';
import { compressed, type Encoding, isWorthCompressing } from './encoding';

export interface ReadyAnswer {
  /** A weak one: the encodings of an answer share it. */
  readonly tag: string;
  readonly text: string;
  /** The text as JSON. It is everybody's, and must not be changed. */
  readonly body: unknown;
  /** The answer in an encoding; `null` where it is too small to gain by it. */
  encoded(encoding: Encoding): Promise<Uint8Array<ArrayBuffer> | null>;
}

export interface ReadyAnswers {
  /** The answer to a question, made where it is not ready. */
  get(question: string, make: () => Promise<string>): Promise<ReadyAnswer>;
}

/** Answers that are kept, the last asked for; a list takes some 10 kB. */
const KEPT = 500;
/** How long a catalogue is believed to be the present one. */
const BELIEVED_MS = 2_000;

/** @param versionOf a text that differs for every catalogue */
export function readyAnswers(
  versionOf: () => Promise<string>,
  clock: () => number = () => performance.now(),
): ReadyAnswers {
  const kept = new Map<string, Promise<ReadyAnswer>>();
  let version: string | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  async function askVersion(): Promise<void> {
    const present = await versionOf();
    if (present !== version) kept.clear();
    version = present;
    askedAt = clock();
  }

  return {
    async get(question, make) {
      if (clock() - askedAt > BELIEVED_MS) {
        asking ??= askVersion().finally(() => {
          asking = null;
        });
        await asking;
      }
      const ready = kept.get(question) ?? make().then(readyFrom);
      // The last asked for stands last.
      kept.delete(question);
      kept.set(question, ready);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      ready.catch(() => {
        if (kept.get(question) === ready) kept.delete(question);
      });
      return ready;
    },
  };
}

function readyFrom(text: string): ReadyAnswer {
  const encodings = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    tag: `W/"${createHash('sha1').update(text).digest('base64url')}"`,
    text,
    body: JSON.parse(text),
    async encoded(encoding) {
      if (!isWorthCompressing(text)) return null;
      const bytes = encodings.get(encoding) ?? compressed(text, encoding);
      encodings.set(encoding, bytes);
      return bytes;
    },
  };
}
