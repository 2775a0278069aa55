/** Multipart forms, parsed while they arrive: of what is too much, no more is kept than the limit. */
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import busboy from 'busboy';
import { MAX_IMAGE_BYTES } from '../../contract/forms/images';
import { HttpError, tooLarge } from './http-error';

/** What a request carries, however it wrote it: field name → its text, file or JSON value. */
export type Fields = ReadonlyMap<string, unknown>;

export interface MultipartLimits {
  /** Fields and files together. */
  readonly parts: number;
  /** Bytes of one text. */
  readonly text: number;
}

/** A body has to bring at least so many bytes in each span of milliseconds. */
const SLOWEST = { bytes: 8_192, ms: 15_000 };

/**
 * Of a repeated field the last counts. Throws 413 for too many parts or too long a text, 408 for a
 * body that hardly arrives, and the parser's own errors for a malformed one. A file that is larger
 * than an image may be is cut off one byte above that.
 */
export async function readMultipart(
  { body, headers }: Request,
  { parts, text }: MultipartLimits,
): Promise<Fields> {
  const fields = new Map<string, unknown>();
  if (!body) return fields;
  const parser = busboy({
    headers: { 'content-type': headers.get('content-type') ?? '' },
    defParamCharset: 'utf8',
    limits: { parts, fieldSize: text, fieldNameSize: 200, fileSize: MAX_IMAGE_BYTES + 1 },
  });
  const refuse = () => parser.destroy(tooLarge('This form holds too much.'));
  parser.on('partsLimit', refuse);
  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    if (nameTruncated || valueTruncated) refuse();
    else fields.set(name, value);
  });
  parser.on('file', (name, file, { filename = '', mimeType }) => {
    const chunks: Buffer[] = [];
    file.on('data', (chunk: Buffer) => chunks.push(chunk));
    file.on('error', () => {});
    file.on('end', () => {
      fields.set(name, new File(chunks as Uint8Array<ArrayBuffer>[], filename, { type: mimeType }));
    });
  });
  const closed = finished(parser);
  await Promise.all([pipeline(arriving(body as ReadableStream), parser), closed]);
  return fields;
}

function arriving(body: ReadableStream): Readable {
  const source = Readable.fromWeb(body);
  let received = 0;
  source.on('data', (chunk: Uint8Array) => {
    received += chunk.byteLength;
  });
  source.pause();
  const timer = setInterval(() => {
    if (received < SLOWEST.bytes) source.destroy(new HttpError(408, 'The request took too long.'));
    received = 0;
  }, SLOWEST.ms);
  source.once('close', () => clearInterval(timer));
  return source;
}
