import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../setup/test';
import { doubleText, layoutFaults } from './faults';
import { memberPages, openPage, visitorPages } from './pages';

/** In px; the bar is folded in the first four. 568 is a phone held sideways. */
const WIDTHS = [320, 390, 568, 768, 1024, 1440];

async function faultsAt(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  await page.setViewportSize({ width: 320, height: 720 });
  await openPage(page, path);
  await doubleText(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 720 });
    // The rows take their new width with the next frames.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    faults.push(...(await layoutFaults(page)).map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}

test.for(visitorPages)(
  'with text at 200 % a visitor finds nothing covered and nothing sideways: %s',
  async (path, { visitor }) => {
    expect(await faultsAt(visitor, path)).toEqual([]);
  },
);

test.for(memberPages)(
  'with text at 200 % a member finds nothing covered and nothing sideways: %s',
  async (path, { member, logs }) => {
    if (path === '/payment-success') logs.expects(/\[fin\] payment/);
    expect(await faultsAt(member, path)).toEqual([]);
  },
);
