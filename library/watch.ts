/** `--watch`: imports while films come and go. */
import { resolve } from 'node:path';
import { CannotImport } from './fault';
import type { Options, Reporter } from './options';
import { rootsOf, scan } from './scan/scan';

type Folders = Pick<Options, 'folders' | 'libraryDir'>;

/**
 * Returns what looks at the folders; call it again and again, since network drives report no changes. The first look
 * imports. A later one imports where the folders have changed and the look before saw the same: a film that is still
 * being copied grows. What hinders an import then, such as a drive that was unplugged, is reported once.
 *
 * @throws {CannotImport} at the first look, where nothing can be imported
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

/** What is there to import, as a text that differs after each change. */
async function stateOf({ folders, libraryDir }: Folders): Promise<string> {
  const library = resolve(libraryDir);
  const { found } = await scan(await rootsOf(folders, library), library, []);
  return JSON.stringify(found.map(({ files }) => files));
}
