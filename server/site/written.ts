import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config, Features } from '../config';
import { paths } from '../paths';
import { table } from '../settings';
import { stateOf } from './folder-state';

export interface Written {
  readonly folders: readonly string[];
  readonly problem: string | null;
}

interface Facts {
  readonly name: string;
  readonly provider: string;
  readonly ad: string | null;
  readonly languages: Config['siteLanguages'];
  readonly currency: { readonly checkout: string };
  readonly features: Features;
}

export interface OwnSite {
  /**
   * Regenerates the site after its folder has changed, once two calls in a row find the folder in
   * the same state. If the folder is invalid, logs its problems and keeps the previous site.
   *
   * @returns whether the configuration was updated
   */
  follow(): Promise<boolean>;
  end(): void;
}

/**
 * Generates the site, if necessary, and updates the configuration from it.
 *
 * @returns `null` if there is no built site, or if no setting changes the built site
 * @throws {Error} if the site's folder has problems and no earlier version exists, or if `SITE_DIR`
 * comes from another build
 */
export async function openSite(config: Config): Promise<OwnSite | null> {
  const { site, apiOrigin, adScript, dataDir, siteDir, log } = config;
  if (siteDir === null || (site ?? apiOrigin ?? adScript) === null) return null;
  const root = dataDir ? join(dataDir, 'site') : await temporaryFolder();
  const given = { site, apiOrigin, adScript, siteDir };
  const ending = new AbortController();

  async function take(isFirst: boolean): Promise<string | null> {
    const { folders, problem } = await write(given, root, ending.signal);
    if (problem === null || isFirst) Object.assign(config, await readFacts(folders));
    if (problem !== null)
      log.error(
        'the changed site is invalid; the previous one is still served',
        new Error(problem),
      );
    return problem;
  }

  let taken = await stateOf(site);
  let seen = taken;
  await take(true);
  return {
    async follow() {
      const state = await stateOf(site);
      const isAtRest = state === seen;
      seen = state;
      if (!isAtRest || state === taken) return false;
      taken = state;
      try {
        if ((await take(false)) !== null) return false;
      } catch (error) {
        if (ending.signal.aborted) return false;
        throw error;
      }
      log.info(`${site} has changed. The new version is served.`);
      return true;
    },
    end: () => ending.abort(),
  };
}

async function readFacts(folders: readonly string[]): Promise<Partial<Config>> {
  const [newest = ''] = folders;
  const facts: Facts = JSON.parse(await readFile(join(newest, 'settings.json'), 'utf8'));
  return {
    siteName: facts.name,
    siteLanguages: facts.languages,
    currency: facts.currency.checkout,
    features: facts.features,
    writtenSites: folders,
    apiOrigin: facts.provider || null,
    adScript: facts.ad ?? 'off',
  };
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fin-site-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

type Given = Pick<Config, 'site' | 'apiOrigin' | 'adScript' | 'siteDir'>;

function write(
  { site, apiOrigin, adScript, siteDir }: Given,
  root: string,
  signal: AbortSignal,
): Promise<Written> {
  const program = paths.siteWriter;
  const child = fork(program, ['write', site ?? '', root], {
    signal,
    execArgv: program.endsWith('.ts') ? ['--import', 'tsx'] : [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      [table.apiOrigin.env]: apiOrigin ?? '',
      [table.adScript.env]: adScript ?? '',
      [table.siteDir.env]: siteDir ?? '',
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
