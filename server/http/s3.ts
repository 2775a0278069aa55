import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { TextKey } from '../../contract/text-key';
import type { Log } from '../log';
import type { BucketConfig } from '../settings-kinds';
import { HttpError } from './http-error';

interface S3Object {
  readonly type: string;
  readonly bytes: Uint8Array;
}

interface RequestOptions {
  readonly object?: S3Object;
  readonly knownTag?: string | null;
}

interface StoredObject {
  readonly bytes: Uint8Array;
  readonly tag: string | null;
}

export interface S3 {
  /**
   * Returns `null` if the object is absent, `unchanged` if it still has the known tag.
   *
   * @throws {Error} on a network error, timeout or unexpected status. For an unexpected status,
   * the message contains only the status and the store's error code.
   */
  request(
    method: 'PUT' | 'GET' | 'DELETE',
    name: string,
    options?: RequestOptions,
  ): Promise<Answer>;
  /** The URL changes once an hour, and stays valid for at least `SIGNED_FOR_SECONDS`. */
  signed(method: string, name: string, answer: SignedAnswer): Promise<string>;
}
type Answer = StoredObject | 'unchanged' | null;

interface SignedAnswer {
  readonly type: string;
  readonly caching: string;
  readonly now: Date;
}

const ANSWER_MS = 10_000;
const RETRIES = 2;
const PAUSE_MS = 100;

const HOUR_MS = 60 * 60_000;
const MAX_STORE_CLOCK_LAG_MS = 5 * 60_000;
export const SIGNED_FOR_SECONDS = 3_300;

export function s3({ address, region, key, secret }: BucketConfig): S3 {
  const credentials = { accessKeyId: key, secretAccessKey: secret };
  // Disable the library's retries: they leave bodies unread, which keeps connections open.
  const client = new AwsClient({ ...credentials, service: 's3', region, retries: 0 });

  return {
    async request(method, name, { object, knownTag } = {}) {
      const sum = createHash('sha256').update(object?.bytes ?? '');
      const headers = {
        'X-Amz-Content-Sha256': sum.digest('hex'),
        ...(object && { 'Content-Type': object.type }),
        ...(knownTag && { 'If-None-Match': knownTag }),
      };
      const body = object ? new Uint8Array(object.bytes) : null;
      const signal = AbortSignal.timeout(ANSWER_MS);
      const init = { method, headers, body, signal, redirect: 'manual' } as const;
      for (let retries = RETRIES; ; retries -= 1) {
        const answer = await client.fetch(`${address}/${name}`, init);
        const bytes = new Uint8Array(await answer.arrayBuffer());
        if (answer.ok) return { bytes, tag: answer.headers.get('etag') };
        if (answer.status === 304) return 'unchanged';
        const code = codeIn(bytes);
        if (answer.status === 404 && code === 'NoSuchKey') return null;
        if (answer.status < 500 || retries === 0) throw new Error(`${answer.status} ${code}`);
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    },
    async signed(method, name, { type, caching, now }) {
      const hour = Math.floor((now.getTime() - MAX_STORE_CLOCK_LAG_MS) / HOUR_MS) * HOUR_MS;
      const url = new URL(`${address}/${name}`);
      url.search = new URLSearchParams({
        'X-Amz-Expires': String((2 * HOUR_MS) / 1000),
        'response-cache-control': caching,
        'response-content-type': type,
      }).toString();
      const datetime = new Date(hour).toISOString().replace(/[:-]|\.\d{3}/g, '');
      return (await client.sign(url, { method, aws: { signQuery: true, datetime } })).url;
    },
  };
}

/** Extracts only the error code, because the rest may contain the access key id. */
function codeIn(answer: Uint8Array): string {
  return /<Code>(\w+)<\/Code>/.exec(Buffer.from(answer).toString())?.[1] ?? '';
}

export async function reachingStore<T>(
  { log, setting, away }: { readonly log: Log; readonly setting: string; readonly away: TextKey },
  what: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    log.error(`the store of ${setting} failed at a ${what}`, reasonOf(error));
    throw new HttpError(503, away, undefined, { 'Retry-After': '30' });
  }
}

function reasonOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error;
}
