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
  const entries = () => page.evaluate(() => window.history.length);
  const before = await entries();
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'TV Shows' }).waitFor();
  expect(await entries()).toBe(before);
});

test('the second click of a double click does not press what the next page has in that place', async ({
  visitor: page,
}) => {
  await page.goto('/browse');
  const link = page.getByRole('link', { name: 'Login', exact: true });
  const box = await link.boundingBox();
  if (!box) throw new Error('Login is not shown');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await page.getByRole('heading', { name: 'Sign In', level: 1 }).waitFor();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.goBack();
  await page.waitForURL('/browse');
  await page.goForward();
  await page.waitForURL('/login');
});

test('a double click on a link adds one history entry', async ({ visitor: page }) => {
  await page.goto('/browse');
  const entries = () => page.evaluate(() => window.history.length);
  const before = await entries();
  await page.getByRole('link', { name: 'Login', exact: true }).dblclick();
  await page.getByRole('heading', { name: 'Sign In', level: 1 }).waitFor();
  expect(await entries()).toBe(before + 1);
});
