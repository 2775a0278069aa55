import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { type FakeSmtp, startFakeSmtp } from '../../server/support/fake-smtp';
import { startProcess } from '../../server/support/process';

export interface RunningSite {
  readonly address: string;
  readonly home: string;
  readonly smtp: FakeSmtp;
  /** Runs the recipe's second block of commands, and returns the output. */
  readonly goOn: () => string;
}

type Undo = () => unknown;

export function siteOfRecipe(title: string): RunningSite {
  const site = {} as RunningSite;
  const undo: Undo[] = [];
  beforeAll(async () => {
    Object.assign(site, await start(commandsBelow(title), (it) => undo.unshift(it)));
  });
  afterAll(async () => {
    for (const it of undo) await it();
  });
  return site;
}

function commandsBelow(heading: string): string[][] {
  const page = readFileSync('docs/operators/site.md', 'utf8');
  const [, section = ''] = page.split(`# ${heading}\n`);
  const blocks = (section.split('\n#')[0] ?? '').matchAll(/^```sh\n([\s\S]*?)\n```$/gm);
  return [...blocks].map(([, block = '']) => block.split('\n'));
}

async function start(
  [commands = [], next = []]: readonly string[][],
  whenOver: (undo: Undo) => void,
): Promise<RunningSite> {
  const home = mkdtempSync(join(tmpdir(), 'fin-home-'));
  whenOver(() => rmSync(home, { recursive: true }));
  const smtp = await startFakeSmtp();
  whenOver(() => smtp.stop());
  const env = { HOME: home, SMTP_URL: smtp.url, npm_config_update_notifier: 'false' };
  const run = (lines: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync('sh', ['-ec', lines.join('\n')], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return stdout;
  };
  run(commands.slice(0, -1));
  const last = commands.at(-1)?.replace(/npm start$/, 'exec npm start') ?? '';
  const server = await startProcess(env, ['-c', last], 'sh', whenOver);
  whenOver(() => server.end('SIGINT'));
  return { address: server.address, home, smtp, goOn: () => run(next) };
}
