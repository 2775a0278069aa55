/** Builds the static site into `dist/`, and knows when that is still current. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

export const SITE_DIR = 'dist';
const STAMP = join(SITE_DIR, '.built-from');
const INPUTS = [
  'src',
  'machines',
  'contract',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.parcelrc',
];
const SETTINGS = ['API_BASE_URL', 'AD_SCRIPT_URL'];
const COMPRESSIBLE = /\.(js|css|html|svg|json)$/;

/** Builds the site unless what lies in `dist/` was built from the very same inputs. */
export async function ensureSiteIsBuilt(): Promise<void> {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashInputs()) return;
  console.log('Building the site …');
  await buildSite();
}

/** @throws {Error} when Parcel reports one */
export async function buildSite(): Promise<void> {
  rmSync(SITE_DIR, { recursive: true, force: true });
  await run(
    'parcel',
    'build',
    'index.html',
    '--dist-dir',
    SITE_DIR,
    '--no-source-maps',
    '--no-autoinstall',
    // From its cache Parcel has written import maps that lack the chunks of a changed import.
    '--no-cache',
  );
  await compress();
  writeFileSync(STAMP, hashInputs());
}

/** Runs a command of `node_modules/.bin`, its output on ours. */
export function run(command: string, ...args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(join('node_modules', '.bin', command), args, {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ended with ${code}`));
    });
  });
}

/** Writes a brotli twin beside each text file, for servers that send them as they are. */
async function compress(): Promise<void> {
  const files = (await readdir(SITE_DIR)).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(
    files.map(async (name) => {
      const path = join(SITE_DIR, name);
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      await writeFile(`${path}.br`, await promisify(brotliCompress)(await readFile(path), options));
    }),
  );
}

function hashInputs(): string {
  const hash = createHash('sha256');
  for (const path of INPUTS.flatMap(filesIn)) hash.update(path).update(readFileSync(path));
  for (const name of SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}`);
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  return path.includes('.')
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort();
}
