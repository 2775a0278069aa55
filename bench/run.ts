/**
 * `npm run bench [-- <rounds>]`: compares the built site with baseline pages in Chromium.
 * Alternates the pages, so that other load on the machine affects all of them.
 * Prints tables of medians and writes them to `bench/results.json`.
 */
import { writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../scripts/chromium';
import { ensureSiteIsBuilt } from '../scripts/site-build';
import { startServer } from '../server/start';
import { createAccount } from '../tests/browser/setup/account';
import { measureCards } from './cards';
import { type ContextOptions, openContext, slowDown } from './context';
import { measureControls } from './controls';
import { type Figures, observe, settle } from './observe';
import { servePeers } from './peers';
import { playBareVideo, playTitle } from './play';
import { measurePresses } from './presses';
import { measureRoutes } from './routes';
import { measureRows } from './rows';

/** Lighthouse's "slow 4G": latency in ms, throughput in bytes per second. */
const NETWORK = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const SLOWER = 4;
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, deviceScaleFactor: 1.75 };
const PAGES = ['/', '/login', '/signup', '/browse', '/movies', '/movie-details/101'];
const FILM = { path: '/movie-details/103', stream: 'demo/streams/dune-walk' };

const rounds = Number(process.argv[2] ?? 3);
await ensureSiteIsBuilt();
const server = await startServer(
  { dataDir: null, rateLimits: false },
  { log: { info() {}, error: console.error } },
);
const peers = await servePeers(FILM.stream);
const browser = await launchBrowser();
const { storageState } = await createAccount(server.address);

const loads = new Map<string, Figures[]>();
const others = new Map<string, number[]>();
const note = <Value>(all: Map<string, Value[]>, name: string, value: Value) =>
  all.set(name, [...(all.get(name) ?? []), value]);

for (let round = 0; round < rounds; round += 1) {
  note(loads, 'an empty page', await firstVisit(`${peers.address}/empty`));
  note(loads, 'React hello', await firstVisit(`${peers.address}/hello`));
  for (const path of PAGES) note(loads, path, await firstVisit(server.address + path));
  note(loads, '/browse, second visit', await secondVisit(browser, `${server.address}/browse`));
  for (const viewer of ['at once', 'after a while'] as const) {
    const bare = await inContext({}, (page) =>
      playBareVideo(page, `${peers.address}/video`, viewer),
    );
    const film = await inContext({ storageState }, (page) =>
      playTitle(page, server.address + FILM.path, viewer),
    );
    note(others, `bare video, press to first frame ${viewer}`, Math.round(bare));
    note(others, `Play, press to first frame ${viewer}`, Math.round(film));
  }
  const { ready, cards } = await measureCards(browser, server.address);
  note(others, '10,000 cards: ready after the data', ready);
  note(others, '10,000 cards: cards in the document', cards);
  const controls = await measureControls(browser, server.address, storageState);
  for (const [name, value] of Object.entries(controls)) note(others, name, value);
  note(others, 'seven rows: frames dropped', await measureRows(browser, server.address));
  const presses = await measurePresses(browser, server.address, storageState);
  for (const [name, wait] of Object.entries(presses)) note(others, `press: ${name}`, wait);
}
const left = await measureRoutes(browser, server.address, storageState);
note(others, '200 changes of the page: heap, kB more', left.heap);
note(others, '200 changes of the page: nodes more', left.nodes);
note(others, '200 changes of the page: listeners more', left.listeners);
await browser.close();
await peers.stop();
await server.stop();

const rows = [...loads].map(([page, figures]) => ({ page, ...mediansOf(figures) }));
const empty = rows[0]?.lcp ?? 1;
console.table(
  rows.map(({ page, lcp, tbt, cls, scripts, scriptsToLcp, requests }) => ({
    Page: page,
    'LCP ms': lcp,
    '× empty': (lcp / empty).toFixed(2),
    'TBT ms': tbt,
    CLS: cls,
    'JS kB': scripts,
    'to LCP': scriptsToLcp,
    Requests: requests,
  })),
);
const more = Object.fromEntries([...others].map(([name, values]) => [name, median(values)]));
console.table(more);
writeFileSync('bench/results.json', `${JSON.stringify({ loads: rows, others: more }, null, 2)}\n`);

function firstVisit(address: string): Promise<Figures> {
  return inContext(PHONE, (page) => load(page, address));
}

async function secondVisit(browser: Browser, address: string): Promise<Figures> {
  const context = await openContext(browser, { ...PHONE, serviceWorkers: 'allow' });
  const first = await context.newPage();
  await first.goto(address, { waitUntil: 'networkidle' });
  await first.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await first.close();
  const figures = await load(await context.newPage(), address);
  await context.close();
  return figures;
}

async function inContext<Result>(
  options: ContextOptions,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await openContext(browser, options);
  const result = await use(await context.newPage());
  await context.close();
  return result;
}

async function load(page: Page, address: string): Promise<Figures> {
  const session = await slowDown(page, SLOWER);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  const read = await observe(page);
  await page.goto(address, { waitUntil: 'load' });
  await settle(page);
  return read();
}

function mediansOf(figures: readonly Figures[]): Figures {
  const names = Object.keys(figures[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(
    names.map((name) => [name, median(figures.map((it) => it[name]))]),
  ) as unknown as Figures;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
