/** Writes the service worker, with the list of what it keeps, and the one that ends it (docs/performance.md). */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toRegExp } from '../../server/site/documents';
import type { KeptPage } from '../../src/service-worker/worker';
import { bundleInline } from './bundle';

/** Modules whose code is of no use without a network, or to few: players and the panel of running charts. */
const NOT_KEPT = ['file', 'hls', 'vimeo', 'youtube', 'start'];

export interface Document {
  readonly pattern: string;
  readonly file: string;
  /** An address that it answers. */
  readonly address: string;
  /** The scripts and sheets that it names. */
  readonly files: readonly string[];
}

/** @param bundles for each module that is fetched when it is needed, the files that come with it */
export async function writeServiceWorker(
  folder: string,
  documents: readonly Document[],
  bundles: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  // What no page of ours matches is left to the network.
  const kept = documents.filter(({ pattern }) => !pattern.includes('*'));
  const pages: KeptPage[] = kept.map(({ pattern, address }) => ({
    pattern: toRegExp(pattern).source,
    address,
  }));
  const entries = [
    ...kept.map(({ address, file }) => ({ url: address, revision: hashOf(join(folder, file)) })),
    ...filesToKeep(folder, documents, bundles).map((name) => ({ url: `/${name}`, revision: null })),
  ];
  const code = await bundleInline(`import './src/service-worker/worker'`, {
    'process.env.NODE_ENV': '"production"',
    KEPT_FILES: JSON.stringify(entries),
    KEPT_PAGES: JSON.stringify(pages),
  });
  writeFileSync(join(folder, 'service-worker.js'), code);
  const off = await bundleInline(`import './src/service-worker/off'`);
  writeFileSync(join(folder, 'service-worker-off.js'), off);
}

function filesToKeep(
  folder: string,
  documents: readonly Document[],
  bundles: Readonly<Record<string, readonly string[]>>,
) {
  const listed = Object.entries(bundles).flatMap(([name, files]) =>
    NOT_KEPT.includes(name) ? [] : files,
  );
  const named = new Set([...documents.flatMap(({ files }) => files), ...listed]);
  return readdirSync(folder).filter(
    (name) => /\.[0-9a-f]{8}\.\w+$/.test(name) && (name.endsWith('.woff2') || named.has(name)),
  );
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
}
