import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { expect } from 'vitest';
import { findBrowser, launchOptions } from '../../../scripts/chromium';
import { address, test } from '../setup/test';
import { begunAt, playerOn } from '../title/player-page';
import { expectStored } from './stored-positions';

const running: BrowserContext[] = [];

async function start(folder: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions(findBrowser()),
    baseURL: address,
    serviceWorkers: 'block',
  });
  running.push(context);
  return context;
}

async function killerOf(context: BrowserContext): Promise<() => Promise<unknown>> {
  const browser = context.browser();
  const devTools = await browser?.newBrowserCDPSession();
  const found = await devTools?.send('SystemInfo.getProcessInfo');
  const pid = found?.processInfo.find(({ type }) => type === 'browser')?.id;
  if (!browser || !pid) throw new Error('The browser has no process');
  const isGone = new Promise((resolve) => browser.once('disconnected', resolve));
  return () => {
    process.kill(pid, 'SIGKILL');
    return isGone;
  };
}

test('a film resumes within a second of its position after the browser was killed', {
  timeout: 60_000,
}, async ({ account, logs }) => {
  const folder = await mkdtemp(join(tmpdir(), 'fin-killed-'));
  try {
    const first = await start(folder);
    const entry = await first.newPage();
    await entry.goto('/healthz');
    await entry.evaluate((entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    }, account.localStorage);
    await first.close();

    const killed = await start(folder);
    logs.listen(killed);
    const film = playerOn(await killed.newPage());
    await film.open();
    await film.watchFrom(20);
    await expectStored(film.page, 20);
    const kill = await killerOf(killed);
    await film.seesItGoOn((await film.second()) + 2.7);
    const left = await film.second();
    await kill();

    const third = await start(folder);
    logs.listen(third);
    const again = playerOn(await third.newPage());
    await again.open();
    // The label rounds down, and the saved position may be a second old.
    const resume = again.button(/^Resume from/);
    const offered = async () => Number(/\d+$/.exec((await resume.textContent()) ?? '')?.[0]);
    await expect.poll(async () => left - (await offered())).toBeLessThan(2);
    const begun = await begunAt(again.page, () => resume.click());
    expect(Math.abs(begun - left)).toBeLessThan(1);
  } finally {
    await Promise.all(running.map((it) => it.close().catch(() => {})));
    await rm(folder, { recursive: true, force: true });
  }
});
