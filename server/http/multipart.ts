/** Multipart forms, parsed while they arrive: of what is too much, no more is kept than the limit. */
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { MAX_IMAGE_BYTES } from '../../contract/forms/images';
import { tooLarge } from './http-error';

/** What a request carries, however it wrote it: field name → its text, file or JSON value. */
export type Fields = ReadonlyMap<string, unknown>;

export interface MultipartLimits {
  /** Fields and files together. */
  readonly parts: number;
  /** Bytes of one text. */
  readonly text: number;
}

/**
 * Of a repeated field the last counts. Throws 413 for too many parts or too long a text, the errors of
 * the body, and the parser's own for a malformed one. A file that is larger than an image may be is cut
 * off one byte above that.
 *
 * @param type the `Content-Type`
 */
export async function readMultipart(
  body: Readable,
  type: string,
  { parts, text }: MultipartLimits,
): Promise<Fields> {
  const fields = new Map<string, unknown>();
  const parser = busboy({
    headers: { 'content-type': type },
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
  await Promise.all([pipeline(body, parser), closed]);
  return fields;
}
