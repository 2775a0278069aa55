/** The licences of what we ship: the packages in the site and in the server, and the display face. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
}

const LICENCE_FILE = /^(licen[cs]e|copying)(\.(md|txt))?$/i;

/** A part for each package that a production install holds here, by name, with its licence's own text. */
export function thirdPartyNotices(): string {
  const lock: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const parts = Object.entries(lock.packages)
    .filter(([folder, { dev }]) => folder !== '' && !dev && existsSync(folder))
    .map(([folder, { version = '', license = '' }]) => {
      const name = folder.replace(/.*node_modules\//, '');
      return part(`${name} ${version}`, license, folder);
    });
  return [...new Set(parts), part('Big Shoulders 800', 'OFL-1.1', 'src/theme/fonts')].join('\n');
}

function part(name: string, licence: string, folder: string): string {
  const file = readdirSync(folder).find((it) => LICENCE_FILE.test(it) || it === 'OFL.txt');
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return `${'='.repeat(80)}\n${name}, ${licence}\n\n${text}\n`;
}
