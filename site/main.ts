/**
 * The writer's program, for operators and for the server:
 *
 *     check <folder>            names all that is wrong with it
 *     write <folder> [<root>]   writes it into a folder of its own below `root` (`DATA_DIR/site`), unless it is there
 *     export <folder> <target>  writes all files of the site, for a static host
 *
 * Where `folder` is empty the site is ours, with what the environment says.
 */
import { join } from 'node:path';
import { paths } from '../server/paths';
import { table } from '../server/settings';
import type { Written } from '../server/site/written';
import { readCatalogue } from '../server/text-files';
import { siteSettings } from '../src/lib/site/settings';
import { type Overrides, ourBrand } from './brand';
import { exportSite } from './export';
import { ourSource, readSiteFolder, SiteProblems, type SiteSource } from './folder';
import { KIT_TEXTS } from './kit';
import { lastGood, writeOnce } from './write-once';

const [command = '', folder = '', target = ''] = process.argv.slice(2);
const ours = { texts: join(paths.siteKit, KIT_TEXTS), brand: siteSettings() };

try {
  await run();
} catch (error) {
  console.error(error instanceof SiteProblems ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  switch (command) {
    case 'check':
      await readSource();
      return console.log(`The site in ${folder} is good.`);
    case 'write':
      return report(await write(target || join(process.env.DATA_DIR || '.data', 'site')));
    case 'export':
      if (target === '') throw new Error('Say into which folder: export <folder> <target>.');
      await exportSite(paths.siteKit, paths.site, await readSource(), target);
      return console.log(`The site is in ${target}.`);
    default:
      throw new Error(
        'Say what to do: check <folder>, write <folder> or export <folder> <target>.',
      );
  }
}

async function write(root: string): Promise<Written> {
  const place = { kit: paths.siteKit, site: folder, root };
  try {
    return { folder: await writeOnce(place, await readSource(), overrides()), problem: null };
  } catch (error) {
    const earlier = lastGood(place);
    if (earlier === null) throw error;
    return { folder: earlier, problem: (error as Error).message };
  }
}

function report(written: Written): void {
  if (written.problem !== null) console.error(written.problem);
  console.log(written.folder);
  process.send?.(written);
}

async function readSource(): Promise<SiteSource> {
  if (folder !== '') return readSiteFolder(folder, ours, overrides());
  return ourSource(ourBrand(ours.brand, overrides()), readCatalogue(ours.texts, 'en'));
}

function overrides(): Overrides {
  const { apiOrigin, adScript } = table;
  return { provider: overrideBy(apiOrigin), ad: overrideBy(adScript) };
}

function overrideBy({ env, kind }: typeof table.apiOrigin | typeof table.adScript) {
  const given = process.env[env]?.trim();
  if (!given) return null;
  const value = kind.read(given);
  if (value === undefined) throw new Error(`${env} is "${given}". Set it to ${kind.remedy}.`);
  return value;
}
