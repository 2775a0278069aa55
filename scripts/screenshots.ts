/**
 * Takes screenshots of every screen, and compares two sets.
 *
 *     npx tsx scripts/screenshots.ts take <folder> [width …]   (px; 390, 768 and 1440 by default)
 *     npx tsx scripts/screenshots.ts compare <before> <after>
 *
 * For each picture that differs, `compare` prints the share of channel values that changed.
 * If a picture can't be compared, `compare` prints the reason.
 * It writes images of the differences to `<after>/differences`.
 * It exits with 1 if any picture differs or can't be compared.
 * Randomness, motion and data are fixed. Plans' end dates depend on the day, so take both sets on
 * the same day.
 */
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import { startServer } from '../server/start';
import { post, signIn } from './call';
import { launchBrowser } from './chromium';
import { MEMBER, type Screen, screens } from './screens';
import { ensureSiteIsBuilt } from './site-build';

const WIDTHS = [390, 768, 1440];
const HEIGHT = 900;
/** Ignores differences per channel of up to this value (of 255), since rasterization varies. */
const TOLERANCE = 12;

const [command, first, ...rest] = process.argv.slice(2);
if (command === 'take' && first) await take(first, rest.length > 0 ? rest.map(Number) : WIDTHS);
else if (command === 'compare' && first && rest[0]) process.exit(await compare(first, rest[0]));
else throw new Error('Say take <folder>, or compare <before> <after>.');

async function take(folder: string, widths: readonly number[]): Promise<void> {
  await ensureSiteIsBuilt();
  await mkdir(folder, { recursive: true });
  const server = await startServer(
    { dataDir: null, rateLimits: false },
    { passwordCost: 2 ** 10, log: { info() {}, error: console.error } },
  );
  const browser = await launchBrowser();
  await post(server.address, '/register', MEMBER);
  const session = await signIn(server.address, MEMBER);
  for (const width of widths) {
    for (const screen of screens) {
      await picture(browser, server.address, screen, width, session, folder);
    }
  }
  await browser.close();
  await server.stop();
}

async function picture(
  browser: Browser,
  address: string,
  screen: Screen,
  width: number,
  session: Record<string, string>,
  folder: string,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    (kept) => {
      Math.random = () => 0.42;
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
    },
    screen.as === 'member' ? session : {},
  );
  const page = await context.newPage();
  await page.goto(screen.path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  if (screen.isLong) await scrollThrough(page);
  await screen.prepare?.(page);
  await page.mouse.move(0, 0);
  await settle(page);
  await page.screenshot({
    path: join(folder, `${screen.name}-${width}.png`),
    fullPage: screen.prepare === undefined,
    animations: 'disabled',
  });
  await context.close();
}

async function scrollThrough(page: Page): Promise<void> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let before = 0, now = await height(); now > before; ) {
    before = now;
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState('networkidle');
    await settle(page);
    now = await height();
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

async function compare(before: string, after: string): Promise<number> {
  const pngs = async (folder: string) =>
    (await readdir(folder)).filter((name) => name.endsWith('.png'));
  const names = [...new Set([...(await pngs(before)), ...(await pngs(after))])].sort();
  await mkdir(join(after, 'differences'), { recursive: true });
  let different = 0;
  for (const name of names) {
    const finding = await difference(join(before, name), join(after, name), (pixels) =>
      pixels.toFile(join(after, 'differences', name)),
    ).catch((error: Error) => error.message);
    if (finding === null) continue;
    different += 1;
    console.log(`${name}: ${finding}`);
  }
  console.log(`${names.length} pictures compared, ${different} differ`);
  return different === 0 ? 0 : 1;
}

async function difference(
  before: string,
  after: string,
  write: (pixels: Sharp) => Promise<unknown>,
): Promise<string | null> {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const [was, is] = [one.info, other.info].map(({ width, height }) => `${width}×${height}`);
  if (was !== is) return `size ${was}, now ${is}`;
  const marked = Buffer.alloc(one.data.length);
  let count = 0;
  for (let at = 0; at < one.data.length; at++) {
    if (Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0)) <= TOLERANCE) continue;
    marked[at] = 255;
    count += 1;
  }
  if (count === 0) return null;
  const { width, height, channels } = one.info;
  await write(sharp(marked, { raw: { width, height, channels } }));
  return `${((100 * count) / one.data.length).toFixed(3)} % of the picture`;
}

function pixelsOf(path: string) {
  return sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
