import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { intercept } from '../setup/interception';
import { holdCall, recordCalls } from '../setup/provider';
import { test } from '../setup/test';
import { openCheckout, pay, proceed } from './pay-in-tab';
import { subscribe } from './subscribe';

const SECOND = 1000;

const active = (page: Page) => page.getByText(/^Standard is active until \d+ \w+ \d{4}\.$/);

function timeToFollow(): { milliseconds: Promise<number> } {
  const heard = new Promise<number>((resolve) => {
    addEventListener('storage', ({ key }) => {
      if (key === 'fin.payments') resolve(performance.now());
    });
  });
  const isSaid = () => /is active until/.test(document.querySelector('main')?.textContent ?? '');
  const milliseconds = heard.then(async (since) => {
    while (!isSaid()) await new Promise(requestAnimationFrame);
    return performance.now() - since;
  });
  return { milliseconds };
}

describe('The first tab', () => {
  test('follows within a second, shows that the plan is active, and orders no more; a tab of another plan continues', async ({
    member,
  }) => {
    const other = await member.context().newPage();
    await other.goto('/get-payment-detail/3');
    await other.getByText('Checkout opens in a new tab.').waitFor();
    await member.goto('/get-payment-detail/2');
    const checkout = await openCheckout(member);
    const calls = recordCalls(member);
    const followed = await member.evaluateHandle(timeToFollow);
    await pay(checkout);
    await active(member).waitFor();
    const time = await followed.evaluate(({ milliseconds }) => milliseconds);
    console.info(`the first tab followed within ${Math.round(time)} ms`);
    expect(time).toBeLessThan(SECOND);
    expect(await proceed(member).count()).toBe(0);
    expect(await member.getByRole('definition').last().textContent()).toBe('$299.00');
    await expect.poll(() => member.locator(':focus').textContent()).toBe('See your plan');
    await member.keyboard.press('Enter');
    await member.waitForURL('**/plans');
    await member.getByText('Active plan', { exact: true }).waitFor();
    expect(calls.filter((it) => it.includes('process-payment'))).toEqual([]);

    await other
      .getByText(/^Standard ends right away, and you lose the days left until .+\.$/)
      .waitFor();
    await proceed(other).waitFor();
    expect(await other.getByText(/is active/).count()).toBe(0);
  });

  test('shows that the checkout was closed, reopens it, and finds a payment whose tab was closed before the confirmation', async ({
    member,
  }) => {
    await member.goto('/get-payment-detail/2');
    const closed = await openCheckout(member);
    await member.getByText('Checkout is open in a new tab.').waitFor();
    await closed.close();
    await member.getByText('Checkout was closed before your payment was confirmed.').waitFor();

    const [checkout] = await Promise.all([
      openCheckout(member),
      member.waitForResponse('**/user/subscription-plan'),
    ]);
    await intercept(checkout, '**/user/payment-success*', () => {});
    const paid = checkout.waitForRequest('**/user/payment-success*');
    await checkout.getByRole('button', { name: /^Pay \$/ }).click();
    await paid;
    await checkout.close();
    await active(member).waitFor();
    expect(await proceed(member).count()).toBe(0);
  });

  test('shows nothing of the previous plan, which another page had loaded', async ({
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
});
