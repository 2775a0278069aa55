/** Finds a Chromium for the browser tests, or installs one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Chromium as a test machine needs it: no sandbox for root, no calls of its own to the outside. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
];

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of a Chromium: `CHROME_PATH`, the system's, Playwright's; else one is installed from
 * Debian's packages (as root) or with Playwright's installer.
 * @throws {Error} that says what to do, when none can be had
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  install();
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium; elsewhere: ' +
      'npx playwright-core install chromium) or set CHROME_PATH to one.',
  );
}

function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROME_PATH,
    ...SYSTEM_NAMES.map(which),
    chromium.executablePath(),
  ];
  return candidates.find((path) => path && existsSync(path));
}

function which(name: string): string | undefined {
  const { stdout } = spawnSync('which', [name], { encoding: 'utf8' });
  return stdout?.trim() || undefined;
}

function install() {
  console.log('No Chromium here: installing one …');
  const isRoot = process.getuid?.() === 0;
  const isInstalled =
    isRoot && succeeds('apt-get', 'update') && succeeds('apt-get', 'install', '-y', 'chromium');
  if (!isInstalled) succeeds('npx', 'playwright-core', 'install', 'chromium');
}

function succeeds(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}
