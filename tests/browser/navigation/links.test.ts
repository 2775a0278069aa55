/** What a link does with the keys and buttons that browsers have for links. */
import { expect } from 'vitest';
import { test } from '../setup/test';

test('Ctrl and a click opens a link in a new tab, and the page stays; a link to the page on the screen adds no history entry', async ({
  visitor: page,
}) => {
  await page.goto('/movies');
  const link = page.getByRole('link', { name: 'TV Show', exact: true });
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.getByRole('heading', { level: 1, name: 'TV Shows' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/movies');
  await tab.close();

  await link.click();
  await page.getByRole('heading', { level: 1, name: 'TV Shows' }).waitFor();
  const entries = () => page.evaluate(() => window.history.length);
  const before = await entries();
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'TV Shows' }).waitFor();
  expect(await entries()).toBe(before);
});
