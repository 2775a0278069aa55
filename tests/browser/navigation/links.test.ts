/** What a link does with the keys and buttons that browsers have for links. */
import { expect } from 'vitest';
import { test } from '../setup/test';

// Headless Chromium now and then opens no tab, on a page without scripts, too: looked at is what the site does.
test('Ctrl and a click is left to the browser, which opens the link elsewhere, and the page stays', async ({
  visitor: page,
}) => {
  await page.goto('/movies');
  const link = page.getByRole('link', { name: 'TV Show', exact: true });
  await expect(link).toHaveAttribute('href', '/tv-show');
  const isLeft = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        window.addEventListener('click', (click) => {
          resolve(!click.defaultPrevented);
          // A tab that comes late would be one of the next test.
          click.preventDefault();
        });
      }),
  );
  await link.click({ modifiers: ['ControlOrMeta'] });
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
