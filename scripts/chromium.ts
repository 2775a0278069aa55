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

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same engine without a browser's own windows and dialogs, a quarter faster. */
const SHELL = 'chromium-headless-shell';

/**
 * The path of a Chromium: `CHROME_PATH`, the system's headless shell or browser, or Playwright's.
 * @throws {Error} that says how to install one, when there is none
 */
export function findChromium(): string {
  return firstOf([SHELL, ...BROWSERS]);
}

/** As `findChromium`, for what the shell lacks, such as the blocking of pop-up windows. */
export function findWholeChromium(): string {
  return firstOf(BROWSERS);
}

function firstOf(names: readonly string[]): string {
  const { CHROME_PATH } = process.env;
  const candidates = [CHROME_PATH, ...names.map(which), chromium.executablePath()];
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
