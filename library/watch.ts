import { CannotImport } from './fault';
import type { Options, Reporter } from './options';
import { rootsOf, scan } from './scan/scan';

type Folders = Pick<Options, 'folders' | 'libraryDir'>;

/**
 * Returns a function that checks the folders. Call it repeatedly, since network drives report no
 * changes. Until an import has succeeded, each call tries to import. After that, a changed state is
 * imported once two calls in a row have seen it, since files may still be copying.
 * A `CannotImport` is thrown before the first success, and logged after it.
 */
export function createWatch(
  folders: Folders,
  importAll: () => Promise<unknown>,
  { line }: Reporter,
): () => Promise<void> {
  let imported: string | null = null;
  let last: string | null = null;
  let hindrance = '';

  async function look(): Promise<void> {
    const seen = await stateOf(folders);
    if (imported === null || (seen === last && seen !== imported)) {
      await importAll();
      imported = seen;
    }
    last = seen;
    hindrance = '';
  }

  return () =>
    look().catch((error) => {
      if (imported === null || !(error instanceof CannotImport)) throw error;
      if (error.message !== hindrance) line(`${error.message} Trying again.`);
      hindrance = error.message;
    });
}

async function stateOf({ folders, libraryDir }: Folders): Promise<string> {
  const { found } = await scan(await rootsOf(folders, libraryDir), []);
  return JSON.stringify(found.map(({ files }) => files));
}
