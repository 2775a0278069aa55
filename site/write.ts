import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackDocument } from './document';
import { addressOf } from './faces/faces';
import type { SiteSource } from './folder';
import { writeIcons } from './icons';
import { readKit } from './kit';
import { groundOf, manifestName, manifestOf } from './manifest';
import { createPage, type WrittenPage } from './page';
import { serviceWorker } from './service-worker';
import { createVersion, type Pictures, type Version, type WriteHashed } from './version';

/** Call once per process, since rendering sets globals and caches modules. */
export async function writeSite(
  kitFolder: string,
  source: SiteSource,
  target: string,
): Promise<void> {
  const { brand, drawings, faces } = source;
  const kit = readKit(kitFolder);
  mkdirSync(target, { recursive: true });
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(join(target, name), content);
  const writeHashed: WriteHashed = (name, type, content) => {
    const address = `/${name}.${hashOf(content)}.${type}`;
    write(address, content);
    return address;
  };

  const pictures = writePictures(source, writeHashed);
  for (const face of faces) copyFileSync(face.path, join(target, addressOf(face)));
  const versions: Version[] = [];
  for (const language of brand.languages)
    versions.push(await createVersion(kitFolder, source, language, pictures, writeHashed));

  const pages: WrittenPage[] = [];
  const [main, ...others] = versions;
  if (!main) throw new Error('The site has no language.');
  // The main language comes last, because its catch-all pattern `/*` matches every address.
  for (const version of [...others, main])
    for (const page of version.pages) pages.push(await createPage(page, version, { kit, faces }));
  for (const { listed, document } of pages) write(listed.file, document.html);
  write('documents.json', JSON.stringify(pages.map(({ listed }) => listed)));

  await writeIcons(drawings.icon ?? kit.icon, groundOf(main.settings), target);
  for (const { settings, words } of versions)
    write(manifestName(settings), manifestOf(settings, words));
  write('200.html', fallbackDocument({ kit, faces, ...main }, main.pages.at(-1)?.title ?? ''));
  const documents = pages.map(({ document }) => document);
  write('service-worker.js', serviceWorker(kit, documents, brand.languages, faces));
  write('settings.json', JSON.stringify(main.settings));
}

function writePictures({ drawings, wall }: SiteSource, writeHashed: WriteHashed): Pictures {
  return {
    logo: drawings.logo && writeHashed('logo', 'svg', drawings.logo),
    icon: drawings.icon && writeHashed('icon', 'svg', drawings.icon),
    wall: wall.length > 0 ? wall.map((it) => writeHashed('wall', 'webp', it)) : null,
  };
}

const hashOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);
