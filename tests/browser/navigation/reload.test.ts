import { expect } from 'vitest';
import { scrollToEnd } from '../home/rows';
import { test } from '../setup/test';

test.for(['/movies', '/browse'])(
  'a reload of %s stays where the page was',
  async (path, { visitor: page }) => {
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    await page.goto(path);
    await page.locator('main').getByRole('link').first().waitFor();
    const far = 4 * (await page.evaluate(() => window.innerHeight));
    await expect
      .poll(async () => {
        await scrollToEnd(page);
        return scrolled();
      })
      .toBeGreaterThan(far);
    await page.evaluate((top) => window.scrollTo(0, top), far);
    await page.reload();
    await expect.poll(scrolled).toBe(far);
  },
);
