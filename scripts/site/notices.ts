import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const IN_WORKER = /^workbox-/;
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'LGPL-3.0-or-later': ['LGPL-3.0.txt', 'GPL-3.0.txt'],
};

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
}

const LICENCE_FILE = /^(licen[cs]e|copying)(\.(md|txt))?$/i;

export function thirdPartyNotices(): string {
  const lock: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const parts = Object.entries(lock.packages)
    .map(([folder, locked]) => ({
      folder,
      name: folder.replace(/.*node_modules\//, ''),
      ...locked,
    }))
    .filter(
      ({ folder, name, dev }) =>
        name !== '' && (!dev || IN_WORKER.test(name)) && existsSync(folder),
    )
    .map(({ folder, name, version = '', license = '' }) =>
      part(`${name} ${version}`, license, folder),
    );
  return [...new Set(parts), part('Big Shoulders 800', 'OFL-1.1', 'src/theme/fonts')].join('\n');
}

function part(name: string, licence: string, folder: string): string {
  const file = readdirSync(folder).find((it) => LICENCE_FILE.test(it) || it === 'OFL.txt');
  const own = file ? readFileSync(join(folder, file), 'utf8') : licenceInReadme(folder);
  const texts = file ? [] : (TEXTS[licence] ?? []);
  const more = texts.map((name) =>
    readFileSync(new URL(`licences/${name}`, import.meta.url), 'utf8'),
  );
  const text = [own, ...more].join('\n').trim();
  return `${'='.repeat(80)}\n${name}, ${licence}\n\n${text}\n`;
}

function licenceInReadme(folder: string): string {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  return /^#+ *licens(?:e|ing)[\s\S]*/im.exec(readme)?.[0] ?? readme;
}
