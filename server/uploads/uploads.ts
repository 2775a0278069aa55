/** Pictures that members send, kept in the database so that a server has no state of its own. */
import { randomUUID } from 'node:crypto';
import { imageMessages, MAX_IMAGE_BYTES } from '../../contract/forms/images';
import type { Config } from '../config';
import type { Db, Queries, Reads } from '../db/db';
import { invalid, tooLarge } from '../http/http-error';
import { type Picture, pictureIn, UnusablePicture } from './picture';

/** What is known of a stored picture. */
export interface Upload {
  readonly type: string;
  readonly bytes: Uint8Array;
  /** The member who may see it, `null` for everybody who has its address. */
  readonly onlyFor: string | null;
}

/** A picture to be stored, the field of the form it came in, and whose it is. */
interface NewUpload {
  readonly picture: Picture;
  readonly field: string;
  readonly owner: string;
  /** Whether everybody who has the address may see it, or the owner alone. */
  readonly isPublic: boolean;
}

/** The picture in a file; refuses what is too large (413) or can't be kept (422). */
export async function imageIn(file: File, field: string): Promise<Picture> {
  if (file.size > MAX_IMAGE_BYTES) throw tooLarge(imageMessages.size, field);
  try {
    return await pictureIn(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    if (error instanceof UnusablePicture) throw invalid({ [field]: [error.message] });
    throw error;
  }
}

/** Stores a picture under an unguessable id, and returns that; 422 where the owner has no room left. */
export async function storeUpload(
  { query }: Queries,
  { picture: { type, bytes }, field, owner, isPublic }: NewUpload,
  { now, pictureBytesEach }: Config,
): Promise<string> {
  const [kept] = await query<{ bytes: number }>(
    `select coalesce(sum(octet_length(content)), 0)::int as bytes from uploads
     where owner_id = $1`,
    [owner],
  );
  if ((kept?.bytes ?? 0) + bytes.byteLength > pictureBytesEach) {
    throw invalid({ [field]: [imageMessages.full] });
  }
  const id = randomUUID();
  await query(
    `insert into uploads (id, type, content, created_at, owner_id, is_public)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, type, bytes, now(), owner, isPublic],
  );
  return id;
}

const PREFIX = '/media/uploads/';

/** Where a stored picture is served. */
export function uploadAddress(id: string): string {
  return PREFIX + id;
}

/** A picture is what it was from the beginning: only one that a replica does not have is asked for twice. */
export async function uploadById(db: Db, id: string): Promise<Upload | null> {
  return (await read(db.reads, id)) ?? (await read(db, id));
}

async function read({ query }: Reads, id: string): Promise<Upload | null> {
  const [upload] = await query<{ type: string; content: Uint8Array; only_for: string | null }>(
    `select type, content, case when not is_public then coalesce(owner_id, '') end as only_for
     from uploads where id = $1`,
    [id],
  );
  return upload ? { type: upload.type, bytes: upload.content, onlyFor: upload.only_for } : null;
}

/**
 * Deletes pictures that nothing refers to, once they are older than `before`. `isShown` is the SQL
 * that tells of an address whether something shows it.
 */
export async function deleteUnreferenced(
  { query }: Queries,
  before: Date,
  isShown: (address: string) => string,
): Promise<void> {
  await query(
    `delete from uploads where created_at < $1
       and not ${isShown('$2 || uploads.id')}
       and not exists (select 1 from submissions where thumbnail_id = uploads.id)
       and not exists (select 1 from submission_casts where image_id = uploads.id)`,
    [before, PREFIX],
  );
}
