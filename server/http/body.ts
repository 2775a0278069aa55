/** Reads a request's body into fields: multipart, urlencoded or JSON, up to a limit in bytes. */
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isRecord } from '../../contract/envelope';
import { MAX_IMAGES_BYTES } from '../../contract/forms/images';
import { HttpError, tooLarge } from './http-error';
import { type Fields, readMultipart } from './multipart';

const MB = 1024 * 1024;
const KB = 1024;

/** What a body may hold. */
interface BodyLimits {
  readonly bytes: number;
  readonly parts: number;
}

/** A body without files: more than the fields may hold, so that most excess is a 422. */
export const FORM_LIMITS: BodyLimits = { bytes: 64 * KB, parts: 40 };
/** A body with files: the images, and the texts and boundaries around them; 20 rows of a cast. */
export const UPLOAD_LIMITS: BodyLimits = { bytes: MAX_IMAGES_BYTES + MB, parts: 120 };

/** Throws 413 for more than `limits`, 400 for a malformed body, 415 for any other type. */
export async function readFields(c: Context, limits: BodyLimits): Promise<Fields> {
  const type = c.req.header('content-type') ?? '';
  const isJson = /^application\/json\b/i.test(type);
  const isMultipart = /^multipart\/form-data\b/i.test(type);
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(type);
  try {
    await limitBody(c, isMultipart ? limits.bytes : FORM_LIMITS.bytes);
    if (isMultipart) {
      return await readMultipart(c.req.raw, { parts: limits.parts, text: FORM_LIMITS.bytes });
    }
    const bytes = await c.req.raw.arrayBuffer();
    if (bytes.byteLength === 0) return new Map();
    if (isJson) return fromJson(bytes);
    if (isForm) return new Map(new URLSearchParams(new TextDecoder().decode(bytes)));
  } catch (error) {
    // What is malformed, or breaks off half way, is the client's error.
    throw error instanceof HttpError ? error : unreadable();
  }
  throw new HttpError(415, 'This kind of request body is not understood.');
}

/** The JSON of a body, whatever its type is called. Throws 413 for more bytes, 400 for what is no JSON. */
export async function readJson(c: Context, bytes: number): Promise<unknown> {
  await limitBody(c, bytes);
  try {
    return await c.req.json();
  } catch {
    throw unreadable();
  }
}

async function limitBody(c: Context, maxSize: number): Promise<void> {
  const onError = () => {
    const most = maxSize < MB ? `${maxSize / KB} kB` : `${Math.floor(maxSize / MB)} MB`;
    throw tooLarge(`A request may have at most ${most}.`);
  };
  await bodyLimit({ maxSize, onError })(c, async () => {});
}

function fromJson(bytes: ArrayBuffer): Fields {
  const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (!isRecord(body)) throw unreadable();
  return new Map(Object.entries(body));
}

function unreadable(): HttpError {
  return new HttpError(400, 'The request could not be read.');
}
