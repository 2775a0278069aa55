/**
 * Writes one HTML document a page into a built site (docs/performance.md): `tsx scripts/site/documents.ts <folder>`.
 * A process of its own, since the site's code finds a browser's storage in its globals.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { API_BASE_PATH, calls } from '../../contract/calls';
import type { Listed } from '../../server/site/documents';
import { type SiteSettings, siteSettings } from '../../src/lib/site/settings';
import { bundleForNode, bundleInline } from './bundle';
import { createDocument } from './document';
import { createRendering } from './rendering';
import { sampleAddress } from './sample-address';
import { type Document, writeServiceWorker } from './service-worker';
import { compileTexts, textsFile } from './texts';

/** Of the search box in a member's bar. */
const LANGUAGE = 'en';
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

const texts = compileTexts(LANGUAGE);
const compiled = JSON.stringify(texts);
const settings: SiteSettings = { ...siteSettings(), texts: `/${textsFile(LANGUAGE, compiled)}` };
writeFileSync(join(folder, settings.texts), compiled);
// For hosts with one document for all addresses, and for development.
writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings));
const { pages, render } = await createRendering(code, settings, texts);

const paths = Object.entries(calls).map(([name, { path }]) => [name, API_BASE_PATH + path]);
const define = { QUERY_PATHS: JSON.stringify(Object.fromEntries(paths)) };
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
    ...{ template, rules, settings, title, pattern: path, head, body },
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
