import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

/** Disables the sandbox, since Chromium can't use it as root, for example in a container. */
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

export interface FoundBrowser {
  path: string;
  env: Record<string, string>;
  from: string;
}

const SHELL = 'chromium-headless-shell';
const COMMANDS = [
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  ...['microsoft-edge', 'microsoft-edge-stable'],
];
const { PROGRAMFILES, 'PROGRAMFILES(X86)': PROGRAMFILES_X86, LOCALAPPDATA } = process.env;
const APPLICATIONS = {
  darwin: ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
    ['Chromium', 'Google Chrome', 'Microsoft Edge'].map((name) =>
      join(folder, `${name}.app/Contents/MacOS/${name}`),
    ),
  ),
  win32: [PROGRAMFILES, PROGRAMFILES_X86, LOCALAPPDATA].flatMap((folder) =>
    folder
      ? [
          join(folder, 'Chromium/Application/chrome.exe'),
          join(folder, 'Google/Chrome/Application/chrome.exe'),
          join(folder, 'Microsoft/Edge/Application/msedge.exe'),
        ]
      : [],
  ),
} as Partial<Record<NodeJS.Platform, string[]>>;

/**
 * @param isWindowed whether the browser must show windows, which a headless shell cannot
 * @throws {Error} if there is no browser (the message says how to get one), `CHROME_PATH` is not
 * executable, or the included browser cannot be unpacked
 */
export function findBrowser(isWindowed = false): FoundBrowser {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (isProgram(CHROME_PATH)) return { path: CHROME_PATH, env: {}, from: 'CHROME_PATH' };
    throw new Error(
      `CHROME_PATH is ${CHROME_PATH}, where there is no program. ` +
        'Set it to the program of a Chromium, Chrome or Edge, or unset it.',
    );
  }
  const commands = isWindowed ? COMMANDS : [SHELL, ...COMMANDS];
  const installed = [...commands.flatMap(inPath), ...(APPLICATIONS[process.platform] ?? [])];
  const path = installed.find(isProgram);
  if (path) return { path, env: {}, from: 'installed' };
  const downloaded = chromium.executablePath();
  if (isProgram(downloaded)) return { path: downloaded, env: {}, from: "Playwright's" };
  if (!isWindowed && isShellIncluded()) return unpackShell();
  throw new Error(
    'The browser tests need a browser. Install one with `npx playwright-core install chromium`, ' +
      'or set CHROME_PATH to the program of a Chromium, Chrome or Edge.',
  );
}

export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const browser = findBrowser(options.headless === false);
  return chromium.launch({ ...launchOptions(browser), ...options });
}

export function launchOptions({ path, env }: FoundBrowser): LaunchOptions {
  return { executablePath: path, env: { ...process.env, ...env }, args: CHROMIUM_FLAGS };
}

function isShellIncluded(): boolean {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  try {
    createRequire(import.meta.url).resolve('@sparticuz/chromium');
    return true;
  } catch {
    return false;
  }
}

/** `AWS_EXECUTION_ENV` makes `@sparticuz/chromium` add the libraries that a bare system lacks. */
function unpackShell(): FoundBrowser {
  const folder = join(import.meta.dirname, '../node_modules/.cache/chromium-shell');
  if (!existsSync(folder)) {
    const next = `${folder}.${process.pid}`;
    mkdirSync(next, { recursive: true });
    const { status, stderr } = spawnSync(
      process.execPath,
      ['-e', `import('@sparticuz/chromium').then((it) => it.default.executablePath())`],
      {
        cwd: import.meta.dirname,
        encoding: 'utf8',
        env: { ...process.env, TMPDIR: next, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
      },
    );
    if (status !== 0) throw new Error(`The included browser could not be unpacked: ${stderr}`);
    // Replaces the package's font configuration, which lists only the folders of AWS Lambda.
    writeFileSync(join(next, 'fonts.conf'), fontConfiguration(folder));
    moveUnlessThere(next, folder);
  }
  return {
    path: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
    from: 'came with npm ci',
  };
}

function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}

function moveUnlessThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    rmSync(from, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function inPath(name: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
}
