/**
 * Every document carries the import map by which chunks find each other, so that a chunk keeps its name when another
 * one changes. Parcel finds pictures and style sheets by it, too: more than half of its entries. Those are written
 * where they are used, so that a page fits into the first packets of a connection.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const IMPORT_MAP = /(?<=<script type="?importmap"?>).*?(?=<\/script>)/s;
/** @param folder a site as Parcel has built it; its files are written anew */
export function shortenImportMap(folder: string): void {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const [text = ''] = IMPORT_MAP.exec(read('index.html')) ?? [];
  const { imports }: { imports: Record<string, string> } = JSON.parse(text);
  const isChunk = ([, address]: [string, string]) => address.endsWith('.js');
  const files = Object.fromEntries(Object.entries(imports).filter((it) => !isChunk(it)));
  const chunks = Object.fromEntries(Object.entries(imports).filter(isChunk));
  let page = read('index.html').replace(IMPORT_MAP, () => JSON.stringify({ imports: chunks }));
  let bundles = read('bundles.json');
  for (const name of readdirSync(folder).filter((it) => it.endsWith('.js'))) {
    const before = read(name);
    const code = before.replace(
      /(?<=import\.meta\.resolve\(")\w+(?="\))/g,
      // Beside the chunk: both lie in the site's root.
      (id) => (files[id] ? `.${files[id]}` : id),
    );
    if (code === before) continue;
    const renamed = withHashOf(code, name);
    writeFileSync(join(folder, renamed), code);
    rmSync(join(folder, name));
    page = page.replaceAll(name, renamed);
    bundles = bundles.replaceAll(name, renamed);
  }
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'bundles.json'), bundles);
}

/** What has changed has another name, since browsers keep it for a year. */
function withHashOf(code: string, name: string): string {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const renamed = name.replace(/\.[0-9a-f]{8}\.js$/, `.${hash}.js`);
  if (renamed === name) throw new Error(`${name} has no hash in its name.`);
  return renamed;
}
