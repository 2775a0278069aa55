/** The Chromium that the browser tests and the size report drive. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** No sandbox, since CI runs as root; none of Chromium's own requests to other hosts. */
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

/** The headless shell first: the same engine without a browser's own windows, a quarter faster. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * The path of a Chromium: `CHROME_PATH`, the system's, or Playwright's.
 * @throws {Error} that says how to install one, when there is none
 */
export function findChromium(): string {
  const { CHROME_PATH } = process.env;
  const candidates = [CHROME_PATH, ...SYSTEM_NAMES.map(which), chromium.executablePath()];
  const found = candidates.find((path) => path && existsSync(path));
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium; elsewhere: ' +
      'npx playwright-core install chromium) or set CHROME_PATH to one.',
  );
}

function which(name: string): string | undefined {
  const { stdout } = spawnSync('which', [name], { encoding: 'utf8' });
  return stdout?.trim() || undefined;
}
