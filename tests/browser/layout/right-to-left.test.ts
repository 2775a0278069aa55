import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { test } from '../setup/test';
import { openPage } from './pages';

async function openFromRightToLeft(page: Page, path: string) {
  await openPage(page, path);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
}

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not shown`);
  return { left: box.x, right: box.x + box.width, middle: box.x + box.width / 2 };
};

/** The search icon stands before the text, at the right. */
async function expectIconBeforeText(page: Page) {
  const input = page.getByRole('search').getByRole('combobox');
  await input.fill('salt');
  const box = await boxOf(input);
  const icon = await boxOf(page.getByRole('button', { name: 'Search', exact: true }));
  const clear = await boxOf(page.getByRole('button', { name: 'Clear search' }));
  expect(box.right - icon.right).toBeLessThan(20);
  expect(clear.left - box.left).toBeLessThan(20);
}

test('from right to left, the search icon stands before the text, at the right', async ({
  member,
}) => {
  await openFromRightToLeft(member, '/search');
  await expectIconBeforeText(member);
});

test('from right to left, the words of the hero and the shade behind them are at the right, as the icon in the bar; a row moves on and its cards stay in view', async ({
  member,
}) => {
  await openFromRightToLeft(member, '/browse');
  await expectIconBeforeText(member);
  await member.keyboard.press('Escape');
  const hero = member.getByTestId('hero');
  // A white picture: what is dark is shade.
  await hero.locator('img').evaluate((picture: HTMLImageElement) => {
    picture.removeAttribute('srcset');
    picture.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="#fff" d="M0 0h8v8H0z"/></svg>')}`;
    return picture.decode();
  });
  const heading = await boxOf(member.getByRole('heading', { level: 1 }));
  expect(heading.middle).toBeGreaterThan(720);
  const light = await lightOf(member, hero);
  expect(light.left / light.right).toBeGreaterThan(1.5);

  const row = member.getByRole('region', { name: 'Top 10' });
  await row.getByRole('button', { name: 'Next Top 10' }).click();
  const seen = async () => {
    const box = await row.getByRole('link').last().boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= 1440;
  };
  await expect.poll(seen).toBe(true);
});

/** The mean lightness of the middle band of an element's outer thirds, 0 to 255. */
async function lightOf(page: Page, element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('not shown');
  const third = Math.round(box.width / 4);
  const band = { y: box.y + box.height * 0.15, height: box.height * 0.3, width: third };
  const mean = async (x: number) => {
    const { channels } = await sharp(await page.screenshot({ clip: { ...band, x } })).stats();
    return (channels[0]?.mean ?? 0) / 1;
  };
  return { left: await mean(box.x), right: await mean(box.x + box.width - third) };
}
