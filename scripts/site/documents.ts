/**
 * Writes one HTML document a page into a built site (docs/performance.md): `tsx scripts/site/documents.ts <folder>`.
 * A process of its own, since the site's code finds a browser's storage in its globals.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { API_BASE_PATH, calls } from '../../contract/calls';
import type { Listed } from '../../server/site/documents';
import { bundleForNode, bundleInline } from './bundle';
import { createDocument } from './document';
import { createRendering } from './rendering';
import { sampleAddress } from './sample-address';
import { type Document, writeServiceWorker } from './service-worker';

/** Of the search box in a member's bar. */
const HEADER_SEARCH = 'data-variant="bar"';

const folder = process.argv[2] ?? '';
if (!folder) throw new Error('Say which folder holds the built site.');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const bundles: Record<string, string[]> = JSON.parse(read('bundles.json'));
const template = read('index.html');
const files = readdirSync(folder);
const sheets = files.filter((name) => name.endsWith('.css'));
const rules = Object.fromEntries(sheets.map((name) => [name, read(name)]));

const code = resolve('build/prerender.mjs');
await bundleForNode('src/entry-build.tsx', code, files);
const { pages, render } = await createRendering(code);

const paths = Object.entries(calls).map(([name, { path }]) => [name, path]);
const base = (process.env.API_BASE_URL ?? '').replace(/\/$/, '') + API_BASE_PATH;
const define = {
  QUERY_PATHS: JSON.stringify(Object.fromEntries(paths)),
  BASE_URL: JSON.stringify(base),
};
const body = await bundleInline(`import './src/app/start/body'`);

const listed: Listed[] = [];
const documents: Document[] = [];
for (const { name, path, title, screen, picture, ...page } of pages) {
  const head = await bundleInline(
    `import { ${name} as page } from './src/app/pages/list';
    import { startDocument } from './src/app/start/head';
    startDocument(page);`,
    define,
  );
  const address = sampleAddress(path, 'id');
  const rendered = await render({ ...page, address });
  const { html, scripts, links, named } = createDocument({
    ...{ template, rules, title, pattern: path, head, body },
    ...rendered,
    files: ['session.actors', 'site', screen].flatMap((part) => bundles[part] ?? []),
    memberFiles: rendered.member?.includes(HEADER_SEARCH) ? (bundles.HeaderSearch ?? []) : [],
  });
  const file = `${address.split('/')[1] || 'index'}.html`;
  const pattern = path === '*' ? '/*' : path;
  writeFileSync(join(folder, file), html);
  listed.push({ pattern, file, scripts, links, ...(picture && { picture }) });
  documents.push({ pattern, file, address, files: named });
}
writeFileSync(join(folder, 'documents.json'), JSON.stringify(listed));
// For hosts with one fallback for all addresses.
writeFileSync(join(folder, '200.html'), template);
await writeServiceWorker(folder, documents, bundles);
rmSync(join(folder, 'bundles.json'));
