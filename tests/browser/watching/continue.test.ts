import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { carousels, IN_ORDER } from '../home/rows';
import type { Account } from '../setup/account';
import { holdCall, holdRequest } from '../setup/provider';
import { address } from '../setup/test';
import { begunAt } from '../title/player-page';
import { test } from '../title/player-test';
import { beginFilms } from './begin-films';

const HEADING = 'Continue Watching';
const row = (page: Page) => page.getByRole('region', { name: HEADING });
const names = (page: Page) => row(page).locator('[data-place] a:not([aria-label])').allInnerTexts();
const press = (page: Page, name: string | RegExp) => row(page).getByRole('button', { name });

async function keptBy({ token }: Account): Promise<string[]> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${address}/api/v2/user/progress`, { headers });
  const { data } = (await answer.json()) as { data: { entertainment_id: string }[] };
  return data.map((it) => it.entertainment_id);
}

async function openHome(page: Page) {
  const sent = page.waitForResponse((it) => it.url().endsWith('/user/progress'));
  await page.goto('/movie-details/110');
  await sent;
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await row(page).waitFor();
}

test('started films are first, above the ad, each with its remaining time; one click resumes', async ({
  film: { page },
  account,
}) => {
  await beginFilms(address, account, '103', '102');
  await openHome(page);
  await expect.poll(() => carousels(page)).toEqual([HEADING, ...IN_ORDER.slice(0, 1)]);
  await expect.poll(() => names(page)).toHaveLength(2);
  const [first, name] = await row(page).getByRole('link').all();
  expect(await first?.getAttribute('href')).toBe('/movie-details/102');
  const topOf = async (it: Locator) => (await it.boundingBox())?.y ?? 0;
  const ad = page.getByRole('complementary', { name: 'Advertisement' });
  expect(await topOf(row(page))).toBeLessThan(await topOf(ad));
  await name?.click();
  await page.getByRole('button', { name: 'Resume from 0:20' }).waitFor();
  await page.goBack();
  await expect.poll(() => row(page).getByText('1 min left').count()).toBe(2);
  const share = row(page).locator('[data-watched]').first();
  expect(await share.evaluate((it) => it.style.width)).toBe('33%');
  const begun = await begunAt(page, async () => first?.click());
  expect(Math.abs(begun - 20)).toBeLessThan(1);
  await page.getByRole('button', { name: 'Start over' }).waitFor();
});

test('a film is removed, and restored in place, by keyboard; clearing all can be undone until the page is left', async ({
  member: page,
  account,
}) => {
  await beginFilms(address, account, '104', '103', '102');
  await openHome(page);
  await expect.poll(() => names(page)).toHaveLength(3);
  const before = await names(page);
  const top = () => page.getByRole('region', { name: 'Top 10' }).boundingBox();
  await row(page).scrollIntoViewIfNeeded();
  const place = await top();
  await press(page, /^Remove/)
    .nth(1)
    .press('Enter');
  await expect.poll(() => names(page)).toEqual([before[0], before[2]]);
  await expect(press(page, 'Undo')).toHaveFocus();
  await row(page).getByRole('status').getByText('was removed.').waitFor();
  await expect.poll(() => keptBy(account)).toEqual(['102', '104']);
  expect(await top()).toEqual(place);
  await page.keyboard.press('Enter');
  await expect.poll(() => names(page)).toEqual(before);
  await expect(row(page).getByRole('link').first()).toHaveFocus();
  await expect.poll(async () => (await keptBy(account)).sort()).toEqual(['102', '103', '104']);
  expect(await top()).toEqual(place);

  await press(page, 'Clear all').click();
  await row(page).getByText('Nothing to continue.').waitFor();
  await expect.poll(() => keptBy(account)).toEqual([]);
  await press(page, 'Undo').click();
  await expect.poll(() => names(page)).toEqual(before);
  await expect.poll(async () => (await keptBy(account)).sort()).toEqual(['102', '103', '104']);
  await press(page, 'Clear all').click();
  await row(page).getByText('Nothing to continue.').waitFor();
  await expect.poll(() => keptBy(account)).toEqual([]);
  await page.reload();
  await expect.poll(() => carousels(page)).toEqual(IN_ORDER.slice(0, 1));
});

test('a member who removed a film keeps the focus on Undo when the row gets its arrows', async ({
  member: page,
  account,
}) => {
  await beginFilms(address, account, '104', '103', '102');
  const code = await holdRequest(page, '**/CarouselTrack*.js');
  await openHome(page);
  await press(page, /^Remove/)
    .nth(1)
    .press('Enter');
  await expect(press(page, 'Undo')).toHaveFocus();
  await code.release();
  await row(page)
    .getByRole('button', { name: `Next ${HEADING}`, includeHidden: true })
    .waitFor({
      state: 'attached',
    });
  await expect(press(page, 'Undo')).toHaveFocus();
});

test('a row that arrives late shifts nothing in view', async ({ member: page, account }) => {
  await beginFilms(address, account, '102');
  await page.setViewportSize({ width: 1440, height: 1400 });
  const held = await holdCall(page, '/user/progress');
  await page.goto('/browse');
  const top = page.getByRole('region', { name: 'Top 10' });
  await top.getByRole('link').first().waitFor();
  const place = await top.boundingBox();
  const sent = page.waitForResponse((it) => it.url().endsWith('/user/progress'));
  await held.release();
  await sent;
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('fin.positions')))
    .toContain('"102"');
  expect(await top.boundingBox()).toEqual(place);
  expect(await row(page).count()).toBe(0);
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await row(page).waitFor({ state: 'attached' });
});
