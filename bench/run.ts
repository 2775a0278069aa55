/**
 * What a person waits for, beside an empty page: `npm run bench [-- <rounds>]`. The built site on the reference
 * provider, in Chromium with a slow network (1.6 Mbit/s, 150 ms) and a processor four times slower. Pages take
 * turns, so that a busy moment of the machine meets them all; the medians of the rounds are compared. Prints a
 * table, and keeps the figures in `bench/results.json`.
 */
import { writeFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium';
import { ensureSiteIsBuilt } from '../scripts/site-build';
import { startServer } from '../server/start';
import { type Figures, observe, settle } from './observe';
import { servePeers } from './peers';

/** As Lighthouse's "slow 4G", in bytes a second and ms. */
const NETWORK = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const SLOWER = 4;
const PHONE = { width: 412, height: 823 };
const PAGES = ['/', '/login', '/signup', '/browse', '/movies', '/movie-details/101'];

const rounds = Number(process.argv[2] ?? 3);
await ensureSiteIsBuilt();
const server = await startServer({
  dataDir: null,
  limits: null,
  log: { info() {}, error: console.error },
});
const peers = await servePeers();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });

const measured = new Map<string, Figures[]>();
for (let round = 0; round < rounds; round += 1) {
  for (const address of [`${peers.address}/empty`, ...PAGES.map((path) => server.address + path)]) {
    const name = address.startsWith(peers.address) ? 'an empty page' : new URL(address).pathname;
    measured.set(name, [...(measured.get(name) ?? []), await measure(browser, address)]);
  }
}
await browser.close();
await peers.stop();
await server.stop();

const rows = [...measured].map(([page, figures]) => ({ page, ...mediansOf(figures) }));
const empty = rows[0]?.lcp ?? 1;
console.table(
  rows.map(({ page, lcp, tbt, cls, scripts, requests }) => ({
    Page: page,
    'LCP ms': lcp,
    '× empty': (lcp / empty).toFixed(2),
    'TBT ms': tbt,
    CLS: cls,
    'JS kB': scripts,
    Requests: requests,
  })),
);
writeFileSync('bench/results.json', `${JSON.stringify(rows, null, 2)}\n`);

async function measure(browser: Browser, address: string): Promise<Figures> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const read = await observe(page);
  await page.goto(address, { waitUntil: 'load' });
  await settle(page);
  const figures = await read();
  await context.close();
  return figures;
}

function mediansOf(figures: readonly Figures[]): Figures {
  const names = Object.keys(figures[0] ?? {}) as (keyof Figures)[];
  const median = (name: keyof Figures) => {
    const sorted = figures.map((it) => it[name]).sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return Object.fromEntries(names.map((name) => [name, median(name)])) as unknown as Figures;
}
