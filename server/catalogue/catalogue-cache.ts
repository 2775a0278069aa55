/** The catalogue cache: each answer is computed once per version of the catalogue. */
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
   * A cached answer, else the result of `make`. Failures aren't cached. After `maxAgeMs` it is
   * computed again; if that fails or is slow, the stale answer is extended.
   */
  get<Body>(
    question: string,
    make: () => Promise<Body>,
    maxAgeMs?: number,
  ): Promise<CatalogueAnswer<Body>>;
  canAnswer(): boolean;
}

/** How long a version counts as current: another server may change the catalogue. */
const FRESH_MS = 2_000;
/**
 * How long stale answers are served while the version can't be read; a check takes at most
 * `PATIENCE_MS`.
 */
const OUTLIVES_MS = 5 * 60_000;
const PATIENCE_MS = 1_000;
const ANSWERS = 500;

interface Kept {
  readonly answer: Promise<CatalogueAnswer<unknown>>;
  readonly until: number;
}

export function catalogueCache(
  versionOf: () => Promise<string>,
  clock: () => number = () => performance.now(),
): CatalogueCache {
  const answers = new Map<string, Kept>();
  let version: string | null = null;
  let freshUntil = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | null = null;
  let isAway = false;

  async function readVersion(): Promise<void> {
    const current = await versionOf();
    if (current !== version) answers.clear();
    version = current;
    freshUntil = clock() + FRESH_MS;
    isAway = false;
  }

  function checkVersion(): Promise<void> {
    checking ??= readVersion().finally(() => {
      checking = null;
    });
    return checking;
  }

  /** A cached question waits for the version check. During a failure only the first one does. */
  async function checkFor(question: string): Promise<void> {
    const check = checkVersion();
    if (!answers.has(question) || !isStandingIn()) return check;
    if (isAway) check.catch(() => {});
    else await within(PATIENCE_MS, check).catch(noteAway);
  }

  function noteAway(): void {
    isAway = true;
  }

  function isStandingIn(): boolean {
    return clock() <= freshUntil + OUTLIVES_MS;
  }

  function answerTo(question: string, make: () => Promise<unknown>, maxAgeMs: number) {
    const last = answers.get(question);
    const isCurrent = last && (isAway || clock() < last.until);
    const kept = isCurrent ? last : { answer: makeAfter(last, make), until: clock() + maxAgeMs };
    answers.delete(question);
    answers.set(question, kept);
    const [oldest] = answers.keys();
    if (answers.size > ANSWERS && oldest !== undefined) answers.delete(oldest);
    kept.answer.catch(() => {
      if (answers.get(question) === kept) answers.delete(question);
    });
    return kept.answer;
  }

  function makeAfter(last: Kept | undefined, make: () => Promise<unknown>) {
    const made = make().then(answerOf);
    return last ? within(PATIENCE_MS, made).catch(() => last.answer) : made;
  }

  return {
    async get<Body>(
      question: string,
      make: () => Promise<Body>,
      maxAgeMs = Number.POSITIVE_INFINITY,
    ) {
      if (clock() >= freshUntil) await checkFor(question);
      return (await answerTo(question, make, maxAgeMs)) as CatalogueAnswer<Body>;
    },
    canAnswer: () => answers.size > 0 && isStandingIn(),
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
