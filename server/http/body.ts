/** Reads a request's body into fields: multipart, urlencoded or JSON, up to a size. */
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isRecord } from '../../contract/envelope';
import type { Fields } from './fields';
import { HttpError, tooLarge } from './http-error';

const MB = 1024 * 1024;
/** Bytes of a form of texts, with room to answer 422 to texts that are too long. */
export const FORM_SIZE = 4 * MB;
/** 25 MB of images, and the texts and boundaries around them. */
export const UPLOAD_SIZE = 26 * MB;

/** Throws 413 for more than `limit` bytes, 400 for a malformed body, 415 for any other type. */
export async function readFields(c: Context, limit: number): Promise<Fields> {
  const type = c.req.header('content-type') ?? '';
  const isJson = /^application\/json\b/i.test(type);
  const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type);
  try {
    await limitBody(c, limit);
    const bytes = await c.req.raw.arrayBuffer();
    if (bytes.byteLength === 0) return new Map();
    if (isJson) return fromJson(bytes);
    if (isForm) return await fromForm(bytes, type);
  } catch (error) {
    // What is malformed, or breaks off half way, is the client's error.
    throw error instanceof HttpError ? error : unreadable();
  }
  throw new HttpError(415, 'This kind of request body is not understood.');
}

async function limitBody(c: Context, maxSize: number): Promise<void> {
  const onError = () => {
    throw tooLarge(`A request may have at most ${Math.floor(maxSize / MB)} MB.`);
  };
  await bodyLimit({ maxSize, onError })(c, async () => {});
}

function fromJson(bytes: ArrayBuffer): Fields {
  const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (!isRecord(body)) throw unreadable();
  return new Map(Object.entries(body));
}

async function fromForm(bytes: ArrayBuffer, type: string): Promise<Fields> {
  return new Map(await new Response(bytes, { headers: { 'content-type': type } }).formData());
}

function unreadable(): HttpError {
  return new HttpError(400, 'The request could not be read.');
}
