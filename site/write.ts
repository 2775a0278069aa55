import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Listed } from '../server/site/documents';
import type { LegalName } from '../src/lib/legal/documents';
import type { SiteSettings } from '../src/lib/site/settings';
import { createDocument, fallbackDocument } from './document';
import { addressOf } from './faces/faces';
import type { SiteSource } from './folder';
import { writeIcons } from './icons';
import { KIT_CODE, readKit } from './kit';
import { shownDocument } from './legal/folder';
import { groundOf, manifestName, manifestOf } from './manifest';
import { createRendering } from './rendering';
import { sampleAddress } from './sample-address';
import { type Document, serviceWorker } from './service-worker';
import { compileTexts } from './texts';

const HEADER_SEARCH = 'data-variant="bar"';

interface Version extends Awaited<ReturnType<typeof createRendering>> {
  readonly base: string;
  readonly settings: SiteSettings;
}

/** Call it once per process, since rendering sets globals and caches modules. */
export async function writeSite(
  kitFolder: string,
  { brand, catalogues, drawings, legal, faces, wall }: SiteSource,
  target: string,
): Promise<void> {
  const kit = readKit(kitFolder);
  mkdirSync(target, { recursive: true });
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(join(target, name), content);

  const named = (name: string, type: string, content: string | Buffer) => {
    const address = `/${name}.${hashOf(content)}.${type}`;
    write(address, content);
    return address;
  };
  const logo = drawings.logo && named('logo', 'svg', drawings.logo);
  const icon = drawings.icon && named('icon', 'svg', drawings.icon);
  const tiles = wall.map((it) => named('wall', 'webp', it));
  for (const face of faces) copyFileSync(face.path, join(target, addressOf(face)));
  const versionIn = async (language: string): Promise<Version> => {
    const catalogue = catalogues[language] ?? {};
    const texts = compileTexts(catalogue);
    const json = (name: string, content: object) =>
      named(`${name}${language}`, 'json', JSON.stringify(content));
    const shown = (name: LegalName) => shownDocument(name, language, { brand, catalogue, legal });
    const documents = { terms: shown('terms'), privacy: shown('privacy') };
    const settings: SiteSettings = {
      ...{ ...brand, language, logo, icon, wall: tiles.length > 0 ? tiles : null },
      texts: json('', texts),
      legal: {
        terms: json('terms.', documents.terms),
        privacy: json('privacy.', documents.privacy),
      },
    };
    const base = language === brand.language ? '' : `/${language}`;
    const code = join(kitFolder, KIT_CODE);
    return {
      base,
      settings,
      ...(await createRendering(code, settings, texts, documents)),
    };
  };
  const main = await versionIn(brand.language);
  const { settings, words, pages } = main;
  // The main language comes last, because its catch-all pattern `/*` matches every address.
  const versions: Version[] = [];
  for (const it of brand.languages) if (it !== brand.language) versions.push(await versionIn(it));
  versions.push(main);

  const listed: Listed[] = [];
  const documents: Document[] = [];
  const all = versions.flatMap((version) => version.pages.map((page) => ({ version, ...page })));
  for (const { version, name, path, title, screen, picture, legal, ...page } of all) {
    const { base, settings, words } = version;
    const address = sampleAddress(path, 'id');
    const rendered = await version.render({ ...page, address });
    const {
      html,
      scripts,
      styles,
      links,
      named: files,
    } = createDocument({
      ...{ kit, settings, words, faces, title, pattern: path, head: kit.heads[name] ?? '' },
      ...rendered,
      legal: legal ? settings.legal[legal] : null,
      files: ['session.actors', 'site', screen].flatMap((part) => kit.bundles[part] ?? []),
      memberFiles: rendered.member?.includes(HEADER_SEARCH) ? (kit.bundles.SearchBox ?? []) : [],
    });
    const suffix = base === '' ? '' : `.${settings.language}`;
    const file = `${address.split('/')[1] || 'index'}${suffix}.html`;
    const pattern = base + (path === '*' ? '/*' : path === '/' && base !== '' ? '' : path);
    write(file, html);
    listed.push({
      pattern,
      file,
      language: settings.language,
      scripts,
      links,
      ...(styles.length > 0 && { styles }),
      ...(picture && { picture }),
    });
    const { language } = settings;
    documents.push({ language, pattern, html, address: base + address, named: files });
  }
  await writeIcons(drawings.icon ?? kit.icon, groundOf(settings), target);
  for (const { settings, words } of versions)
    write(manifestName(settings), manifestOf(settings, words));
  write('documents.json', JSON.stringify(listed));
  const title = pages.at(-1)?.title ?? '';
  write('200.html', fallbackDocument({ kit, settings, words, faces }, title));
  write('service-worker.js', serviceWorker(kit, documents, brand.languages, faces));
  write('settings.json', JSON.stringify(settings));
}

const hashOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);
