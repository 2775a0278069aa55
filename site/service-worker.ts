/** The service worker of a written site: the list of what it keeps, then its code (docs/performance.md). */
import { createHash } from 'node:crypto';
import { toRegExp } from '../server/site/documents';
import type { KeptPage } from '../src/service-worker/worker';
import { addressOf, type Face } from './faces/faces';
import type { Kit } from './kit';

/** Modules whose code is of no use without a network, or to few: players and the panel of running charts. */
const NOT_KEPT = ['file', 'hls', 'vimeo', 'youtube', 'start'];

export interface Document {
  readonly pattern: string;
  readonly html: string;
  /** An address that it answers. */
  readonly address: string;
  /** The hashed files that it names. */
  readonly named: readonly string[];
}

export function serviceWorker(
  kit: Kit,
  documents: readonly Document[],
  faces: readonly Face[],
): string {
  // What no page of ours matches is left to the network.
  const kept = documents.filter(({ pattern }) => !pattern.includes('*'));
  const pages: KeptPage[] = kept.map(({ pattern, address }) => ({
    pattern: toRegExp(pattern).source,
    address,
  }));
  const entries = [
    ...kept.map(({ address, html }) => ({ url: address, revision: hashOf(html) })),
    ...filesToKeep(kit, documents, faces).map((name) => ({ url: `/${name}`, revision: null })),
  ];
  const list = { KEPT_FILES: entries, KEPT_PAGES: pages };
  return `Object.assign(self,${JSON.stringify(list)});\n${kit.worker}`;
}

function filesToKeep(
  { files, bundles }: Kit,
  documents: readonly Document[],
  faces: readonly Face[],
): string[] {
  const listed = Object.entries(bundles).flatMap(([name, own]) =>
    NOT_KEPT.includes(name) ? [] : own,
  );
  const isOwn = faces.some(({ role }) => role === 'display');
  const ours = isOwn ? [] : files.filter((name) => name.endsWith('.woff2'));
  const own = faces.map((face) => addressOf(face).slice(1));
  const named = new Set([...documents.flatMap((it) => it.named), ...listed, ...ours, ...own]);
  return [...named].filter((name) => /\.[0-9a-f]{8}\.\w+$/.test(name)).sort();
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
