/** The tab that the checkout was opened from, once the payment is confirmed in another. */

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { intercept } from '../setup/interception';
import { holdCall, recordCalls } from '../setup/provider';
import { test } from '../setup/test';
import { openCheckout, pay, proceed } from './pay-in-tab';
import { subscribe } from './subscribe';

/** In milliseconds (issue 9, item 11). */
const SECOND = 1000;

const active = (page: Page) => page.getByText(/^Standard is active until \d+ \w+ \d{4}\.$/);

describe('The first tab', () => {
  test('follows within a second, says that the plan is active, and orders no more', async ({
    member,
  }) => {
    await member.goto('/get-payment-detail/2');
    const checkout = await openCheckout(member);
    const calls = recordCalls(member);
    await pay(checkout);
    const paid = performance.now();
    await active(member).waitFor({ timeout: SECOND });
    console.info(`the first tab followed within ${Math.round(performance.now() - paid)} ms`);
    expect(await proceed(member).count()).toBe(0);
    expect(await member.getByRole('definition').last().textContent()).toBe('$299.00');
    await expect.poll(() => member.locator(':focus').textContent()).toBe('See your plan');
    await member.keyboard.press('Enter');
    await member.waitForURL('**/plans');
    await member.getByText('Active plan', { exact: true }).waitFor();
    expect(calls.filter((it) => it.includes('process-payment'))).toEqual([]);
  });

  test('follows in every window that shows this plan, and in none that shows another', async ({
    member,
  }) => {
    const twin = await member.context().newPage();
    const other = await member.context().newPage();
    await twin.goto('/get-payment-detail/2');
    await other.goto('/get-payment-detail/3');
    await other.getByText('The checkout opens in a new tab.').waitFor();
    await proceed(twin).waitFor();
    await member.goto('/get-payment-detail/2');
    await pay(await openCheckout(member));
    await active(member).waitFor();
    await active(twin).waitFor();
    await other
      .getByText(/^Standard ends right away; the days left until .+ are lost\.$/)
      .waitFor();
    await proceed(other).waitFor();
    expect(await other.getByText(/is active/).count()).toBe(0);
  });

  test('follows when it comes back from the bfcache', async ({ member }) => {
    await member.goto('/get-payment-detail/2');
    await proceed(member).waitFor();
    // `storage` events go to other documents only, so this page hears of the change by `pageshow`.
    await member.evaluate(() => {
      const payments = [{ sessionId: 'cs_1', planId: '2' }];
      localStorage.setItem('fin.payments', JSON.stringify(payments));
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await member.getByText('Your payment is confirmed.').waitFor();
    expect(await proceed(member).count()).toBe(0);
  });

  test('shows the plan on the plans page, too', async ({ member }) => {
    await member.goto('/get-payment-detail/2');
    const checkout = await openCheckout(member);
    await member.getByRole('link', { name: 'Back to all plans' }).click();
    await member.getByText('No active plan yet. Pick one below.').waitFor();
    await pay(checkout);
    await member.getByText('Active plan', { exact: true }).waitFor({ timeout: SECOND });
    await member.getByRole('article', { name: 'Standard' }).getByText('Your plan').waitFor();
  });

  test('says that the checkout was closed, and opens it again', async ({ member }) => {
    await member.goto('/get-payment-detail/2');
    const checkout = await openCheckout(member);
    await member.getByText('The checkout is open in a new tab.').waitFor();
    await checkout.close();
    await member.getByText('The checkout was closed before a payment was confirmed.').waitFor();
    await pay(await openCheckout(member));
    await active(member).waitFor();
  });

  test('says nothing of the plan before, which was read on another page', async ({
    member,
    account,
  }) => {
    await subscribe(account, '1');
    await member.goto('/plans');
    await member.getByText('Active plan', { exact: true }).waitFor();
    await member.evaluate(() => {
      window.history.pushState({ key: 'now', idx: 1 }, '', '/get-payment-detail/2');
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    });
    const checkout = await openCheckout(member);
    const subscription = await holdCall(member, '/user/subscription-plan');
    await pay(checkout);
    await member.getByText('Your payment is confirmed.').waitFor();
    expect(await member.getByText(/is active/).count()).toBe(0);
    await subscription.release();
    await active(member).waitFor();
  });

  test('finds a payment whose tab was closed before it could be confirmed', async ({ member }) => {
    await member.goto('/get-payment-detail/2');
    const read = member.waitForResponse('**/user/subscription-plan');
    const checkout = await openCheckout(member);
    await read;
    await intercept(checkout, '**/user/payment-success*', () => {});
    const paid = checkout.waitForRequest('**/user/payment-success*');
    await checkout.getByRole('button', { name: /^Pay \$/ }).click();
    await paid;
    await checkout.close();
    await active(member).waitFor();
    expect(await proceed(member).count()).toBe(0);
  });

  test('asks the provider when the member comes back to it', async ({ member, account }) => {
    await member.goto('/get-payment-detail/2');
    const read = member.waitForResponse('**/user/subscription-plan');
    await openCheckout(member);
    await read;
    await subscribe(account, '2');
    await member.evaluate(() => window.dispatchEvent(new Event('focus')));
    await active(member).waitFor();
  });
});
