import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { paths } from '../server/paths';
import { compress } from '../site/compress';

export const SITE_DIR = 'dist';
const NEXT_DIR = 'dist.next';
const NEXT_KIT = 'build/site-kit.next';
const STAMP = '.built-from';
export const INPUTS = [
  'src',
  'machines',
  'contract',
  'texts',
  'flows',
  'docs/flows',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.parcelrc',
  'scripts/site',
  'site',
  'server/site',
  'server/settings-kinds.ts',
  'server/text-files.ts',
  'scripts/site-build.ts',
  '.env',
];

export async function ensureSiteIsBuilt(): Promise<void> {
  if (isBuilt()) return;
  checkFolder();
  const start = Date.now();
  console.log('Building the site, which takes half a minute …');
  await buildSite();
  console.log(`The site is built (${Math.round((Date.now() - start) / 1000)} s).`);
}

function isBuilt(): boolean {
  const stamp = join(SITE_DIR, STAMP);
  if (!existsSync(paths.siteKit) || !existsSync(stamp)) return false;
  return readFileSync(stamp, 'utf8') === hashInputs();
}

function checkFolder(): void {
  try {
    accessSync('.', constants.W_OK);
  } catch {
    throw new Error(
      `The site is built in ${resolve('.')}, where nothing can be written. ` +
        'Let this user write there, or copy Fin to another folder.',
    );
  }
}

async function buildSite(): Promise<void> {
  const builtFrom = hashInputs();
  for (const it of [NEXT_DIR, NEXT_KIT]) rmSync(it, { recursive: true, force: true });
  // Disables the cache, since Parcel 2.16 caches an import map with outdated chunk names.
  await run(
    'parcel',
    ...['build', 'index.html', '--dist-dir', NEXT_DIR],
    ...['--no-cache', '--no-source-maps', '--no-autoinstall', '--log-level', 'error'],
  );
  await run('tsx', 'scripts/site/kit.ts', NEXT_DIR, NEXT_KIT);
  await compress(NEXT_DIR);
  writeFileSync(join(NEXT_DIR, STAMP), builtFrom);
  for (const it of [SITE_DIR, paths.siteKit]) rmSync(it, { recursive: true, force: true });
  renameSync(NEXT_KIT, paths.siteKit);
  renameSync(NEXT_DIR, SITE_DIR);
}

async function run(command: string, ...args: string[]): Promise<void> {
  const child = spawn(join('node_modules', '.bin', command), args, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} exited with code ${code}`);
}

function hashInputs(): string {
  const hash = createHash('sha256');
  for (const path of INPUTS.flatMap(filesIn)) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (path.includes('.')) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
