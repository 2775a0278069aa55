/**
 * Writes one HTML document a page into a built site (decision 018): `tsx scripts/site/prerender.ts <folder>`.
 * A process of its own, since the site's code finds a browser's storage in its globals.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { listPages, renderPage } from '../../src/prerender';
import { bundleForNode } from './bundle';
import { picturesOf } from './first-pictures';
import { withHead } from './head';
import { shortenImportMap } from './import-map';
import { withFace } from './own-face';
import { type Document, writeServiceWorker } from './service-worker';
import { startScripts } from './start-scripts';

/** In place of an id in a page's path; `before-body.ts` puts the real one there. */
const SAMPLE_ID = '~id~';

/** Queries with which pages are opened by rule. What is rendered so is never hydrated: it may have another, or none. */
const QUERIES: Record<string, string> = { '/payment-success': '?session_id=any' };

interface Rendering {
  listPages: typeof listPages;
  renderPage: typeof renderPage;
}
type Page = Awaited<ReturnType<typeof listPages>>[number];

const folder = process.argv[2] ?? '';
if (!folder) throw new Error('Say which folder holds the built site.');
shortenImportMap(folder);
const files = readdirSync(folder);
const bundles = JSON.parse(readFileSync(join(folder, 'bundles.json'), 'utf8'));
const template = readFileSync(join(folder, 'index.html'), 'utf8');
const startOfReaders = await startScripts(true);
const startOfOthers = await startScripts(false);

const code = resolve('build/prerender.mjs');
await bundleForNode('src/prerender.tsx', code, files);
const asVisitor = await codeFor(null);
const asMember = await codeFor({ token: 'any' });
const asSomebody = await codeFor({ token: 'any', user: JSON.stringify(somebody()) });

const documents: Document[] = [];
for (const page of await asVisitor.listPages()) {
  const file = fileOf(page);
  const { html, reads } = await documentOf(page);
  writeFileSync(join(folder, file), html);
  const pattern = page.pattern === '*' ? '/*' : page.pattern;
  documents.push({ pattern, file, address: pathOf(page.pattern), ...picturesOf(reads) });
}
const listed = documents.map(({ address, ...document }) => document);
writeFileSync(join(folder, 'documents.json'), JSON.stringify(listed));
writeFileSync(join(folder, '200.html'), template);
await writeServiceWorker(folder, documents, bundles);
rmSync(join(folder, 'bundles.json'));

/** A page with what its first sight needs: its own styles and scripts in the head, its elements in the body. */
async function documentOf({ pattern, for: whom, title, screen }: Page) {
  const query = QUERIES[pattern];
  const opened = pathOf(pattern) + (query ?? '');
  const visitors = whom === 'member' ? null : await asVisitor.renderPage(opened);
  const members = whom === 'visitor' ? null : await asMember.renderPage(opened);
  const isPersonal = members && (await asSomebody.renderPage(opened)).html !== members.html;
  const reads = (members ?? visitors)?.reads ?? [];
  const readsText = reads.join(' ').replaceAll('&', '&amp;');
  const files: string[] = bundles[screen] ?? [];
  const { beforeBody, beforeStart } = reads.length > 0 ? startOfReaders : startOfOthers;
  const first = `<script data-reads="${readsText}"${visitors ? '' : ' data-member'}>${beforeBody}</script>`;
  const elements = `${visitors?.html ?? ''}${members?.html ?? ''}`;
  // The landing page is read and used without the app.
  const waits = pattern === '/';
  const head = { title, first, files, elements };
  const { page, scripts, map } = withHead(folder, template, head);
  const ownPage = query ? '' : `data-page="${pattern}" `;
  const data = `${ownPage}data-scripts="${scripts.join(' ')}"${waits ? ' data-waits' : ''}`;
  const root =
    `<div id="root" ${data}>${visitors?.html ?? ''}</div>` +
    (members
      ? `<template id="for-member"${isPersonal ? ' data-personal' : ''}>${members.html}</template>`
      : '') +
    `${map}<script>${beforeStart}</script>`;
  const html = page.replace(/<div id="?root"?><\/div>/, () => root);
  return { html: await withFace(folder, html, reads.length === 0 ? elements : null), reads };
}

/** An address that the pattern matches. */
function pathOf(pattern: string): string {
  if (pattern === '*') return '/not-found';
  return pattern.replace(/\/:\w+\?/, '').replace(/:\w+/, SAMPLE_ID);
}

function fileOf({ pattern }: Page): string {
  if (pattern === '/') return 'index.html';
  return `${pathOf(pattern).split('/')[1]}.html`;
}

/** A member who is known: what differs for them from what anybody sees can't be hydrated. */
function somebody() {
  const left = { mobile: null, gender: null, date_of_birth: null, profile_image: null };
  return { first_name: 'Asha', last_name: 'Rao', email: 'asha@fin.example', ...left };
}

/** The site's code for somebody whose browser keeps these entries; a fresh copy. */
async function codeFor(kept: Record<string, string> | null): Promise<Rendering> {
  const storageOf = (entries: Record<string, string>) => ({
    getItem: (name: string) => entries[name] ?? null,
  });
  Object.assign(globalThis, { localStorage: storageOf(kept ?? {}), sessionStorage: storageOf({}) });
  return import(`${pathToFileURL(code)}?${Object.keys(kept ?? {})}`);
}
