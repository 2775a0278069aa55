import { randomUUID } from 'node:crypto';
import type { Config } from '../config';
import type { Db, Queries } from '../db/db';
import { DatabaseUnavailable } from '../db/unavailable';
import type { Bucket } from './bucket';
import { addUpload, discardUpload, type NewUpload } from './uploads';

interface Needs {
  readonly db: Db;
  readonly bucket: Bucket | null;
  readonly config: Config;
}

/**
 * Stores both the pictures and what `work` writes, or neither. After an error, pictures may stay
 * in the bucket until they are cleaned up.
 *
 * @throws {HttpError} 422 if a picture doesn't fit in the owner's remaining space, 503 if the bucket
 * fails
 */
export async function storingPictures<T>(
  { db, bucket, config }: Needs,
  uploads: readonly NewUpload[],
  work: (queries: Queries, ids: readonly string[]) => Promise<T>,
): Promise<T> {
  const pictures = uploads.map((upload) => ({ ...upload, id: randomUUID() }));
  const ids = pictures.map(({ id }) => id);
  const add = async (queries: Queries) => {
    for (const picture of pictures) await addUpload(queries, picture, bucket !== null, config);
  };
  if (bucket === null || pictures.length === 0) {
    return db.tx(async (queries) => {
      await add(queries);
      return work(queries, ids);
    });
  }
  // Add the rows first, so that the scheduled job can find and delete the pictures after a crash.
  // Commit before uploading, so that no transaction waits for the bucket.
  await db.tx(add);
  try {
    const put = await Promise.allSettled(
      pictures.map(({ id, picture }) => bucket.put(id, picture)),
    );
    for (const outcome of put) if (outcome.status === 'rejected') throw outcome.reason;
    return await db.tx((queries) => work(queries, ids));
  } catch (error) {
    // If the database is unavailable, the commit may have succeeded: leave the cleanup to the
    // scheduled job.
    if (!(error instanceof DatabaseUnavailable)) void discard(db, bucket, ids);
    throw error;
  }
}

async function discard(db: Db, bucket: Bucket, ids: readonly string[]): Promise<void> {
  await Promise.allSettled(ids.map((id) => discardUpload(db, bucket, id)));
}
