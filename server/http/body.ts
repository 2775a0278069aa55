/** Reads a request's body into fields: multipart, urlencoded or JSON, up to a limit in bytes. */
import type { Context } from 'hono';
import { isRecord } from '../../contract/envelope';
import { MAX_IMAGES_BYTES } from '../../contract/forms/images';
import { arriving, wholeOf } from './arriving';
import { HttpError } from './http-error';
import { type Fields, readMultipart } from './multipart';

const KB = 1024;
const MB = 1024 * KB;

/** What a body may hold. */
interface BodyLimits {
  readonly bytes: number;
  readonly parts: number;
}

/** A body without files: more than the fields may hold, so that most excess is a 422. */
export const FORM_LIMITS: BodyLimits = { bytes: 64 * KB, parts: 40 };
/** A body with files: the images, and the texts and boundaries around them; 20 rows of a cast. */
export const UPLOAD_LIMITS: BodyLimits = { bytes: MAX_IMAGES_BYTES + MB, parts: 120 };

/**
 * Throws 413 for more than `limits`, 408 for a body that hardly arrives, 400 for a malformed one, 415 for
 * any other type.
 *
 * @param folder where files are kept; `null` for a form that has none
 */
export async function readFields(
  c: Context,
  limits: BodyLimits,
  folder: string | null,
): Promise<Fields> {
  const type = c.req.header('content-type') ?? '';
  const isJson = /^application\/json\b/i.test(type);
  const isMultipart = /^multipart\/form-data\b/i.test(type);
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(type);
  try {
    if (isMultipart) {
      const body = arriving(c.req.raw, limits.bytes);
      const text = FORM_LIMITS.bytes;
      return await readMultipart(body, type, { parts: limits.parts, text, folder });
    }
    const bytes = await wholeOf(c.req.raw, FORM_LIMITS.bytes);
    if (bytes.byteLength === 0) return new Map();
    if (isJson) return fromJson(bytes);
    if (isForm) return new Map(new URLSearchParams(new TextDecoder().decode(bytes)));
  } catch (error) {
    // What is malformed, or breaks off half way, is the client's error.
    throw error instanceof HttpError || isOfDisk(error) ? error : unreadable();
  }
  throw new HttpError(415, 'server.refused.bodyType');
}

/**
 * The JSON of a body, whatever its type is called. Throws 413 for more bytes, 408 for one that hardly
 * arrives, 400 for what is no JSON.
 */
export async function readJson(c: Context, most: number): Promise<unknown> {
  try {
    return JSON.parse((await wholeOf(c.req.raw, most)).toString());
  } catch (error) {
    throw error instanceof HttpError ? error : unreadable();
  }
}

function fromJson(bytes: Buffer): Fields {
  const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (!isRecord(body)) throw unreadable();
  return new Map(Object.entries(body));
}

/** A file that could not be kept. */
function isOfDisk(error: unknown): boolean {
  return ['open', 'write'].includes((error as NodeJS.ErrnoException).syscall ?? '');
}

function unreadable(): HttpError {
  return new HttpError(400, 'server.refused.unreadable');
}
