import { imageMessages, MAX_IMAGE_BYTES } from '../../contract/forms/images';
import type { Config } from '../config';
import type { Queries } from '../db/db';
import { invalid, tooLarge } from '../http/http-error';
import type { Bucket } from './bucket';
import { type Picture, type PictureReader, UnusablePicture } from './picture';

interface Upload {
  readonly type: string;
  readonly content: Uint8Array | null;
  /** `null` if the picture is public; otherwise its owner's id, or `''` if it has no owner. */
  readonly only_for: string | null;
}

export interface NewUpload {
  readonly picture: Picture;
  readonly field: string;
  readonly owner: string;
  readonly isPublic: boolean;
}

export async function imageIn(
  pictures: PictureReader,
  file: File,
  field: string,
): Promise<Picture> {
  if (file.size > MAX_IMAGE_BYTES) throw tooLarge(imageMessages.size, field);
  try {
    return await pictures.read(file);
  } catch (error) {
    if (error instanceof UnusablePicture) throw invalid({ [field]: [error.phrase] });
    throw error;
  }
}

/** @throws {HttpError} 422 if the picture doesn't fit in the owner's remaining space */
export async function addUpload(
  { query }: Queries,
  { id, picture: { type, bytes }, field, owner, isPublic }: NewUpload & { readonly id: string },
  isOutside: boolean,
  { now, pictureBytesEach }: Config,
): Promise<void> {
  const [stored] = await query<{ bytes: number }>(
    `select coalesce(sum(coalesce(outside_bytes, octet_length(content))), 0)::int as bytes
     from uploads where owner_id = $1`,
    [owner],
  );
  if ((stored?.bytes ?? 0) + bytes.byteLength > pictureBytesEach) {
    throw invalid({ [field]: [imageMessages.full] });
  }
  await query(
    `insert into uploads (id, type, content, outside_bytes, created_at, owner_id, is_public)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      ...[id, type, isOutside ? null : bytes, isOutside ? bytes.byteLength : null],
      ...[now(), owner, isPublic],
    ],
  );
}

const PREFIX = '/media/uploads/';

export function uploadAddress(id: string): string {
  return PREFIX + id;
}

export async function uploadById({ query }: Queries, id: string): Promise<Upload | null> {
  const [upload] = await query<Upload>(
    `select type, content, case when not is_public then coalesce(owner_id, '') end as only_for
     from uploads where id = $1`,
    [id],
  );
  return upload ?? null;
}

/** Makes the owner's pictures in the bucket private, and due for deletion by the scheduled job. */
export async function releaseUploads({ query }: Queries, owner: string): Promise<void> {
  await query(
    `update uploads set owner_id = null, is_public = false, created_at = 'epoch'
     where owner_id = $1 and content is null`,
    [owner],
  );
}

export function uploadsOf({ query }: Queries, owner: string) {
  return query<Pick<Upload, 'type' | 'content'> & { readonly id: string }>(
    'select id, type, content from uploads where owner_id = $1 order by created_at, id',
    [owner],
  );
}

export async function discardUpload({ query }: Queries, bucket: Bucket, id: string): Promise<void> {
  await bucket.delete(id);
  await query('delete from uploads where id = $1', [id]);
}

const AT_ONCE = 100;

export async function deleteUnreferenced(
  { db, bucket }: { readonly db: Queries; readonly bucket: Bucket | null },
  before: Date,
  isShown: (address: string) => string,
): Promise<void> {
  const isUnreferenced = `created_at < $1
    and not ${isShown('$2 || uploads.id')}
    and not exists (select 1 from submissions where thumbnail_id = uploads.id)
    and not exists (select 1 from submission_casts where image_id = uploads.id)`;
  await db.query(`delete from uploads where content is not null and ${isUnreferenced}`, [
    before,
    PREFIX,
  ]);
  if (bucket === null) return;
  const outside = await db.query<{ id: string }>(
    `select id from uploads where content is null and ${isUnreferenced} limit ${AT_ONCE}`,
    [before, PREFIX],
  );
  for (const { id } of outside) await discardUpload(db, bucket, id);
}
