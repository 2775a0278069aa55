import { createWriteStream, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { MAX_IMAGE_BYTES } from '../../contract/forms/images';
import { tooLarge } from './http-error';

export type Fields = ReadonlyMap<string, unknown>;

interface MultipartLimits {
  readonly parts: number;
  readonly text: number;
  readonly folder: string | null;
}

/**
 * If several parts have the same name, keeps the last file, or else the last text. Without a
 * `folder`, discards files. Truncates an oversized file one byte above the limit, so that the
 * caller can detect it.
 *
 * @throws {HttpError} 413 for too many parts or a text that is too long
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
    // Destroy the parser, so that parsing fails instead of waiting for the file.
    files.push(file.catch((error: Error) => void parser.destroy(error)));
  });
  const closed = finished(parser);
  try {
    await Promise.all([pipeline(body, parser), closed]);
  } finally {
    // Wait for all files, because the caller then removes the folder.
    await Promise.all(files);
  }
  for (const file of await Promise.all(files)) if (file) fields.set(...file);
  return fields;
}
