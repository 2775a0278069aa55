/** Reads a request's body into fields: multipart, urlencoded or JSON, up to a limit in bytes. */
import { isRecord } from '../../contract/envelope';
import { MAX_IMAGES_BYTES } from '../../contract/forms/images';
import type { Fields } from './fields';
import { HttpError, tooLarge } from './http-error';

const MB = 1024 * 1024;
/** Bytes of a body without files: far more than the fields may hold, so that most excess is a 422. */
export const FORM_SIZE = 4 * MB;
/** Bytes of a body with files: the images, and the texts and boundaries around them. */
export const UPLOAD_SIZE = MAX_IMAGES_BYTES + MB;

const unreadable = () => new HttpError(400, 'The request could not be read.');

/** Throws a refusal: 413 when over `limit` bytes, 400 when malformed, 415 for any other type. */
export async function readFields(request: Request, limit: number): Promise<Fields> {
  const bytes = await readBytes(request, limit);
  if (bytes.length === 0) return new Map();
  const type = request.headers.get('content-type') ?? '';
  if (/^application\/json\b/i.test(type)) return fromJson(bytes);
  if (/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) {
    return fromForm(bytes, type);
  }
  throw new HttpError(415, 'This kind of request body is not understood.');
}

function fromJson(bytes: Uint8Array): Fields {
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (isRecord(body)) return new Map(Object.entries(body));
  } catch {
    throw unreadable();
  }
  throw unreadable();
}

async function fromForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Fields> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    return new Map(form);
  } catch {
    throw unreadable();
  }
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const refusal = () => tooLarge(`A request may have at most ${Math.floor(limit / MB)} MB.`);
  if (Number(request.headers.get('content-length')) > limit) throw refusal();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > limit) throw refusal();
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof HttpError ? error : unreadable();
  }
  return new Uint8Array(Buffer.concat(chunks));
}
