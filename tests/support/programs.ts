import { spawnSync } from 'node:child_process';
import { findBrowser, launchBrowser } from '../../scripts/chromium';
import { findPostgres, versionOf } from '../server/support/postgres-programs';
import { ffmpegVersion, findFfmpeg } from './ffmpeg-programs';

export const LOCK = 'node_modules/.cache/tests';

const NEEDED = [
  { suites: ['browser'], describe: describeBrowser },
  { suites: ['server'], describe: describePostgres },
  { suites: ['library', 'browser'], describe: describeFfmpeg },
] as const;

export async function announcePrograms(): Promise<string[]> {
  const found = await Promise.allSettled(NEEDED.map(({ describe }) => describe()));
  const remedies = found.flatMap((it) => (it.status === 'rejected' ? [messageOf(it.reason)] : []));
  const words = found.flatMap((it) => (it.status === 'fulfilled' ? [it.value] : []));
  if (words.length > 0) console.log(words.join(', '));
  for (const remedy of remedies) console.error(remedy);
  const missing = NEEDED.filter((_, at) => found[at]?.status === 'rejected');
  return [...new Set(missing.flatMap(({ suites }): readonly string[] => suites))];
}

async function describeBrowser(): Promise<string> {
  const { path, from } = findOrInstall();
  const browser = await launchBrowser().catch((error: Error) => {
    const [reason] = error.message.split('\n');
    throw new Error(
      `${path} (${from}) does not start as a browser: ${reason} ` +
        'Set CHROME_PATH to the program of a Chromium, Chrome or Edge.',
    );
  });
  const version = browser.version();
  await browser.close();
  return `Chromium ${version} (${from}: ${path})`;
}

function findOrInstall() {
  try {
    return findBrowser();
  } catch (error) {
    if (process.env.CHROME_PATH) throw error;
    console.log("No browser was found. Playwright's installer fetches one …");
    const arguments_ = ['playwright-core', 'install', '--only-shell', 'chromium'];
    const { status } = spawnSync('npx', arguments_, { stdio: 'inherit' });
    if (status !== 0) throw error;
    return findBrowser();
  }
}

async function describePostgres(): Promise<string> {
  const postgres = await findPostgres();
  return `PostgreSQL ${versionOf(postgres)} (${postgres.from}: ${postgres.bin})`;
}

async function describeFfmpeg(): Promise<string> {
  const programs = findFfmpeg();
  return `ffmpeg ${ffmpegVersion(programs)} (${programs.from}: ${programs.ffmpeg})`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
