/**
 * Prints two Brotli-compressed sizes for each page with a budget: of the scripts that the document
 * requests, and of all scripts loaded until the network is idle.
 * Exits with 1 if a page exceeds its budget.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page as Tab } from 'playwright-core';
import { startServer } from '../server/start';
import { sampleAddress } from '../site/sample-address';
import * as pages from '../src/app/pages/list';
import type { Page } from '../src/app/pages/page';
import { launchBrowser } from './chromium';
import { ensureSiteIsBuilt, SITE_DIR } from './site-build';

const BUDGETS_KB: Readonly<
  Partial<Record<keyof typeof pages, readonly [first: number, all: number]>>
> = {
  landing: [161, 166],
  signIn: [163, 166],
  signUp: [163, 163],
  home: [168, 182],
  movies: [164, 164],
  title: [185, 189],
};

await ensureSiteIsBuilt();
const server = await startServer({ dataDir: null }, { log: { info() {}, error: console.error } });
const browser = await launchBrowser();

let isOver = false;
for (const [name, { path: pattern }] of Object.entries<Page>(pages)) {
  const budget = BUDGETS_KB[name as keyof typeof pages];
  if (!budget) continue;
  const path = sampleAddress(pattern, '101');
  const page = await browser.newPage({ baseURL: server.address });
  const scripts = await scriptsOf(page, path);
  const found = [scripts.filter(({ isFirst }) => isFirst), scripts].map(sumOf);
  if (found.some((size, at) => size > (budget[at] ?? 0))) isOver = true;
  const [first, all] = found.map((size, at) => `${size.toFixed(1)} of ${budget[at]} kB`);
  console.log(`\n${path}  first ${first}, in all ${all}`);
  for (const { name, size, isFirst } of scripts) {
    console.log(`  ${size.toFixed(1).padStart(7)}  ${name}${isFirst ? '' : ' (later)'}`);
  }
  await page.close();
}

await browser.close();
await server.stop();
process.exit(isOver ? 1 : 0);

interface Script {
  name: string;
  size: number;
  isFirst: boolean;
}

async function scriptsOf(page: Tab, path: string): Promise<Script[]> {
  const names = new Set<string>();
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname.slice(1);
    if (/\.m?js$/.test(name) && !name.includes('/')) names.add(name);
  });
  const document = await page.goto(path, { waitUntil: 'networkidle' });
  const html = (await document?.text()) ?? '';
  const [, named = ''] = /data-scripts="([^"]*)"/.exec(html) ?? [];
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return [...names]
    .map((name) => ({
      name,
      size: brotliCompressSync(readFileSync(join(SITE_DIR, name))).length / 1000,
      isFirst: named.split(' ').includes(`/${name}`),
    }))
    .sort((one, other) => other.size - one.size);
}

function sumOf(scripts: readonly Script[]): number {
  return scripts.reduce((sum, { size }) => sum + size, 0);
}
