import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { intercept } from '../setup/interception';
import { proves } from '../setup/proves';
import { holdRequest } from '../setup/provider';
import { test } from '../setup/test';

const SCRIPT = '**/ads/house.js';
const ad = (page: Page) => page.getByTestId('ad');
const boxOf = (page: Page) =>
  ad(page).evaluate((it) => {
    const { width, height } = it.getBoundingClientRect();
    return { width, height };
  });

describe('The ad on the home page', () => {
  test(
    proves('2.browse.ad', 'is below the hero, in a box that has its size before the ad loads'),
    async ({ visitor }) => {
      const script = await holdRequest(visitor, SCRIPT);
      await visitor.goto('/browse');
      await visitor.getByTestId('hero').waitFor();
      await expect.poll(script.count).toBe(1);
      const before = await boxOf(visitor);
      await script.release();
      await ad(visitor)
        .getByRole('link', { name: /See the plans/ })
        .waitFor();
      expect(await boxOf(visitor)).toEqual(before);

      const tops = [
        visitor.getByTestId('hero'),
        ad(visitor),
        visitor.getByRole('region', { name: 'Top 10' }),
      ].map((part) => part.evaluate((it) => it.getBoundingClientRect().top));
      const places = await Promise.all(tops);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    },
  );

  test(proves('9.ad.delay', 'is requested 500 ms after its box is shown'), async ({ visitor }) => {
    await visitor.addInitScript(() => {
      const seen = new Map<string, number>();
      Object.assign(window, { seen });
      new MutationObserver(() => {
        for (const part of ['[data-testid=ad]', 'script[src$="/ads/house.js"]']) {
          if (!seen.has(part) && document.querySelector(part)) seen.set(part, performance.now());
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await visitor.goto('/browse');
    await ad(visitor).getByRole('link').waitFor();
    const delay = await visitor.evaluate(() => {
      const [box = 0, script = 0] = (
        window as unknown as { seen: Map<string, number> }
      ).seen.values();
      return script - box;
    });
    // A busy machine may be late, but never early.
    expect(delay).toBeGreaterThan(495);
  });

  test(
    proves('8.ad', 'says what to do when it could not be loaded, in the same box'),
    async ({ visitor, logs }) => {
      logs.expects(/ERR_BLOCKED_BY_CLIENT|could not be loaded/);
      const asked = visitor.waitForRequest(SCRIPT);
      await intercept(visitor, SCRIPT, (it) => it.abort('BlockedByClient'));
      await visitor.goto('/browse');
      await ad(visitor).waitFor();
      const before = await boxOf(visitor);
      await asked;
      await ad(visitor)
        .getByText('Ad could not be loaded. Please disable ad blocker.', { exact: true })
        .waitFor();
      expect(await boxOf(visitor)).toEqual(before);
    },
  );

  test('logs no failure when its slot is removed before the ad loads', async ({
    visitor,
    logs,
  }) => {
    // It is taken out of the prerendered page, too, which React then renders anew.
    logs.expects(/\[fin\] the prerendered page/);
    await visitor.addInitScript(() => {
      new MutationObserver(() => document.getElementById('ad-slot')?.remove()).observe(document, {
        childList: true,
        subtree: true,
      });
    });
    await visitor.clock.install();
    await visitor.goto('/browse');
    await ad(visitor).waitFor();
    await visitor.clock.runFor(1000);
    expect(await ad(visitor).textContent()).toBe('');
  });

  test('loads again on the next visit of the page', async ({ visitor }) => {
    await visitor.goto('/browse');
    await ad(visitor).getByRole('link').waitFor();
    await visitor.getByRole('link', { name: 'TV Show', exact: true }).click();
    await ad(visitor).waitFor({ state: 'detached' });
    await visitor.goBack();
    await ad(visitor).getByRole('link').waitFor();
  });
});
