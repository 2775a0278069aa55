/** What a link does with the keys and buttons that browsers have for links. */
import { expect } from 'vitest';
import { test } from '../setup/test';

// Whether a tab opens is the browser's: headless Chromium opens none after one such click in forty.
test('Ctrl and a click is left to the browser, and the page stays', async ({ visitor: page }) => {
  await page.goto('/movies');
  const isLeft = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        window.addEventListener('click', ({ defaultPrevented }) => resolve(!defaultPrevented));
      }),
  );
  await page
    .getByRole('link', { name: 'TV Show', exact: true })
    .click({ modifiers: ['ControlOrMeta'] });
  expect(await isLeft).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/movies');
});

test('a link to the page on the screen adds no history entry', async ({ visitor: page }) => {
  await page.goto('/movies');
  const link = page.getByRole('link', { name: 'TV Show', exact: true });
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'TV Shows' }).waitFor();
  const entries = () => page.evaluate(() => window.history.length);
  const before = await entries();
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'TV Shows' }).waitFor();
  expect(await entries()).toBe(before);
});
