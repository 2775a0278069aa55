import { describe, expect } from 'vitest';
import { audit } from '../setup/audit';
import { covers } from '../setup/covers';
import { letThrough } from '../setup/interception';
import { holdCall, mockCall, recordCalls } from '../setup/provider';
import { test } from '../setup/test';
import { openCheckout, proceed } from './pay-in-tab';

const CALL = '/user/process-payment';
const DETAILS = '/user/get-payment-details';

describe('Paying', () => {
  test(
    covers('4.payment.flow', 'leads from a plan to the sandbox, and back with an active plan'),
    async ({ member }) => {
      await member.goto('/plans');
      const standard = member.getByRole('article', { name: 'Standard' });
      await standard.getByRole('button', { name: 'Choose plan' }).click();
      await member.getByRole('heading', { name: 'Standard' }).waitFor();
      await member
        .getByText(/^1 month, until \d+ \w+ \d{4}\. It doesn't renew automatically\.$/)
        .waitFor();
      const checkout = await openCheckout(member);
      expect(await checkout.evaluate(() => window.opener)).toBeNull();
      await checkout.getByRole('button', { name: 'Pay $299.00' }).click();
      await checkout.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
      expect(await audit(checkout)).toEqual([]);
      await checkout.getByRole('button', { name: 'Go to Home' }).click();
      await checkout.waitForURL('**/browse');

      await member.getByRole('button', { name: 'See your plan' }).click();
      await member.getByText('Active plan', { exact: true }).waitFor();
    },
  );

  test('a cancelled checkout buys nothing; a declined card can be tried again', async ({
    member,
  }) => {
    await member.goto('/get-payment-detail/1');
    const cancelled = await openCheckout(member);
    await cancelled.getByRole('button', { name: 'Cancel' }).click();
    await cancelled.waitForURL('**/plans');
    await cancelled.getByText('No active plan yet. Pick one below.').waitFor();

    const checkout = await openCheckout(member);
    await checkout.getByRole('button', { name: 'Decline' }).click();
    await checkout.getByText('Your card was declined.').waitFor();
    await checkout.getByRole('button', { name: 'Try again' }).click();
    await checkout.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
  });

  test(covers('9.stripe', 'by stripe is requested once, with the total'), async ({ member }) => {
    const call = await holdCall(member, CALL);
    await member.goto('/get-payment-detail/2');
    const context = member.context();
    const [request, tab] = await Promise.all([
      member.waitForRequest((it) => it.url().endsWith(CALL)),
      context.waitForEvent('page'),
      proceed(member).click(),
    ]);
    expect(request.postDataJSON()).toEqual({ plan_id: '2', payment_method: 'stripe', price: 299 });
    await expect.poll(() => tab.title()).toBe('Opening checkout...');
    const busy = member.getByRole('button', { name: 'Opening checkout...' });
    await busy.click({ force: true });
    await busy.press('Enter');
    await call.release();
    await tab.waitForURL('**/sandbox/checkout/**');
    expect(call.count()).toBe(1);
    expect(context.pages()).toHaveLength(2);
  });

  test('closes its tab when the page is left', async ({ member }) => {
    await holdCall(member, CALL);
    await member.goto('/get-payment-detail/2');
    const opening = member.context().waitForEvent('page');
    await proceed(member).click();
    const tab = await opening;
    const closing = tab.waitForEvent('close');
    await member.getByRole('link', { name: 'Back to all plans' }).click();
    await closing;
    await member.getByRole('heading', { name: 'Subscription Plans' }).waitFor();
  });
});

describe('An order without a safe address', () => {
  test(
    covers('8.redirect', 'is only logged, its tab closed, and the button works again'),
    async ({ member, logs }) => {
      logs.expects(/^\[fin\] payment of plan 2/);
      await member.goto('/get-payment-detail/2');
      await member.getByRole('heading', { name: 'Standard' }).waitFor();
      const calls = recordCalls(member);
      await mockCall(member, CALL, { body: { redirect: 'javascript:alert(1)' } });
      const opening = member.context().waitForEvent('page');
      await proceed(member).click();
      const tab = await opening;
      if (!tab.isClosed()) await tab.waitForEvent('close');
      await proceed(member).waitFor();
      await expect.poll(() => logs.all().filter((it) => it.startsWith('[fin]'))).toHaveLength(1);
      expect(calls).toEqual([`POST ${CALL}`, 'GET /user/subscription-plan']);
      expect(await member.locator('.Toastify__toast').count()).toBe(0);
      await letThrough(member);
      await openCheckout(member);
    },
  );

  test('that the provider rejects says so, and names the price that has changed', async ({
    member,
    logs,
  }) => {
    logs.expects(/Failed to load resource/);
    logs.expects(/^\[fin\] payment of plan 2/);
    const total = () => member.getByRole('definition').last().textContent();
    await mockCall(member, DETAILS, { body: { price: 299, subtotal: 299, total: 299 } });
    await mockCall(member, CALL, { status: 422, body: { message: 'The price has changed.' } });
    await member.goto('/get-payment-detail/2');
    await proceed(member).waitFor();
    expect(await total()).toBe('$299.00');
    await mockCall(member, DETAILS, { body: { price: 349, subtotal: 349, total: 349 } });
    const details = await holdCall(member, DETAILS);
    const opening = member.context().waitForEvent('page');
    await proceed(member).click();
    const tab = await opening;
    if (!tab.isClosed()) await tab.waitForEvent('close');
    await expect.poll(details.count).toBe(1);
    await expect.poll(() => member.getByText('$299.00').count()).toBe(0);
    await details.release();
    await expect.poll(total).toBe('$349.00');
    const note = member.getByText('The price has changed. It was $299.00 and is now $349.00.');
    await note.waitFor();
    expect(await note.getAttribute('role')).toBe('status');
    expect(await proceed(member).textContent()).toBe('Proceed Payment of $349.00');
    await expect(proceed(member)).toHaveFocus();
    await proceed(member).waitFor();
    expect(await member.locator('.Toastify__toast').count()).toBe(0);
  });
});
