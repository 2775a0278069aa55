/** Storing pictures together with what shows them: all of it or nothing. */
import { randomUUID } from 'node:crypto';
import type { Config } from '../config';
import type { Db, Queries } from '../db/db';
import { DatabaseUnavailable } from '../db/unavailable';
import type { Bucket } from './bucket';
import { addUpload, discardUpload, type NewUpload } from './uploads';

interface Needs {
  readonly db: Db;
  /** `null` keeps pictures in the database. */
  readonly bucket: Bucket | null;
  readonly config: Config;
}

/**
 * Runs `work` in a transaction in which the pictures are stored, under the ids that it gets, in their
 * order. Throws 422 where the owner has no room left, 503 where the bucket can't be reached.
 */
export async function storingPictures<T>(
  { db, bucket, config }: Needs,
  uploads: readonly NewUpload[],
  work: (queries: Queries, ids: readonly string[]) => Promise<T>,
): Promise<T> {
  const pictures = uploads.map((upload) => ({ ...upload, id: randomUUID() }));
  const ids = pictures.map(({ id }) => id);
  const isOutside = bucket !== null && pictures.length > 0;
  const add = async (queries: Queries) => {
    for (const picture of pictures) await addUpload(queries, picture, isOutside, config);
  };
  if (!isOutside) {
    return db.tx(async (queries) => {
      await add(queries);
      return work(queries, ids);
    });
  }
  // First a row, which nothing refers to: what is put into the bucket is known, and swept, though the
  // server may die in between. And no transaction waits for the bucket.
  await db.tx(add);
  try {
    const put = await Promise.allSettled(
      pictures.map(({ id, picture }) => bucket.put(id, picture)),
    );
    for (const outcome of put) if (outcome.status === 'rejected') throw outcome.reason;
    return await db.tx((queries) => work(queries, ids));
  } catch (error) {
    // Where it is not known whether the work was done, the sweep looks later.
    if (!(error instanceof DatabaseUnavailable)) void discard(db, bucket, ids);
    throw error;
  }
}

/** Nobody waits for it. What can't be taken back now is left to the sweep. */
async function discard(db: Db, bucket: Bucket, ids: readonly string[]): Promise<void> {
  await Promise.allSettled(ids.map((id) => discardUpload(db, bucket, id)));
}
