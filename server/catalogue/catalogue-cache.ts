import { createHash } from 'node:crypto';
import { within } from '../http/deadline';
import { compressed, isWorthCompressing } from '../http/encoding';

export interface CatalogueAnswer<Body> {
  readonly body: Body;
  wire(): Promise<Wire>;
}

interface Wire {
  readonly text: string;
  readonly tag: string;
  readonly brotli: Uint8Array<ArrayBuffer> | null;
}

export interface CatalogueCache {
  /**
   * Returns the cached answer. If there is none, calls `make`. A change of the catalogue clears all
   * cached answers.
   *
   * Also calls `make` if the answer is older than `maxAgeMs`, unless the version can't be read. If
   * `make` then fails or exceeds `TIMEOUT_MS`, returns the old answer. A late result is cached.
   * After a failure, the old answer counts as fresh for another `maxAgeMs`.
   *
   * @throws the error of `make`, if there is no cached answer
   * @throws the error of reading the version, if there is no cached answer, or if the last
   * successful read is more than `FRESH_MS + STALE_MS` ago
   */
  get<Body>(
    key: string,
    make: () => Promise<Body>,
    maxAgeMs?: number,
  ): Promise<CatalogueAnswer<Body>>;
  canAnswer(): boolean;
}

const FRESH_MS = 2_000;
const STALE_MS = 5 * 60_000;
const TIMEOUT_MS = 1_000;
const MAX_ENTRIES = 500;

interface Entry {
  answer: Promise<CatalogueAnswer<unknown>>;
  readonly until: number;
}

export function catalogueCache(
  versionOf: () => Promise<string>,
  clock: () => number = () => performance.now(),
): CatalogueCache {
  const answers = new Map<string, Entry>();
  let version: string | null = null;
  let freshUntil = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | null = null;
  let isDown = false;

  async function readVersion(): Promise<void> {
    const current = await versionOf();
    if (current !== version) answers.clear();
    version = current;
    freshUntil = clock() + FRESH_MS;
    isDown = false;
  }

  function checkVersion(): Promise<void> {
    checking ??= readVersion().finally(() => {
      checking = null;
    });
    return checking;
  }

  async function checkFor(key: string): Promise<void> {
    const check = checkVersion();
    if (!answers.has(key) || !mayServeStale()) return check;
    if (isDown) check.catch(() => {});
    else {
      await within(TIMEOUT_MS, check).catch(() => {
        isDown = true;
      });
    }
  }

  function mayServeStale(): boolean {
    return clock() <= freshUntil + STALE_MS;
  }

  function answerTo(key: string, make: () => Promise<unknown>, maxAgeMs: number) {
    const last = answers.get(key);
    const isCurrent = last && (isDown || clock() < last.until);
    const entry = isCurrent ? last : newEntry(last, make, clock() + maxAgeMs);
    answers.delete(key);
    answers.set(key, entry);
    const [oldest] = answers.keys();
    if (answers.size > MAX_ENTRIES && oldest !== undefined) answers.delete(oldest);
    entry.answer.catch(() => {
      if (answers.get(key) === entry) answers.delete(key);
    });
    return entry.answer;
  }

  function newEntry(last: Entry | undefined, make: () => Promise<unknown>, until: number): Entry {
    const made = make().then(answerOf);
    if (!last) return { answer: made, until };
    const entry = { answer: within(TIMEOUT_MS, made).catch(() => last.answer), until };
    made.then(
      () => {
        entry.answer = made;
      },
      () => {},
    );
    return entry;
  }

  return {
    async get<Body>(key: string, make: () => Promise<Body>, maxAgeMs = Number.POSITIVE_INFINITY) {
      if (clock() >= freshUntil) await checkFor(key);
      return (await answerTo(key, make, maxAgeMs)) as CatalogueAnswer<Body>;
    },
    canAnswer: () => answers.size > 0 && mayServeStale(),
  };
}

function answerOf(body: unknown): CatalogueAnswer<unknown> {
  let wire: Promise<Wire> | null = null;
  return {
    body,
    wire() {
      wire ??= wireOf(JSON.stringify(body));
      return wire;
    },
  };
}

async function wireOf(text: string): Promise<Wire> {
  return {
    text,
    tag: `W/"${createHash('sha1').update(text).digest('base64url')}"`,
    brotli: isWorthCompressing(text) ? await compressed(text, 'br') : null,
  };
}
