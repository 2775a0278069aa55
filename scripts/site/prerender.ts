/**
 * Writes one HTML document a page into a built site (decision 18): `tsx scripts/site/prerender.ts <folder>`.
 * A process of its own, since the site's code finds a browser's storage in its globals.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleForNode } from './bundle';
import { picturesOf } from './first-pictures';
import { withHead } from './head';
import { shortenImportMap } from './import-map';
import { withFace } from './own-face';
import { type Document, writeServiceWorker } from './service-worker';
import { startScripts } from './start-scripts';
import { createViews, type Page, pathOf, templatesOf, type View } from './views';

const folder = process.argv[2] ?? '';
if (!folder) throw new Error('Say which folder holds the built site.');
shortenImportMap(folder);
const files = readdirSync(folder);
const bundles = JSON.parse(readFileSync(join(folder, 'bundles.json'), 'utf8'));
const template = readFileSync(join(folder, 'index.html'), 'utf8');

const code = resolve('build/prerender.mjs');
await bundleForNode('src/prerender.tsx', code, files);
const { listPages, viewsOf } = await createViews(code);

const documents: Document[] = [];
for (const page of await listPages()) {
  const file = fileOf(page);
  const { plain, views } = await viewsOf(page);
  writeFileSync(join(folder, file), await documentOf(page, plain, views));
  const pattern = page.pattern === '*' ? '/*' : page.pattern;
  documents.push({ pattern, file, address: pathOf(page.pattern), ...picturesOf(plain.reads) });
}
const listed = documents.map(({ address, ...document }) => document);
writeFileSync(join(folder, 'documents.json'), JSON.stringify(listed));
writeFileSync(join(folder, '200.html'), template);
await writeServiceWorker(folder, documents, bundles);
rmSync(join(folder, 'bundles.json'));

/** A page with what its first sight needs: its own styles and scripts in the head, its elements in the body. */
async function documentOf({ pattern, title, screen }: Page, plain: View, views: readonly View[]) {
  const isReader = views.some(({ reads }) => reads.length > 0);
  const needs = { reads: isReader, queries: views.length > 1 };
  const { beforeBody, beforeStart } = await startScripts(needs);
  const first = `<script${readsIn(views, plain)}>${beforeBody}</script>`;
  const others = templatesOf(views, plain);
  const elements = (plain.visitor ?? '') + others;
  const head = { title, first, files: bundles[screen] ?? [], elements };
  const { page, scripts, map } = withHead(folder, template, head);
  // The landing page is read and used without the app.
  const waits = pattern === '/' ? ' data-waits' : '';
  const root =
    `<div id="root" data-page="${pattern}" data-scripts="${scripts.join(' ')}"${waits}>` +
    `${plain.visitor ?? ''}</div>${others}${map}<script>${beforeStart}</script>`;
  const html = page.replace(/<div id="?root"?><\/div>/, () => root);
  // Said once, where it is seen.
  const isSaid = plain.visitor?.includes('<noscript>');
  const once = isSaid ? html.replace(/<noscript>[^<]*<\/noscript>/, '') : html;
  return withFace(folder, once, isReader ? null : elements);
}

/** What the first script is told of the page's reads. */
function readsIn(views: readonly View[], plain: View): string {
  const byQuery = views.flatMap((it) => (it === plain ? [] : [[it.query, it.reads.join(' ')]]));
  const reads = attribute('data-reads', plain.reads.join(' '));
  const others = attribute('data-reads-by-query', JSON.stringify(Object.fromEntries(byQuery)));
  const replaced = views.filter(({ visitor }) => visitor !== plain.visitor);
  const hidden = attribute('data-hidden-for', replaced.map(({ query }) => query).join(' '));
  return `${reads}${byQuery.length > 0 ? others + hidden : ''}${plain.visitor === null ? ' data-member' : ''}`;
}

function attribute(name: string, value: string): string {
  return ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

function fileOf({ pattern }: Page): string {
  if (pattern === '/') return 'index.html';
  return `${pathOf(pattern).split('/')[1]}.html`;
}
