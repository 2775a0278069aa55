/**
 * The JavaScript that a browser loads for each page's first screen, in kilobytes of brotli. Prints a
 * table; exits with 1 when a page is over its budget.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from 'playwright-core';
import { startServer } from '../server/start';
import { CHROMIUM_FLAGS, findChromium } from './chromium';
import { ensureSiteIsBuilt, SITE_DIR } from './site-build';

/** Kilobytes allowed for pages that have a budget. */
const BUDGETS: Record<string, number> = { '/': 108, '/browse': 126 };
const PAGES = ['/', '/login', '/signup', '/browse', '/movies', '/movie-details/101'];

await ensureSiteIsBuilt();
const server = await startServer({ dataDir: null, log: { info() {}, error: console.error } });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });

let isOver = false;
for (const path of PAGES) {
  const page = await browser.newPage({ baseURL: server.address });
  const scripts = await scriptsOf(page, path);
  const total = scripts.reduce((sum, { size }) => sum + size, 0);
  const budget = BUDGETS[path];
  if (budget && total > budget) isOver = true;
  console.log(`\n${path}  ${total.toFixed(1)} kB${budget ? ` of ${budget}` : ''}`);
  for (const { name, size } of scripts) console.log(`  ${size.toFixed(1).padStart(7)}  ${name}`);
  await page.close();
}

await browser.close();
await server.stop();
process.exit(isOver ? 1 : 0);

async function scriptsOf(page: Page, path: string): Promise<{ name: string; size: number }[]> {
  const names = new Set<string>();
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname.slice(1);
    if (/\.m?js$/.test(name) && !name.includes('/')) names.add(name);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return [...names]
    .map((name) => ({
      name,
      size: brotliCompressSync(readFileSync(join(SITE_DIR, name))).length / 1000,
    }))
    .sort((one, other) => other.size - one.size);
}
