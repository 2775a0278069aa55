/** Multipart forms, parsed while they arrive: of what is too much, no more is kept than the limit. */
import { createWriteStream, openAsBlob } from 'node:fs';
import { join } from 'node:path';
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
  /** Where files are kept, and read when they are needed; `null` for a form that has none. */
  readonly folder: string | null;
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
  { parts, text, folder }: MultipartLimits,
): Promise<Fields> {
  const fields = new Map<string, unknown>();
  const files: Promise<readonly [name: string, file: File] | undefined>[] = [];
  const parser = busboy({
    headers: { 'content-type': type },
    defParamCharset: 'utf8',
    limits: { parts, fieldSize: text, fieldNameSize: 200, fileSize: MAX_IMAGE_BYTES + 1 },
  });
  const refuse = () => parser.destroy(tooLarge('server.refused.formSize'));
  parser.on('partsLimit', refuse);
  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    if (nameTruncated || valueTruncated) refuse();
    else fields.set(name, value);
  });
  parser.on('file', (name, content, { filename = '', mimeType: type }) => {
    if (folder === null) return content.resume();
    const path = join(folder, String(files.length));
    const file = pipeline(content, createWriteStream(path)).then(
      async () => [name, new File([await openAsBlob(path)], filename, { type })] as const,
    );
    // What it fails with is what the parser fails with, and so the form.
    files.push(file.catch((error: Error) => void parser.destroy(error)));
  });
  const closed = finished(parser);
  try {
    await Promise.all([pipeline(body, parser), closed]);
  } finally {
    // Nothing is written any more when the folder goes.
    await Promise.all(files);
  }
  for (const file of await Promise.all(files)) if (file) fields.set(...file);
  return fields;
}
