/** Deletes pictures that were replaced. */
import type { Config } from '../config';
import type { Db } from '../db/db';
import { type Periodic, periodic } from '../http/periodic';
import type { Bucket } from './bucket';
import { deleteUnreferenced } from './uploads';

const EVERY_MS = 10 * 60_000;
/** A page that was opened before may still show it. */
const KEPT_MS = 60 * 60_000;

/** `isShown`: see `deleteUnreferenced`. */
export function createUploadSweep(
  stores: { readonly db: Db; readonly bucket: Bucket | null },
  { now, log }: Config,
  isShown: (address: string) => string,
): Periodic {
  return periodic(
    EVERY_MS,
    () => deleteUnreferenced(stores, new Date(now().getTime() - KEPT_MS), isShown),
    (error) => log.error('replaced pictures could not be deleted', error),
  );
}
