/** Pictures that members send, kept in the database so that a server has no state of its own. */
import { randomUUID } from 'node:crypto';
import { imageMessages, MAX_IMAGE_BYTES } from '../../contract/forms/images';
import type { Queries } from '../db/db';
import { invalid, tooLarge } from '../http/http-error';
import { imageTypeOf } from './image-type';

export interface Picture {
  /** `image/png`, `image/jpeg`, `image/webp` or `image/gif`. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The picture in a file; refuses what is too large (413) or no picture by its content (422). */
export async function imageIn(file: File, field: string): Promise<Picture> {
  if (file.size > MAX_IMAGE_BYTES) throw tooLarge(imageMessages.size, field);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = imageTypeOf(bytes);
  if (!type) throw invalid({ [field]: [imageMessages.type] });
  return { type, bytes };
}

/** Stores a picture under an unguessable id, and returns that. */
export async function storeUpload(
  { query }: Queries,
  { type, bytes }: Picture,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await query('insert into uploads (id, type, content, created_at) values ($1, $2, $3, $4)', [
    id,
    type,
    bytes,
    now,
  ]);
  return id;
}

/** Where a stored picture is served. */
export function uploadAddress(id: string): string {
  return `/media/uploads/${id}`;
}

export async function uploadById({ query }: Queries, id: string): Promise<Picture | null> {
  const [upload] = await query<{ type: string; content: Uint8Array }>(
    'select type, content from uploads where id = $1',
    [id],
  );
  return upload ? { type: upload.type, bytes: upload.content } : null;
}
