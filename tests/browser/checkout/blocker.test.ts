/** Bypasses pooled tabs, because Chromium counts calls of their Playwright bindings as user activation. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { launchBrowser } from '../../../scripts/chromium';
import type { Account } from '../setup/account';
import { watchHitsQuietly } from '../setup/hits';
import { holdCall } from '../setup/provider';
import { address, test } from '../setup/test';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function pageWith({ storageState }: Account, script: () => void): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, storageState });
  const page = await context.newPage();
  await page.addInitScript(blockPopUps);
  await page.addInitScript(script);
  return page;
}

function blockPopUps() {
  const { open } = window;
  window.open = (...args) => (navigator.userActivation.isActive ? open(...args) : null);
}

describe('Where pop-up windows are blocked', () => {
  test('the checkout still opens in a new tab', async ({ account }) => {
    const page = await pageWith(account, () => {
      const isBlocked = window.open('about:blank') === null;
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset.blocked = String(isBlocked);
      });
    });
    await page.goto('/get-payment-detail/2');
    await expect(page.locator('html')).toHaveAttribute('data-blocked', 'true');
    const call = await holdCall(page, '/user/process-payment');
    const proceed = page.getByRole('button', { name: 'Proceed Payment' });
    await expect(proceed).not.toBeDisabled();
    const opening = page.context().waitForEvent('page');
    await proceed.press('Enter');
    const tab = await opening;
    await expect.poll(call.count).toBe(1);
    await call.release();
    await tab.getByRole('button', { name: 'Pay $299.00' }).waitFor();
    await page.context().close();
  });

  test('a click that may not open a tab shows a link instead', async ({ account }) => {
    const page = await pageWith(account, () => {
      new MutationObserver((_, observer) => {
        const buttons = [...document.querySelectorAll('button')];
        const button = buttons.find(({ textContent }) => textContent === 'Proceed Payment');
        if (!button || button.ariaDisabled === 'true') return;
        observer.disconnect();
        button.click();
      }).observe(document, { attributes: true, childList: true, subtree: true });
    });
    const hits = await watchHitsQuietly(page);
    await Promise.all([
      page.waitForResponse('**/user/process-payment'),
      page.goto('/get-payment-detail/2'),
    ]);
    const link = page.getByRole('link', { name: 'Open checkout' });
    await link.waitFor();
    expect(page.context().pages()).toHaveLength(1);
    await hits.collect();
    const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await tab.getByRole('button', { name: 'Pay $299.00' }).waitFor();
    await page.context().close();
  });
});
