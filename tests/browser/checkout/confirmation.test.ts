import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { covers } from '../setup/covers';
import { letThrough } from '../setup/interception';
import { disconnect, holdCall, recordCalls } from '../setup/provider';
import { test } from '../setup/test';
import { payFor } from './subscribe';

const CALL = '/user/payment-success';
const FAILED = 'Failed to confirm your payment. Please contact support.';

const success = (page: Page) => page.getByRole('heading', { name: 'Payment Successful!' });

describe('Coming back from the checkout', () => {
  test(
    covers(
      ['2.payment-success.processing', '2.payment-success.done'],
      'waits for the confirmation, then leads home; it confirms once, after a reload or Back, too',
    ),
    async ({ member, account }) => {
      const session = await payFor(account, '1');
      const call = await holdCall(member, CALL);
      const [request] = await Promise.all([
        member.waitForRequest((it) => it.url().endsWith(CALL)),
        member.goto(`/payment-success?session_id=${session}`),
      ]);
      expect(request.postDataJSON()).toEqual({ session_id: session, gateway: 'stripe' });
      await member.getByRole('heading', { name: 'Processing payment...' }).waitFor();
      await call.release();
      await success(member).waitFor();
      await member.getByText('Your subscription has been activated successfully.').waitFor();
      expect(await member.title()).toBe('Default Title | Fin');
      await member.reload();
      await success(member).waitFor();
      await member.getByRole('button', { name: 'Go to Home' }).click();
      await member.waitForURL('**/browse');
      await member.goBack();
      await success(member).waitFor();
      expect(call.count()).toBe(1);
    },
  );

  test('stores a confirmation that arrives after the page was left', async ({
    member,
    account,
  }) => {
    const session = await payFor(account, '1');
    const call = await holdCall(member, CALL);
    await member.goto(`/payment-success?session_id=${session}`);
    await expect.poll(call.count).toBe(1);
    await member.getByRole('link', { name: 'TV Show', exact: true }).click();
    await member.getByRole('heading', { name: 'TV Shows', level: 1 }).waitFor();
    await call.release();
    const remembered = () => member.evaluate(() => localStorage.getItem('fin.payments'));
    await expect.poll(remembered).toBe(JSON.stringify([{ sessionId: session, planId: null }]));
    const later = await member.context().newPage();
    const calls = recordCalls(later);
    await later.goto(`/payment-success?session_id=${session}`);
    await success(later).waitFor();
    expect(calls).toEqual([]);
  });

  test('confirms once, even in two tabs that are opened at once', async ({ member, account }) => {
    const session = await payFor(account, '1');
    const other = await member.context().newPage();
    const [call, otherCall] = [await holdCall(member, CALL), await holdCall(other, CALL)];
    for (const page of [member, other]) {
      await page.goto(`/payment-success?session_id=${session}`);
      await page.getByRole('heading', { name: 'Processing payment...' }).waitFor();
    }
    await expect.poll(call.count).toBe(1);
    await Promise.all([call.release(), otherCall.release()]);
    for (const page of [member, other]) await success(page).waitFor();
    expect([call.count(), otherCall.count()]).toEqual([1, 0]);
  });

  test(
    covers('8.payment-success', 'can be retried when the provider could not be reached'),
    async ({ member, account, logs }) => {
      logs.expects(/Failed to load resource/);
      logs.expects(/^\[fin\] payment session/);
      const session = await payFor(account, '1');
      await disconnect(member);
      await member.goto(`/payment-success?session_id=${session}`);
      await member.getByRole('heading', { name: FAILED }).waitFor();
      await letThrough(member);
      await member.getByRole('button', { name: 'Try again' }).click();
      await success(member).waitFor();
    },
  );

  test(
    covers(
      '8.payment-success',
      'shows a message without a session, without a call, and for one that the provider rejects, even after another payment',
    ),
    async ({ member, logs }) => {
      logs.expects(/Failed to load resource/);
      logs.expects(/^\[fin\] payment session unpaid/);
      await member.evaluate(() => {
        const payments = [{ sessionId: 'paid', planId: null }];
        localStorage.setItem('fin.payments', JSON.stringify(payments));
      });
      const calls = recordCalls(member);
      await member.goto('/payment-success');
      await member.getByRole('heading', { name: FAILED }).waitFor();
      expect(calls).toEqual([]);

      await member.goto('/payment-success?session_id=unpaid');
      await member.getByRole('heading', { name: FAILED }).waitFor();
      expect(calls).toEqual([`POST ${CALL}`]);
      expect(await success(member).count()).toBe(0);
      expect(await member.getByRole('button', { name: 'Try again' }).count()).toBe(0);
      expect(await member.locator('.Toastify__toast').count()).toBe(0);
    },
  );
});
