import { expect } from 'vitest';
import { test } from '../setup/test';

// Checks only `defaultPrevented`, because headless Chromium may open no tab.
test('Ctrl+click is left to the browser, which opens the link elsewhere, and the page stays', async ({
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
          // Prevents a tab that opens late from affecting the next test.
          click.preventDefault();
        });
      }),
  );
  await link.click({ modifiers: ['ControlOrMeta'] });
  expect(await isLeft).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/movies');
});

test('a link to the current page adds no history entry', async ({ visitor: page }) => {
  await page.goto('/movies');
  const link = page.getByRole('link', { name: 'TV Show', exact: true });
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'TV Shows' }).waitFor();
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'TV Shows' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Movies', exact: true }).waitFor();
});

test('a double click on Login adds one history entry', async ({ visitor: page }) => {
  await page.goto('/browse');
  await page.getByRole('button', { name: 'Login' }).dblclick();
  await page.getByRole('heading', { name: 'Sign In', level: 1 }).waitFor();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/browse');
});
