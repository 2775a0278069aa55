/**
 * The site writer's command line, for operators and the server:
 *
 *     check <folder>            reports the site's problems
 *     write <folder> [<root>]   writes the site below `root` (default `DATA_DIR/site`), unless an
 *                               up-to-date version exists
 *     export <folder> <target>  writes all files of the site, for a static host
 *
 * An empty `folder` means the default site.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../server/paths';
import { table } from '../server/settings';
import type { Kind } from '../server/settings-kinds';
import { isShared } from '../server/site/shared-files';
import type { Written } from '../server/site/written';
import { readCatalogue } from '../server/text-files';
import { OURS } from '../src/lib/site/settings';
import { type Overrides, ourBrand } from './brand';
import { exportSite } from './export';
import { ourSource, Refusal, readSiteFolder, type SiteSource } from './folder';
import { KIT_TEXTS, readKit } from './kit';
import { writeOnce, writtenIn } from './write-once';

const [command = '', folder = '', target = ''] = process.argv.slice(2);
const built = process.env[table.siteDir.env]?.trim() || paths.site;
const ours = { texts: join(paths.siteKit, KIT_TEXTS), brand: OURS };

try {
  await run();
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  if (command !== 'check') checkBuild();
  switch (command) {
    case 'check':
      await readSource();
      return console.log(`The site in ${folder} is good.`);
    case 'write':
      return report(await write(target || join(process.env.DATA_DIR || '.data', 'site')));
    case 'export':
      if (target === '') throw new Refusal('Say into which folder: export <folder> <target>.');
      await exportSite(paths.siteKit, built, await readSource(), mediaOrigins(), target);
      return console.log(`The site is in ${target}.`);
    default:
      throw new Refusal(
        'Say what to do: check <folder>, write <folder> or export <folder> <target>.',
      );
  }
}

async function write(root: string): Promise<Written> {
  const place = { kit: paths.siteKit, site: folder, root };
  try {
    const own = await writeOnce(place, await readSource(), overrides());
    return { folders: [own, ...writtenIn(place).filter((it) => it !== own)], problem: null };
  } catch (error) {
    const folders = writtenIn(place);
    if (folders.length === 0) throw error;
    return { folders, problem: (error as Error).message };
  }
}

function report(written: Written): void {
  if (written.problem !== null) console.error(written.problem);
  console.log(written.folders[0]);
  process.send?.(written);
}

/** @throws {Refusal} if `SITE_DIR` lacks one of this build's files that all sites share */
function checkBuild(): void {
  const { files } = readKit(paths.siteKit);
  if (files.every((name) => !isShared(name) || existsSync(join(built, name)))) return;
  throw new Refusal(
    `${table.siteDir.env} is ${built}, which was not built together with ${paths.siteKit}. ` +
      'Leave it out, or build Fin again: npm run build.',
  );
}

async function readSource(): Promise<SiteSource> {
  if (folder !== '') return readSiteFolder(folder, ours, overrides());
  return ourSource(ourBrand(ours.brand, overrides()), readCatalogue(ours.texts, 'en'));
}

function overrides(): Overrides {
  const { apiOrigin, adScript } = table;
  return { provider: readSetting(apiOrigin), ad: readSetting(adScript) };
}

function mediaOrigins(): readonly string[] {
  return readSetting(table.mediaOrigins) ?? [];
}

function readSetting<T>({ env, kind }: { env: string; kind: Kind<T> }): T | null {
  const given = process.env[env]?.trim();
  if (!given) return null;
  const value = kind.read(given);
  if (value === undefined) throw new Refusal(`${env} is "${given}". Set it to ${kind.remedy}.`);
  return value;
}
