import { createHash } from 'node:crypto';
import { toRegExp } from '../server/site/documents';
import { isHashed } from '../server/site/shared-files';
import type { KeptLanguage, KeptPage } from '../src/service-worker/languages';
import { addressOf, type Face } from './faces/faces';
import type { Kit } from './kit';

const NOT_KEPT = ['file', 'hls', 'vimeo', 'youtube', 'start'];

export interface Document {
  readonly language: string;
  readonly pattern: string;
  readonly html: string;
  readonly address: string;
  readonly named: readonly string[];
}

export function serviceWorker(
  kit: Kit,
  documents: readonly Document[],
  [first, ...others]: readonly string[],
  faces: readonly Face[],
): string {
  // Don't precache the catch-all page: unknown addresses always go to the network.
  const kept = documents.filter(({ pattern }) => !pattern.includes('*'));
  const those = (language: string | undefined) => kept.filter((it) => it.language === language);
  const files = filesToKeep(kit, those(first), faces);
  const entries = [
    ...those(first).map(({ address, html }) => ({ url: address, revision: hashOf(html) })),
    ...files.map((name) => ({ url: `/${name}`, revision: null })),
  ];
  const languages = others.map((language): KeptLanguage => {
    const own = those(language);
    const named = hashedOf(own.flatMap((it) => it.named)).filter((it) => !files.includes(it));
    return {
      cache: `language-${language}-${hashOf(own.map(({ html }) => html).join())}`,
      pages: pagesOf(own),
      files: named.map((name) => `/${name}`),
    };
  });
  const list = {
    KEPT_FILES: entries,
    KEPT_PAGES: pagesOf(those(first)),
    KEPT_LANGUAGES: languages,
  };
  return `Object.assign(self,${JSON.stringify(list)});\n${kit.worker}`;
}

function pagesOf(documents: readonly Document[]): KeptPage[] {
  return documents.map(({ pattern, address }) => ({ pattern: toRegExp(pattern).source, address }));
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
  return hashedOf([...documents.flatMap((it) => it.named), ...listed, ...ours, ...own]);
}

function hashedOf(names: readonly string[]): string[] {
  return [...new Set(names)].filter(isHashed).sort();
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
