import type { Listed } from '../server/site/documents';
import { createDocument } from './document';
import type { Face } from './faces/faces';
import type { Kit } from './kit';
import { sampleAddress } from './sample-address';
import type { Document } from './service-worker';
import type { Version } from './version';

const HEADER_SEARCH = 'data-variant="bar"';

/** A page in one language: the entry in `documents.json`, and the document itself. */
export interface WrittenPage {
  readonly listed: Listed;
  readonly document: Document;
}

export async function createPage(
  { name, path, title, screen, picture, legal, ...page }: Version['pages'][number],
  { base, settings, words, render }: Version,
  { kit, faces }: { kit: Kit; faces: readonly Face[] },
): Promise<WrittenPage> {
  const { language } = settings;
  const address = sampleAddress(path, 'id');
  const rendered = await render({ ...page, address });
  const { html, scripts, styles, links, named } = createDocument({
    kit,
    settings,
    words,
    faces,
    title,
    pattern: path,
    head: kit.heads[name] ?? '',
    ...rendered,
    legal: legal ? settings.legal[legal] : null,
    files: ['session.actors', 'site', screen].flatMap((part) => kit.bundles[part] ?? []),
    memberFiles: rendered.member?.includes(HEADER_SEARCH) ? (kit.bundles.SearchBox ?? []) : [],
  });
  const pattern = patternOf(base, path);
  const suffix = base === '' ? '' : `.${language}`;
  return {
    listed: {
      pattern,
      file: `${address.split('/')[1] || 'index'}${suffix}.html`,
      language,
      scripts,
      links,
      ...(styles.length > 0 && { styles }),
      ...(picture && { picture }),
    },
    document: { language, pattern, html, address: base + address, named },
  };
}

function patternOf(base: string, path: string): string {
  if (path === '*') return `${base}/*`;
  return path === '/' && base !== '' ? base : base + path;
}
