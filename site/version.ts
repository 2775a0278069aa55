import { join } from 'node:path';
import type { SiteSettings } from '../src/lib/site/settings';
import type { SiteSource } from './folder';
import { KIT_CODE } from './kit';
import { shownDocument } from './legal/folder';
import { createRendering } from './rendering';
import { compileTexts } from './texts';

/** Writes a file with a content hash in the name. Returns the file's address. */
export type WriteHashed = (name: string, type: string, content: string | Buffer) => string;

/** Addresses of the operator's pictures; `null` where there are none. */
export type Pictures = Pick<SiteSettings, 'logo' | 'icon' | 'wall'>;

/** A site in one language. */
export interface Version extends Awaited<ReturnType<typeof createRendering>> {
  readonly base: string;
  readonly settings: SiteSettings;
}

export async function createVersion(
  kitFolder: string,
  { brand, catalogues, legal }: SiteSource,
  language: string,
  pictures: Pictures,
  writeHashed: WriteHashed,
): Promise<Version> {
  const catalogue = catalogues[language] ?? {};
  const texts = compileTexts(catalogue);
  const documents = {
    terms: shownDocument('terms', language, { brand, catalogue, legal }),
    privacy: shownDocument('privacy', language, { brand, catalogue, legal }),
  };
  const writeJson = (name: string, content: object) =>
    writeHashed(`${name}${language}`, 'json', JSON.stringify(content));
  const settings: SiteSettings = {
    ...brand,
    ...pictures,
    language,
    texts: writeJson('', texts),
    legal: {
      terms: writeJson('terms.', documents.terms),
      privacy: writeJson('privacy.', documents.privacy),
    },
  };
  const rendering = await createRendering(join(kitFolder, KIT_CODE), settings, texts, documents);
  return { ...rendering, base: language === brand.language ? '' : `/${language}`, settings };
}
