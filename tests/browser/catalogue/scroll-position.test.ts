import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { intercept } from '../setup/interception';
import { holdCall, mockCall } from '../setup/provider';
import { test } from '../setup/test';
import { cardNames, films } from './cards';

async function openAtTwoHundredth(page: Page) {
  const details = { data: { id: 1, name: 'A film' } };
  await mockCall(page, '/user/movie-list', { body: { data: films(600) } });
  await intercept(page, '**/api/v2/user/movie-details/*', (it) => it.answer({ body: details }));
  await page.goto('/movies');
  await cardNames(page);
  // Scrolls repeatedly, because the rows shift as cards above them are measured.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, 12_000));
      return page.locator('li[aria-posinset="200"]').count();
    })
    .toBe(1);
}

test('Back restores the scroll position of a list at once, from the cache, and focuses the opened link', async ({
  visitor,
}) => {
  await openAtTwoHundredth(visitor);
  const scrolled = () => visitor.evaluate(() => Math.round(window.scrollY));
  const link = visitor.locator('li[aria-posinset="200"] article > a');
  await link.evaluate((it) => it.scrollIntoView({ block: 'center' }));
  const left = visitor.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const tell = () => resolve(Math.round(window.scrollY));
        window.addEventListener('click', tell, { capture: true, once: true });
      }),
  );
  await link.press('Enter');
  const place = await left;
  await visitor.getByRole('heading', { name: 'A film', level: 1 }).waitFor();
  const list = await holdCall(visitor, '/user/movie-list');
  await visitor.goBack();
  await visitor.locator('li[aria-posinset="200"]').waitFor({ state: 'attached' });
  await expect.poll(scrolled).toBe(place);
  await expect(link).toHaveFocus();
  await list.release();
});

test("a list that has become shorter does not override the user's scrolling", async ({
  visitor,
}) => {
  await openAtTwoHundredth(visitor);
  await visitor.locator('li[aria-posinset="200"] article > a').click();
  await visitor.getByRole('heading', { name: 'A film', level: 1 }).waitFor();
  await mockCall(visitor, '/user/movie-list', { body: { data: films(24) } });
  await visitor.goBack();
  await visitor.locator('li[aria-setsize="24"]').first().waitFor({ state: 'attached' });
  await visitor.evaluate(frames, 30);
  await visitor.evaluate(() => window.scrollTo(0, 0));
  await visitor.evaluate(frames, 30);
  expect(await visitor.evaluate(() => window.scrollY)).toBe(0);
});

async function frames(count: number) {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}
