import { describe, expect } from 'vitest';
import { proves } from '../setup/proves';
import { holdCall, mockCall, recordCalls } from '../setup/provider';
import { test } from '../setup/test';
import { payFor } from './subscribe';

const CALL = '/user/payment-success';
const FAILED = 'Failed to confirm your payment. Please contact support.';

describe('Coming back from the checkout', () => {
  test(
    proves(
      ['2.payment-success.processing', '2.payment-success.done'],
      'waits for the confirmation, then leads home',
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
      await member.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
      await member.getByText('Your subscription has been activated successfully.').waitFor();
      expect(await member.title()).toBe('Default Title | Fin');
      await member.getByRole('button', { name: 'Go to Home' }).click();
      await member.waitForURL('**/browse');
    },
  );

  test('confirms once, also after a reload or on the way back', async ({ member, account }) => {
    const session = await payFor(account, '1');
    const calls = recordCalls(member);
    const success = member.getByRole('heading', { name: 'Payment Successful!' });
    await member.goto(`/payment-success?session_id=${session}`);
    await success.waitFor();
    await member.reload();
    await success.waitFor();
    await member.getByRole('button', { name: 'Go to Home' }).click();
    await member.waitForURL('**/browse');
    await member.goBack();
    await success.waitFor();
    expect(calls.filter((it) => it === `POST ${CALL}`)).toHaveLength(1);
  });

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
    const remembered = () => member.evaluate(() => sessionStorage.getItem('fin.confirmed-session'));
    await expect.poll(remembered).toBe(JSON.stringify(session));
    const calls = recordCalls(member);
    await member.goto(`/payment-success?session_id=${session}`);
    await member.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
    expect(calls).toEqual([]);
  });

  test('confirms a session of its own for each payment', async ({ member }) => {
    await mockCall(member, CALL, { body: { status: true, message: 'Welcome' } });
    const calls = recordCalls(member);
    for (const session of ['first', 'second', 'second']) {
      await member.goto(`/payment-success?session_id=${session}`);
      await member.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
    }
    expect(calls.filter((it) => it === `POST ${CALL}`)).toHaveLength(2);
  });

  test(
    proves('8.payment-success', 'shows a message when the provider rejects the session'),
    async ({ member, logs }) => {
      logs.expects(/Failed to load resource/);
      logs.expects(/^\[fin\] payment session unpaid/);
      await member.goto('/payment-success?session_id=unpaid');
      await member.getByRole('heading', { name: FAILED }).waitFor();
      expect(await member.getByText('Payment Successful!').count()).toBe(0);
      expect(await member.locator('.Toastify__toast').count()).toBe(0);
    },
  );

  test(
    proves('8.payment-success', 'shows the same message without a session, and makes no call'),
    async ({ member }) => {
      const calls = recordCalls(member);
      for (const query of ['', '?session_id=']) {
        await member.goto(`/payment-success${query}`);
        await member.getByRole('heading', { name: FAILED }).waitFor();
      }
      expect(calls).toEqual([]);
    },
  );
});
