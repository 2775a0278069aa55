import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect } from 'vitest';
import { layoutShift, UNSEEN_SHIFT } from '../setup/layout-shift';
import { holdRequest } from '../setup/provider';
import { test } from '../setup/test';
import { startSite } from './operator-site';

const face = readFileSync('src/theme/fonts/big-shoulders-800.woff2');

test("an operator's font replaces ours, without layout shift", async ({ open }) => {
  const faces = { display: 'faces/own.woff2' };
  const address = await startSite({ name: 'Luz', faces }, { 'faces/own.woff2': face });
  const page = await open();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const held = await holdRequest(page, /\.woff2$/);
  await page.goto(`${address}/`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await held.release();
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT);
  const letters = await page.evaluate(() => ({
    family: getComputedStyle(document.querySelector('h1') as Element).fontFamily.split(',')[0],
    fetched: [...document.fonts]
      .filter((it) => it.status === 'loaded' && !it.family.includes('Stand-in'))
      .map((it) => it.family),
  }));
  expect(letters).toEqual({ family: '"Site Display"', fetched: ['Site Display'] });
  const woff = asked.filter((path) => path.endsWith('.woff2'));
  expect(woff.map((path) => path.replace(/[0-9a-f]{8}/, '#'))).toEqual(['/display.#.woff2']);
  await page.close();
});

test("an operator's terms are readable before the code arrives, and their links stay in the site", async ({
  open,
}) => {
  const terms = '# Os termos\n\nLeia.\n\n## Direitos {#r}\n\n- **um**\n- [filmes](/movies)\n';
  const address = await startSite(
    { name: 'Luz', languages: ['pt', 'en'] },
    { 'legal/terms.md': terms },
  );
  const reader = await open({ javaScriptEnabled: false });
  await reader.goto(`${address}/terms-conditions`);
  expect(await reader.getByRole('heading', { level: 1 }).textContent()).toBe('Os termos');
  expect(await reader.getByRole('article').getByRole('listitem').allTextContents()).toEqual([
    'um',
    'filmes',
  ]);
  await reader.close();

  const page = await open();
  await page.goto(`${address}/en/terms-conditions#r`);
  const heading = page.getByRole('heading', { level: 2, name: 'Direitos' });
  await heading.waitFor();
  expect(await heading.evaluate((it) => it.closest('[lang]')?.getAttribute('lang'))).toBe('pt');
  await page.getByRole('link', { name: 'filmes' }).click();
  await page.waitForURL(`${address}/en/movies`);
  await page.close();
}, 90_000);

test("an operator's pictures are the wall of the landing page", async ({ open }) => {
  const picture = (background: string) =>
    sharp({ create: { width: 400, height: 400, channels: 3, background } })
      .png()
      .toBuffer();
  const address = await startSite(
    { name: 'Luz' },
    { 'wall/a.png': await picture('#F00'), 'wall/b.png': await picture('#00F') },
  );
  const page = await open();
  await page.goto(`${address}/`);
  const tiles = page.locator('img[src*="/wall."]');
  await tiles.first().waitFor();
  const sizes = await tiles.evaluateAll(async (images) => {
    const [image] = images as HTMLImageElement[];
    await image?.decode();
    return [images.length, image?.naturalWidth, image?.naturalHeight];
  });
  expect(sizes).toEqual([39, 240, 360]);
  expect(await page.locator('img[src*="/poster-"]').count()).toBe(0);
  await page.close();
});
