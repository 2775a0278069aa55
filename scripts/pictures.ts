/** `npm run pictures`: saves the README's screenshots of the demo to `docs/pictures`. */
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { DEMO_MEMBER } from '../demo/member';
import { startServer } from '../server/start';
import { post, signIn } from './call';
import { launchBrowser } from './chromium';
import { buildDesk } from './desk-build';
import { ensureSiteIsBuilt } from './site-build';

const FOLDER = 'docs/pictures';
const SIZE = { width: 1280, height: 800 };
const MAX_BYTES = 150_000;
const ADMIN_TOKEN = 'a-token-for-the-pictures-of-the-desk';

await ensureSiteIsBuilt();
await buildDesk();
await import('../flows/build');
const server = await startServer(
  { port: 0, dataDir: null, flows: true, adminToken: ADMIN_TOKEN },
  { log: { info() {}, error: console.error } },
);
const session = await signIn(server.address, DEMO_MEMBER);
const browser = await launchBrowser();
await take(browser, 'home', home);
await take(browser, 'player', player);
await take(browser, 'atlas', atlas);
await take(browser, 'desk', desk);
await browser.close();
await server.stop();

async function take(
  browser: Browser,
  name: string,
  open: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: SIZE,
    colorScheme: 'dark',
  });
  await context.addInitScript((entries) => {
    Math.random = () => 0.42;
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, session);
  const page = await context.newPage();
  await open(page);
  await page.waitForLoadState('networkidle');
  const { size } = await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 80 })
    .toFile(`${FOLDER}/${name}.webp`);
  if (size > MAX_BYTES) throw new Error(`${name}.webp has ${size} bytes, of ${MAX_BYTES}.`);
  await context.close();
}

async function home(page: Page): Promise<void> {
  for (const [film, minutes] of Object.entries({ 103: 84, 107: 31, 112: 112, 155: 20, 137: 65 })) {
    const begun = { entertainment_id: film, position: minutes * 60, duration: 140 * 60 };
    await post(server.address, '/user/progress', begun, session.token);
  }
  await page.goto('/browse');
  await page.waitForFunction(() => localStorage.getItem('fin.positions') !== null);
  await page.reload();
  await page.getByRole('heading', { name: 'Continue Watching' }).waitFor();
}

async function player(page: Page): Promise<void> {
  await page.goto('/movie-details/101');
  await page.getByTestId('facts').getByRole('button', { name: /^Play/ }).click();
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 8);
  await page.getByTestId('player').hover();
  await page.getByRole('button', { name: 'Settings' }).click();
}

async function atlas(page: Page): Promise<void> {
  await page.goto('/flows/confirmation.html');
  await page.locator('#stage').evaluate((it) => it.scrollIntoView({ block: 'start' }));
}

async function desk(page: Page): Promise<void> {
  const picture = async (file: string) => {
    const jpeg = await sharp(file).jpeg().toBuffer();
    return new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' });
  };
  const movie = {
    name: 'Noor Aziz',
    email: 'noor@fin.example',
    role: 'Director',
    title: 'Paper Boats',
    description: 'Two sisters fold every letter that they never sent, and set them on the river.',
    thumnail: await picture('demo/artwork/109-thumb.webp'),
    cast: [
      { name: 'Aarav Chitnis', jobTitle: 'Lead', image: await picture('demo/artwork/501.webp') },
    ],
    agreeTerms: true,
  };
  await post(server.address, '/user/movie-detail-request', movie, session.token);
  await page.goto('/desk/');
  await page.getByLabel('Token').fill(ADMIN_TOKEN);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: movie.title }).click();
  await page.getByLabel('Accept').waitFor();
}
