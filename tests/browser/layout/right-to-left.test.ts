import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import ar from '../../../texts/ar.json' with { type: 'json' };
import { createAccount } from '../setup/account';
import { TEST_TIME } from '../setup/patience';
import { test } from '../setup/test';
import { startSite } from '../site/operator-site';

type Key = keyof typeof ar;
const say = (key: Key, heading = '') =>
  ar[key].defaultMessage.replace('{heading}', heading).replace('{name}', heading);
const TIME = 2 * TEST_TIME;
const topTen = say('common.topTen');

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not shown`);
  return { left: box.x, right: box.x + box.width, middle: box.x + box.width / 2 };
};

test('an Arabic site is laid out from right to left: search, hero, rows, their arrows and keys, tabs and amounts', {
  timeout: TIME,
}, async ({ open }) => {
  const baseURL = await startSite({ name: 'Fin', language: 'ar', languages: ['ar'] });
  const { storageState } = await createAccount(baseURL);
  const page = await open({ baseURL, storageState });
  await page.goto('/browse');
  await expectIconBeforeText(page);
  await page.keyboard.press('Escape');
  await expectHeroAtRight(page);
  await expectRowFromRight(page);

  await page.goto('/edit-profile');
  const tabs = page.getByRole('tab');
  await tabs.first().press('ArrowLeft');
  await expect.poll(() => tabs.nth(1).getAttribute('aria-selected')).toBe('true');
  const [first, second] = [await boxOf(tabs.first()), await boxOf(tabs.nth(1))];
  expect(second.right).toBeLessThan(first.left);

  await page.goto('/plans');
  const amounts = page.getByRole('article').getByText('UK£');
  expect(await amounts.first().textContent()).toBe('\u2066149\u00a0UK£\u2069');
});

async function expectIconBeforeText(page: Page) {
  const input = page.getByRole('search').getByRole('combobox');
  await input.fill('salt');
  const box = await boxOf(input);
  const icon = await boxOf(
    page.getByRole('button', { name: say('search.box.submit'), exact: true }),
  );
  const clear = await boxOf(page.getByRole('button', { name: say('search.box.clear') }));
  expect(box.right - icon.right).toBeLessThan(20);
  expect(clear.left - box.left).toBeLessThan(20);
}

async function expectHeroAtRight(page: Page) {
  const hero = page.getByTestId('hero');
  await hero.locator('img').evaluate((picture: HTMLImageElement) => {
    picture.removeAttribute('srcset');
    picture.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="#fff" d="M0 0h8v8H0z"/></svg>')}`;
    return picture.decode();
  });
  const heading = await boxOf(page.getByRole('heading', { level: 1 }));
  expect(heading.middle).toBeGreaterThan(720);
  expect((await boxOf(hero.locator('img'))).left).toBe(0);
  expect((await boxOf(hero.locator('img'))).right).toBeLessThan(1100);
  const light = await lightOf(page, hero);
  expect(light.left / light.right).toBeGreaterThan(1.5);
}

async function expectRowFromRight(page: Page) {
  const row = page.getByRole('region', { name: topTen });
  const next = row.getByRole('button', { name: say('components.row.next', topTen) });
  const previous = row.getByRole('button', { name: say('components.row.previous', topTen) });
  const card = (place: number) => row.locator(`[data-place="${place}"]`).getByRole('link');
  expect((await boxOf(next)).right).toBeLessThan((await boxOf(previous)).left);
  expect((await boxOf(card(0))).middle).toBeGreaterThan(1200);
  await card(0).press('ArrowLeft');
  await expect.poll(() => card(1).evaluate((it) => it === document.activeElement)).toBe(true);

  await next.click();
  await expect.poll(async () => (await boxOf(card(9))).left).toBeGreaterThanOrEqual(0);
  await expect.poll(() => next.getAttribute('aria-disabled')).toBe('true');
  await previous.click();
  await expect.poll(async () => (await boxOf(card(0))).right).toBeLessThanOrEqual(1440);
  await expect.poll(() => previous.getAttribute('aria-disabled')).toBe('true');
}

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
