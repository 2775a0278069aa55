/** The site of an operator's folder: written when the server starts, in a process of its own. */
import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config, Features } from '../config';
import { paths } from '../paths';
import { table } from '../settings';

/** What the writer reports (`site/main.ts`). */
export interface Written {
  readonly folder: string;
  /** Why an earlier site is served. */
  readonly problem: string | null;
}

/** Of the settings that it has written for the site's page. */
interface Facts {
  readonly name: string;
  readonly provider: string;
  readonly ad: string | null;
  readonly features: Features;
  readonly languages: readonly string[];
}

/**
 * The configuration with what the site says of itself. Without SITE, and without settings that stand in its documents,
 * it is the built one.
 * @throws {Error} that names all that is wrong with the folder, if it was never good
 */
export async function withSite(config: Config): Promise<Config> {
  const { site, apiOrigin, adScript, dataDir, siteDir, log } = config;
  if (siteDir === null || (site ?? apiOrigin ?? adScript) === null) return config;
  const root = dataDir ? join(dataDir, 'site') : await temporaryFolder();
  const { folder, problem } = await write(config, root);
  if (problem !== null) {
    log.error('the site as it was is served on', new Error(problem));
  }
  const facts: Facts = JSON.parse(await readFile(join(folder, 'settings.json'), 'utf8'));
  return {
    ...config,
    siteName: facts.name,
    features: facts.features,
    siteLanguages: facts.languages,
    writtenSite: folder,
    apiOrigin: facts.provider || null,
    adScript: facts.ad ?? 'off',
  };
}

/** Until the process ends. */
async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fin-site-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function write({ site, apiOrigin, adScript }: Config, root: string): Promise<Written> {
  const program = paths.siteWriter;
  const child = fork(program, ['write', site ?? '', root], {
    execArgv: program.endsWith('.ts') ? ['--import', 'tsx'] : [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      [table.apiOrigin.env]: apiOrigin ?? '',
      [table.adScript.env]: adScript ?? '',
    },
  });
  let complaint = '';
  child.stderr?.on('data', (part) => {
    complaint += part;
  });
  return new Promise((resolve, reject) => {
    let written: Written | null = null;
    child.once('message', (message) => {
      written = message as Written;
    });
    child.once('error', reject);
    child.once('close', () => {
      if (written === null) reject(new Error(complaint.trim()));
      else resolve(written);
    });
  });
}
