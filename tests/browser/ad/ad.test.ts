import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { proves } from '../setup/proves';
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
    proves('2.browse.ad', 'stands below the hero, in a box that is as large before it comes'),
    async ({ visitor }) => {
      let answerScript = () => {};
      await visitor.route(SCRIPT, (route) => {
        answerScript = () => void route.continue();
      });
      const asked = visitor.waitForRequest(SCRIPT);
      await visitor.goto('/browse');
      await visitor.getByTestId('hero').waitFor();
      await asked;
      const before = await boxOf(visitor);
      answerScript();
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

  test(proves('9.ad.delay', 'is asked for after 500 ms'), async ({ visitor }) => {
    let count = 0;
    visitor.on('request', (request) => {
      if (request.url().endsWith('/ads/house.js')) count += 1;
    });
    await visitor.clock.install();
    await visitor.clock.pauseAt(Date.now() + 60_000);
    await visitor.goto('/browse');
    await ad(visitor).waitFor();
    await visitor.clock.runFor(499);
    await visitor.evaluate(() => fetch('/healthz'));
    expect(count).toBe(0);
    const asked = visitor.waitForRequest(SCRIPT);
    await visitor.clock.runFor(1);
    await asked;
    await visitor.clock.resume();
    await ad(visitor).getByRole('link').waitFor();
  });

  test(
    proves('8.ad', 'says what to do when it could not be loaded, in the same box'),
    async ({ visitor, logs }) => {
      logs.expects(/ERR_BLOCKED_BY_CLIENT|could not be loaded/);
      const asked = visitor.waitForRequest(SCRIPT);
      await visitor.route(SCRIPT, (route) => route.abort('blockedbyclient'));
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

  test('comes again on the next visit of the page', async ({ visitor }) => {
    await visitor.goto('/browse');
    await ad(visitor).getByRole('link').waitFor();
    await visitor.getByRole('link', { name: 'TV Show', exact: true }).click();
    await ad(visitor).waitFor({ state: 'detached' });
    await visitor.goBack();
    await ad(visitor).getByRole('link').waitFor();
  });
});
