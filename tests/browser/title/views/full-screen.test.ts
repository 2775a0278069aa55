/** What full screen is good for: a film that plays, and the one that follows it. */
import { expect } from 'vitest';
import { test } from '../../setup/test';
import { FILM, watchFrom } from '../../watching/film';
import { expectNoFullScreen, expectToFillScreen } from './full-screen';

test('whoever goes back from a film in full screen sees the page before it as it was', async ({
  member: page,
}) => {
  await page.goto('/movies');
  await page.locator(`main a[href="${FILM}"]`).click();
  await watchFrom(page, 5);
  await page.getByTestId('controls').waitFor();
  await page.keyboard.press('f');
  await expectToFillScreen(page);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Movies' }).waitFor();
  await expectNoFullScreen(page);
});

test('in full screen the bar of the site and what is below the film are out of reach', async ({
  member: page,
}) => {
  await page.goto(FILM);
  await watchFrom(page, 5);
  await page.getByTestId('controls').waitFor();
  await page.keyboard.press('f');
  await expectToFillScreen(page);
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 900);
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await expectNoFullScreen(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});
