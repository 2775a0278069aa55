/**
 * `tsx scripts/site/kit.ts <built site> <kit>`: reads the site that Parcel built in `<built site>`.
 * Writes the kit, from which `writeSite` writes sites, to the folder `<kit>`.
 * Then writes the default site into `<built site>`.
 * Runs as a separate process, since `writeSite` may run only once per process.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { API_BASE_PATH, calls } from '../../contract/calls';
import { readCatalogue } from '../../server/text-files';
import { ourSource } from '../../site/folder';
import { KIT_CODE, KIT_FILE, KIT_TEXTS, type Kit } from '../../site/kit';
import { writeSite } from '../../site/write';
import * as pages from '../../src/app/pages/list';
import { OURS } from '../../src/lib/site/settings';
import { bundleForNode, bundleInline } from './bundle';

const [folder, target] = process.argv.slice(2);
if (!folder || !target)
  throw new Error('Say which folder holds the built site, and which the kit.');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const files = readdirSync(folder);

mkdirSync(target, { recursive: true });
cpSync('texts', join(target, KIT_TEXTS), { recursive: true });
await bundleForNode('src/entry-build.tsx', resolve(target, KIT_CODE), files);

const paths = Object.entries(calls).map(([name, { path }]) => [name, API_BASE_PATH + path]);
const define = { QUERY_PATHS: JSON.stringify(Object.fromEntries(paths)) };
const heads = Object.keys(pages).map(async (name) => [name, await headOf(name)] as const);
const sheets = files.filter((name) => name.endsWith('.css'));
const kit: Kit = {
  template: read('index.html'),
  files,
  rules: Object.fromEntries(sheets.map((name) => [name, read(name)])),
  bundles: JSON.parse(read('bundles.json')),
  icon: readFileSync('src/theme/icon.svg', 'utf8'),
  heads: Object.fromEntries(await Promise.all(heads)),
  body: await bundleInline(`import './src/app/start/body'`),
  worker: await bundleInline(`import './src/service-worker/worker'`, {
    'process.env.NODE_ENV': '"production"',
  }),
  writer: hashOfFolder('site'),
};
writeFileSync(join(target, KIT_FILE), JSON.stringify(kit));
rmSync(join(folder, 'bundles.json'));
const off = await bundleInline(`import './src/service-worker/off'`);
writeFileSync(join(folder, 'service-worker-off.js'), off);

await writeSite(target, ourSource(OURS, readCatalogue('texts', 'en')), folder);

function hashOfFolder(name: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(name, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((it) => it.endsWith('.ts')).sort())
    hash.update(file).update(readFileSync(join(name, file)));
  return hash.digest('hex');
}

function headOf(name: string): Promise<string> {
  return bundleInline(
    `import { ${name} as page } from './src/app/pages/list';
    import { startDocument } from './src/app/start/head';
    startDocument(page);`,
    define,
  );
}
