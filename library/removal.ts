import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Order } from './make/order';
import { WORKSHOP } from './make/title';
import type { Matching } from './matching';
import type { Options, Reporter } from './options';
import type { Problem } from './report';
import { isWithin } from './scan/walk';
import { TITLES } from './shape/title';

/** If a larger share of the scanned folders' titles is missing, a disk is probably not mounted. */
const MOST_GONE = 1 / 5;

export async function removeGone(
  { gone, covered }: Matching,
  { orders, unseen }: { orders: readonly Order[]; unseen: readonly string[] },
  { libraryDir, mayPrune, isDryRun }: Options,
  problems: Problem[],
  reporter: Reporter,
): Promise<number> {
  const lost = gone.filter(
    ({ title }) =>
      !orders.some(({ id }) => id === title.id) &&
      !unseen.some((path) => isWithin(title.made.path, path)),
  );
  if (lost.length > covered * MOST_GONE && !mayPrune) {
    const why = `${lost.length} of ${covered} titles are gone at once. Nothing was removed; --prune removes them.`;
    problems.push({ path: lost[0]?.title.made.path ?? '', why });
    return 0;
  }
  for (const { folder, title } of lost) {
    reporter.line(`${title.name}: ${isDryRun ? 'would be removed' : 'removed'}, its film is gone.`);
    if (!isDryRun) await removeFolder(libraryDir, folder);
  }
  return isDryRun ? 0 : lost.length;
}

/** Renames the folder first, so that a server sees all of it or nothing. */
export async function removeFolder(libraryDir: string, folder: string): Promise<void> {
  const aside = join(libraryDir, WORKSHOP, folder);
  await mkdir(join(libraryDir, WORKSHOP), { recursive: true });
  await rename(join(libraryDir, TITLES, folder), aside);
  await rm(aside, { recursive: true, force: true });
}
