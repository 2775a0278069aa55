import type { Config } from '../config';
import type { Db } from '../db/db';
import { type Periodic, periodic } from '../http/periodic';
import type { Bucket } from './bucket';
import { deleteUnreferenced } from './uploads';

const EVERY_MS = 10 * 60_000;
const GRACE_MS = 60 * 60_000;

export function createUploadJob(
  stores: { readonly db: Db; readonly bucket: Bucket | null },
  { now, log }: Config,
  isShown: (address: string) => string,
): Periodic {
  return periodic(
    EVERY_MS,
    () => deleteUnreferenced(stores, new Date(now().getTime() - GRACE_MS), isShown),
    (error) => log.error('replaced pictures could not be deleted', error),
  );
}
