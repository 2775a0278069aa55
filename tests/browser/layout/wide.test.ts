import { expect } from 'vitest';
import { test } from '../setup/test';
import { openPage } from './pages';

test('from 1920 px up, type and cards grow with the window', async ({ visitor }) => {
  await openPage(visitor, '/movies');
  const sizes: { text: number; card: number }[] = [];
  for (const width of [1440, 1920, 2560, 3840]) {
    await visitor.setViewportSize({ width, height: 1080 });
    await visitor.locator('main article').first().waitFor();
    sizes.push(
      await visitor
        .locator('main article > a')
        .first()
        .evaluate((link) => ({
          text: Number.parseFloat(getComputedStyle(link).fontSize),
          card: link.getBoundingClientRect().width,
        })),
    );
  }
  console.info('text and card in px at 1440, 1920, 2560, 3840:', JSON.stringify(sizes));
  for (const [index, size] of sizes.slice(1).entries()) {
    expect(size.text).toBeGreaterThan(sizes[index]?.text ?? Number.NaN);
    expect(size.card).toBeGreaterThan(1.15 * (sizes[index]?.card ?? Number.NaN));
  }
});
