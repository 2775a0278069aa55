/** The site of an operator's folder: written by a process of its own when the server starts, and when it has changed. */
import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config, Features } from '../config';
import { paths } from '../paths';
import { table } from '../settings';
import { stateOf } from './folder-state';

/** What the writer reports (`site/main.ts`). */
export interface Written {
  /** Where it was written, the last first. */
  readonly folders: readonly string[];
  /** Why an earlier site is served. */
  readonly problem: string | null;
}

/** Of the settings that it has written for the site's page. */
interface Facts {
  readonly name: string;
  readonly provider: string;
  readonly ad: string | null;
  readonly languages: Config['siteLanguages'];
  readonly currency: { readonly checkout: string };
  readonly features: Features;
}

/** A site whose folder may change while it is served. */
export interface OwnSite {
  /**
   * Looks at the folder. Once a change of it has come to rest the site is written, and the configuration says the new
   * one's; with a wrong folder it stays as it is, and the log says why.
   * @returns whether there is a new one
   */
  follow(): Promise<boolean>;
  /** Ends a writer that is at work. */
  end(): void;
}

/**
 * Takes what the site says of itself into the configuration.
 * @returns `null` without SITE, and without settings that stand in its documents: the site is the built one
 * @throws {Error} that names all that is wrong with the folder, if it was never good
 */
export async function openSite(config: Config): Promise<OwnSite | null> {
  const { site, apiOrigin, adScript, dataDir, siteDir, log } = config;
  if (siteDir === null || (site ?? apiOrigin ?? adScript) === null) return null;
  const root = dataDir ? join(dataDir, 'site') : await temporaryFolder();
  const given = { site, apiOrigin, adScript, siteDir };
  const ending = new AbortController();

  /** @returns what is wrong; `null` for nothing */
  async function take(isFirst: boolean): Promise<string | null> {
    const { folders, problem } = await write(given, root, ending.signal);
    if (problem === null || isFirst) Object.assign(config, await readFacts(folders));
    if (problem !== null) log.error('the site as it was is served on', new Error(problem));
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
      log.info(`${site} has changed. What it says now is served.`);
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

/** Until the process ends. */
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
