/**
 * What every visitor is told alike, kept as the bytes that are sent: plain, gzip and brotli. It stands
 * until the catalogue is another one, which another server may have written.
 */
import { createHash, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compressed, type Encoding, isWorthCompressing } from './encoding';

export interface Told {
  readonly text: string;
  /** About how many bytes of memory it takes, its encodings too. */
  readonly weight: number;
  /** The text in an encoding; `null` where it is too small to gain by it. */
  encoded(encoding: Encoding): Promise<Uint8Array<ArrayBuffer> | null>;
  /** The same, where it has been made; `undefined` where that has to be waited for. */
  made(encoding: Encoding): Uint8Array<ArrayBuffer> | null | undefined;
}

export interface ReadyAnswer extends Told {
  /** A weak one: the encodings of an answer share it. */
  readonly tag: string;
  /** The text as JSON. It is everybody's, and must not be changed. */
  readonly body: unknown;
  /** Whether hearts are anything to it. */
  readonly hasHearts: boolean;
  /** With a member's hearts: `is_watch_list` of each title that has one. */
  withHearts(titleIds: ReadonlySet<string>): Told;
}

export interface ReadyAnswers {
  /** The answer to a question, made where it is not ready. */
  get(question: string, make: () => Promise<string>): Promise<ReadyAnswer>;
  /** Whether it is still the answer to its question, as far as is known without asking. */
  isCurrent(question: string, answer: ReadyAnswer): boolean;
}

const MB = 1024 * 1024;
/** Answers that are kept, the last asked for: so many, and so many bytes of memory together. */
const KEPT = { max: 500, maxSize: 32 * MB };
/** The same of answers with somebody's hearts. */
const KEPT_HEARTS = { max: 2_000, maxSize: 16 * MB };
/** How much larger than its text an answer is in memory: as a value, cut at its hearts, encoded. */
const SHAPES = 5;
/** How long a catalogue is believed to be the current one. */
const BELIEVED_MS = 2_000;

/** @param versionOf a text that differs for every catalogue */
export function readyAnswers(
  versionOf: () => Promise<string>,
  clock: () => number = () => performance.now(),
): ReadyAnswers {
  const kept = new LRUCache<string, Promise<ReadyAnswer>>(KEPT);
  const hearts = new LRUCache<string, Told>({ ...KEPT_HEARTS, sizeCalculation: weightOf });
  /** Those of them that are made. */
  const made = new WeakMap<Promise<ReadyAnswer>, ReadyAnswer>();
  let version: string | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  async function askVersion(): Promise<void> {
    const current = await versionOf();
    if (current !== version) kept.clear();
    version = current;
    askedAt = clock();
  }

  function bringUpToDate(): Promise<void> {
    asking ??= askVersion().finally(() => {
      asking = null;
    });
    return asking;
  }

  return {
    async get(question, make) {
      if (clock() - askedAt > BELIEVED_MS) {
        await bringUpToDate();
      }
      const known = kept.get(question);
      if (known) return known;
      const ready = make().then((text) => readyFrom(text, hearts));
      kept.set(question, ready, { size: 1 });
      const isKept = () => kept.peek(question) === ready;
      ready.then(
        (answer) => {
          made.set(ready, answer);
          // A value that is there already would keep its size.
          if (isKept() && kept.delete(question))
            kept.set(question, ready, { size: weightOf(answer) });
        },
        () => isKept() && kept.delete(question),
      );
      return ready;
    },
    isCurrent(question, answer) {
      const ready = kept.get(question);
      const age = clock() - askedAt;
      // Beforehand, so that nobody has to wait for it; who can't be answered now is told so later.
      if (age > BELIEVED_MS / 2) bringUpToDate().catch(() => {});
      return age <= BELIEVED_MS && ready !== undefined && made.get(ready) === answer;
    },
  };
}

const weightOf = ({ weight }: Told) => weight;

function readyFrom(text: string, kept: LRUCache<string, Told>): ReadyAnswer {
  const body = JSON.parse(text);
  const parts = cutAtHearts(body);
  const titles = parts.filter((_, at) => at % 2 === 1);
  const tag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  // Once for all hearts, which change the length a little: kept headers say whether an answer is encoded.
  const isWorth = isWorthCompressing(text);
  return {
    ...told(text, isWorth),
    weight: text.length * SHAPES,
    tag,
    body,
    hasHearts: titles.length > 0,
    withHearts(titleIds) {
      const question = tag + titles.filter((id) => titleIds.has(id)).join();
      const known = kept.get(question);
      if (known) return known;
      const hearts = told(
        parts.map((part, at) => (at % 2 === 0 ? part : String(titleIds.has(part)))).join(''),
        isWorth,
      );
      kept.set(question, hearts);
      return hearts;
    },
  };
}

function told(text: string, isWorth: boolean): Told {
  const encodings = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  const made = new Map<Encoding, Uint8Array<ArrayBuffer>>();
  return {
    text,
    weight: text.length * 2,
    made: (encoding) => (isWorth ? made.get(encoding) : null),
    async encoded(encoding) {
      if (!isWorth) return null;
      const making = encodings.get(encoding) ?? compressed(text, encoding);
      encodings.set(encoding, making);
      const bytes = await making;
      made.set(encoding, bytes);
      return bytes;
    },
  };
}

/** The body's text where hearts are cut out: each second part is the id of the title in question. */
function cutAtHearts(body: unknown): readonly string[] {
  const mark = `heart-${randomUUID()}-`;
  const marked = JSON.stringify(body, (_, value) =>
    typeof value?.is_watch_list === 'boolean' && typeof value.id === 'string'
      ? { ...value, is_watch_list: mark + value.id }
      : value,
  );
  return marked.split(new RegExp(`"${mark}([^"]*)"`));
}
