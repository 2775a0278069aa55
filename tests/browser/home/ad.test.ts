import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { covers } from '../setup/covers';
import { passFlowTime, stopFlowClock } from '../setup/flow-clock';
import { intercept } from '../setup/interception';
import { holdRequest } from '../setup/provider';
import { test } from '../setup/test';
import { openHome, rowOf } from './rows';

const SCRIPT = '**/ads/house.js';
const ad = (page: Page) => page.getByTestId('ad');
const boxOf = (page: Page) =>
  ad(page).evaluate((it) => {
    const { width, height } = it.getBoundingClientRect();
    return { width, height };
  });

describe('The ad on the home page', () => {
  test(
    covers(
      ['2.browse.ad', '9.ad.delay'],
      'is below the hero, in a box that has its size 500 ms before the ad is requested, at each visit',
    ),
    async ({ visitor }) => {
      const script = await holdRequest(visitor, SCRIPT);
      await stopFlowClock(visitor);
      await openHome(visitor);
      await passFlowTime(visitor, 499);
      expect(await visitor.locator('script[src$="/ads/house.js"]').count()).toBe(0);
      await passFlowTime(visitor, 1);
      await expect.poll(script.count).toBe(1);
      const before = await boxOf(visitor);
      await script.release();
      const link = ad(visitor).getByRole('link', { name: /See the plans/ });
      await link.waitFor();
      expect(await boxOf(visitor)).toEqual(before);

      const parts = [visitor.getByTestId('hero'), ad(visitor), rowOf(visitor, 'Top 10')];
      const places = await Promise.all(
        parts.map((part) => part.evaluate((it) => it.getBoundingClientRect().top)),
      );
      expect(places).toEqual([...places].sort((a, b) => a - b));

      await visitor.getByRole('link', { name: 'TV Show', exact: true }).click();
      await ad(visitor).waitFor({ state: 'detached' });
      await visitor.goBack();
      await expect
        .poll(async () => {
          await passFlowTime(visitor, 500);
          return link.count();
        })
        .toBe(1);
    },
  );

  test(
    covers('8.ad', 'shows what to do when it could not be loaded, in the same box'),
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
    logs.expects(/\[fin\] the prerendered page/);
    await visitor.addInitScript(() => {
      new MutationObserver(() => document.getElementById('ad-slot')?.remove()).observe(document, {
        childList: true,
        subtree: true,
      });
    });
    await stopFlowClock(visitor);
    await openHome(visitor);
    await passFlowTime(visitor, 500);
    expect(await ad(visitor).textContent()).toBe('');
  });
});
