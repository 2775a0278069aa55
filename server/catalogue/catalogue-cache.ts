/** Answers about the catalogue, each made once for a version of it. */
import { createHash } from 'node:crypto';
import { compressed, isWorthCompressing } from '../http/encoding';

export interface CatalogueAnswer<Body> {
  /** Shared by all who ask: it must not be changed. */
  readonly body: Body;
  /** The body as it is sent, made when it is first sent. */
  wire(): Promise<Wire>;
}

interface Wire {
  readonly text: string;
  /** A weak `ETag`: the encodings of an answer share it. */
  readonly tag: string;
  /** The text in brotli; `null` where it is too short to gain by it. */
  readonly brotli: Uint8Array<ArrayBuffer> | null;
}

export interface CatalogueCache {
  /** The answer to a question, made by `make` where this version has none yet. A failure is not cached. */
  get<Body>(question: string, make: () => Promise<Body>): Promise<CatalogueAnswer<Body>>;
}

/** How long a version counts as the current one, in ms: another server may write the catalogue. */
const FRESH_MS = 2_000;
/** Beyond them the least recently used one is dropped. */
const ANSWERS = 500;

/** @param versionOf a text that differs for every catalogue */
export function catalogueCache(
  versionOf: () => Promise<string>,
  clock: () => number = () => performance.now(),
): CatalogueCache {
  /** In the order of their last use. */
  const answers = new Map<string, Promise<CatalogueAnswer<unknown>>>();
  let version: string | null = null;
  let freshUntil = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | null = null;

  async function readVersion(): Promise<void> {
    const current = await versionOf();
    if (current !== version) answers.clear();
    version = current;
    freshUntil = clock() + FRESH_MS;
  }

  function checkVersion(): Promise<void> {
    checking ??= readVersion().finally(() => {
      checking = null;
    });
    return checking;
  }

  function answerTo(question: string, make: () => Promise<unknown>) {
    const answer = answers.get(question) ?? make().then(answerOf);
    answers.delete(question);
    answers.set(question, answer);
    const [oldest] = answers.keys();
    if (answers.size > ANSWERS && oldest !== undefined) answers.delete(oldest);
    answer.catch(() => {
      if (answers.get(question) === answer) answers.delete(question);
    });
    return answer;
  }

  return {
    async get<Body>(question: string, make: () => Promise<Body>) {
      if (clock() >= freshUntil) await checkVersion();
      return (await answerTo(question, make)) as CatalogueAnswer<Body>;
    },
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
