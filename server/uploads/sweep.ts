/** Deletes pictures that were replaced. */
import type { Config } from '../config';
import type { Db } from '../db/db';
import { type Periodic, periodic } from '../http/periodic';
import { deleteUnreferenced } from './uploads';

const EVERY_MS = 10 * 60_000;
/** A page that was opened before may still show it. */
const KEPT_MS = 60 * 60_000;

/** `isShown`: see `deleteUnreferenced`. */
export function createUploadSweep(
  db: Db,
  { now, log }: Config,
  isShown: (address: string) => string,
): Periodic {
  return periodic(
    EVERY_MS,
    () => deleteUnreferenced(db, new Date(now().getTime() - KEPT_MS), isShown),
    (error) => log.error('replaced pictures could not be deleted', error),
  );
}
