/** A bucket for pictures at any store that speaks the protocol of Amazon S3. */
import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { HttpError } from '../http/http-error';
import type { Log } from '../log';
import type { BucketConfig } from '../settings-kinds';
import type { Picture } from './picture';

/** Every method throws a 503 in words where the store refuses or does not answer, and logs why. */
export interface Bucket {
  put(id: string, picture: Picture): Promise<void>;
  /** `null` where there is none. */
  get(id: string): Promise<Uint8Array | null>;
  /** One that is not there is no mistake. */
  delete(id: string): Promise<void>;
}

/** In ms, for all attempts at a request; a picture has some hundred kilobytes. */
const ANSWER_MS = 10_000;
/** Where the store has a fault of its own, or is busy (`SlowDown`). */
const RETRIES = 2;
const PAUSE_MS = 100;

export function openBucket({ address, region, key, secret }: BucketConfig, log: Log): Bucket {
  const credentials = { accessKeyId: key, secretAccessKey: secret };
  // Its own retries leave the bodies of failed answers unread, and their connections taken.
  const client = new AwsClient({ ...credentials, service: 's3', region, retries: 0 });

  async function ask(method: 'PUT' | 'GET' | 'DELETE', id: string, picture?: Picture) {
    const sum = createHash('sha256').update(picture?.bytes ?? '');
    const headers = {
      'X-Amz-Content-Sha256': sum.digest('hex'),
      ...(picture && { 'Content-Type': picture.type }),
    };
    const body = picture ? new Uint8Array(picture.bytes) : null;
    const signal = AbortSignal.timeout(ANSWER_MS);
    const init = { method, headers, body, signal, redirect: 'manual' } as const;
    for (let retries = RETRIES; ; retries -= 1) {
      const answer = await client.fetch(`${address}/uploads/${id}`, init);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      if (answer.ok) return bytes;
      const code = codeIn(bytes);
      if (answer.status === 404 && code === 'NoSuchKey') return null;
      if (answer.status < 500 || retries === 0) throw new Error(`${answer.status} ${code}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  async function telling(...question: Parameters<typeof ask>): Promise<Uint8Array | null> {
    try {
      return await ask(...question);
    } catch (error) {
      log.error(`the store of UPLOADS_URL failed at a ${question[0]}`, reasonOf(error));
      throw away();
    }
  }

  return {
    async put(id, picture) {
      await telling('PUT', id, picture);
    },
    get: (id) => telling('GET', id),
    async delete(id) {
      await telling('DELETE', id);
    },
  };
}

/** What stores say besides may name the key, or what was signed. */
function codeIn(answer: Uint8Array): string {
  return /<Code>(\w+)<\/Code>/.exec(Buffer.from(answer).toString())?.[1] ?? '';
}

/** `fetch` says only that it failed. */
function reasonOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error;
}

function away(): HttpError {
  return new HttpError(
    503,
    'Pictures cannot be saved or shown at the moment. Please try again later.',
    undefined,
    { 'Retry-After': '30' },
  );
}
