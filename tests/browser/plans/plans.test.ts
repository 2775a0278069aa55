import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { subscribe } from '../checkout/subscribe';
import { letThrough } from '../setup/interception';
import { proves } from '../setup/proves';
import { holdCall, mockCall, recordCalls } from '../setup/provider';
import { test } from '../setup/test';

const CANCEL = '/user/cancle-subscription';
const SORRY = 'Failed to cancel subscription. Please try again.';

const cards = (page: Page) => page.getByRole('article');
const card = (page: Page, name: string) => page.getByRole('article', { name });
const banner = (page: Page) => page.getByText('Active plan', { exact: true });

/** Presses Cancel, and confirms. */
async function cancel(page: Page) {
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
}

function plan(fields: object) {
  return {
    plan_id: '7',
    name: 'Matinee',
    total_price: '9.9',
    duration_value: 3,
    duration: 'month',
    plan_type: [],
    ...fields,
  };
}

describe('The plans', () => {
  test(
    proves('2.plans.page', 'are shown as cards below the active plan'),
    async ({ member, account }) => {
      await subscribe(account, '2');
      await member.goto('/plans');
      await banner(member).waitFor();
      const next = new Date();
      // On the first: not every month has a 31st.
      next.setUTCMonth(next.getUTCMonth() + 1, 1);
      const month = next.toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' });
      await member
        .getByText(new RegExp(`^Until \\d+ ${month} ${next.getUTCFullYear()}$`))
        .waitFor();
      await expect
        .poll(() => cards(member).getByRole('heading').allInnerTexts())
        .toEqual(['Pocket', 'Standard', 'Premiere', 'Family Year']);
      await card(member, 'Premiere').getByRole('button', { name: 'Switch' }).click();
      await member.waitForURL('**/get-payment-detail/3');
    },
  );

  test(proves('9.prices', 'are priced in pounds'), async ({ member }) => {
    await mockCall(member, '/user/plans', {
      body: [plan({}), plan({ plan_id: 8, name: 'Epic', total_price: 1200, duration_value: '1' })],
    });
    await member.goto('/plans');
    await card(member, 'Matinee').getByText('£9.90', { exact: true }).waitFor();
    await card(member, 'Matinee')
      .getByText('for 3 months, includes taxes', { exact: true })
      .waitFor();
    await card(member, 'Epic').getByText('£1,200', { exact: true }).waitFor();
    await card(member, 'Epic').getByText('for 1 month, includes taxes', { exact: true }).waitFor();
  });

  test(proves('9.badge', "have a '10% off' badge on plan 2 alone"), async ({ member }) => {
    await member.goto('/plans');
    await card(member, 'Standard').getByText('10% off').waitFor();
    expect(await member.getByText('10% off').count()).toBe(1);
  });

  test(
    proves('9.ticks', 'mark each feature with a tick or a cross, and show its limit'),
    async ({ member }) => {
      const feature = (limitation_title: string, limitation_value: unknown, limit: unknown) => ({
        limitation_title,
        limitation_value,
        limit,
      });
      await mockCall(member, '/user/plans', {
        body: {
          data: [
            plan({
              plan_type: [
                feature('Films', '1', 'All of them'),
                feature('Channels', 0, null),
                feature('Screens', 2, ''),
                feature('Picture', 1, { Phone: '720p', TV: 1080 }),
              ],
            }),
          ],
        },
      });
      await member.goto('/plans');
      await cards(member).waitFor();
      expect(await cards(member).getByRole('listitem').allInnerTexts()).toEqual([
        'Included:\nFilms\n\nAll of them',
        'Not included:\nChannels',
        'Not included:\nScreens',
        'Included:\nPicture\nPhone\n720p\nTV\n1080',
      ]);
      expect(await member.getByTestId('tick').count()).toBe(2);
      expect(await member.getByTestId('cross').count()).toBe(2);
    },
  );

  test(
    proves('8.lists', 'that fail to load are logged, leave the list empty, and can be retried'),
    async ({ member, logs }) => {
      logs.expects(/Failed to load resource/);
      logs.expects(/^\[fin\] \["plans"/);
      await mockCall(member, '/user/plans', { status: 500, body: '<h1>Server error</h1>' });
      await member.goto('/plans');
      await member.getByText('No plans available.').waitFor();
      expect(await cards(member).count()).toBe(0);
      expect(logs.all().filter((it) => it.startsWith('[fin]'))).toHaveLength(1);
      await letThrough(member);
      await member.getByRole('button', { name: 'Try again' }).click();
      await card(member, 'Pocket').waitFor();
    },
  );
});

describe('A subscription', () => {
  test(
    proves('4.plans.active', "is shown only where its status is 'active'"),
    async ({ member }) => {
      const body = (status: string) => ({
        data: { activeSubscriptions: { id: 4, name: 'Standard', status, end_date: '2031-02-03' } },
      });
      for (const status of ['pending', 'Active', 'inactive', '1']) {
        await mockCall(member, '/user/subscription-plan', { body: body(status) });
        await member.goto('/plans');
        await member.getByText('No active plan yet. Pick one below.').waitFor();
        expect(await banner(member).count()).toBe(0);
      }
      // The page comes back from the bfcache, after a plan was bought elsewhere.
      await mockCall(member, '/user/subscription-plan', { body: body('active') });
      await member.evaluate(() =>
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      );
      await banner(member).waitFor();
      await member.getByText('Until 3 February 2031').waitFor();
    },
  );

  test(
    proves('4.plans.cancel', 'is cancelled after a confirmation, then all data is fetched again'),
    async ({ member, account }) => {
      await subscribe(account, '1');
      await member.goto('/plans');
      await banner(member).waitFor();
      await card(member, 'Pocket').getByText('Your plan').waitFor();
      const calls = recordCalls(member);
      await member.getByRole('button', { name: 'Cancel', exact: true }).click();
      await member.getByRole('alertdialog', { name: 'Cancel Pocket?' }).waitFor();
      await member.keyboard.press('Escape');
      await member.getByRole('alertdialog').waitFor({ state: 'detached' });
      expect(await member.locator('button:focus').textContent()).toBe('Cancel');
      expect(calls).toEqual([]);

      await cancel(member);
      await member.getByText('Pocket was cancelled. Pick one below.').waitFor();
      await expect
        .poll(() => calls.map((it) => it.replace(/\?.*/, '')).sort())
        .toEqual([
          'GET /user/plans',
          'GET /user/subscription-plan',
          'POST /user/cancle-subscription',
        ]);
      expect(await member.locator(':focus').textContent()).toBe('Subscription Plans');
    },
  );

  test(
    proves('8.cancel', 'stays active when cancelling fails, with an alert'),
    async ({ member, account, logs }) => {
      logs.expects(/Failed to load resource/);
      logs.expects(/^\[fin\] subscription/);
      await subscribe(account, '1');
      await mockCall(member, CANCEL, { status: 500, body: { message: 'Not today.' } });
      const alerts: string[] = [];
      member.on('dialog', async (dialog) => {
        alerts.push(`${dialog.type()}: ${dialog.message()}`);
        await dialog.accept();
      });
      await member.goto('/plans');
      await cancel(member);
      await expect.poll(() => alerts).toEqual([`alert: ${SORRY}`]);
      await banner(member).waitFor();
      expect(await member.locator('.Toastify__toast').count()).toBe(0);
    },
  );

  test('a cancellation that fails once its page was left is alerted all the same', async ({
    member,
    account,
    logs,
  }) => {
    logs.expects(/Failed to load resource/);
    await subscribe(account, '1');
    await mockCall(member, CANCEL, { status: 500, body: { message: 'Not today.' } });
    const held = await holdCall(member, CANCEL);
    await member.goto('/plans');
    await cancel(member);
    await expect.poll(held.count).toBe(1);
    const alerted = member.waitForEvent('dialog');
    await member.getByRole('link', { name: 'Home', exact: true }).first().click();
    await member.waitForURL('**/browse');
    await held.release();
    const dialog = await alerted;
    expect(`${dialog.type()}: ${dialog.message()}`).toBe(`alert: ${SORRY}`);
    await dialog.accept();
  });

  test('tells what is lost before it is cancelled', async ({ member }) => {
    const facts = (end_date: string) => ({
      data: { activeSubscriptions: { id: 4, name: 'Standard', status: 'active', end_date } },
    });
    const question = member.getByRole('alertdialog', { name: 'Cancel Standard?' });
    for (const [endDate, days] of [
      ['2031-02-03', 'the days left until 3 February 2031'],
      ['0000-00-00', 'the days that are left'],
    ] as const) {
      await mockCall(member, '/user/subscription-plan', { body: facts(endDate) });
      await member.goto('/plans');
      await member.getByRole('button', { name: 'Cancel', exact: true }).click();
      expect(await question.getByRole('paragraph').textContent()).toBe(
        `Standard ends right away; ${days} are lost. You can subscribe again any time.`,
      );
    }
  });

  test('can be extended on its own card', async ({ member, account }) => {
    await subscribe(account, '2');
    await member.goto('/plans');
    const press = (name: string) => card(member, name).getByRole('button');
    await expect.poll(() => press('Standard').allInnerTexts()).toEqual(['Extend']);
    expect(await press('Pocket').allInnerTexts()).toEqual(['Switch']);
    await press('Standard').click();
    await member.waitForURL('**/get-payment-detail/2');
  });

  test('is cancelled by one call, however often the button is pressed', async ({
    member,
    account,
  }) => {
    await subscribe(account, '1');
    const call = await holdCall(member, CANCEL);
    await member.goto('/plans');
    await cancel(member);
    const busy = member.getByRole('button', { name: 'Cancelling...' });
    await busy.click({ force: true });
    await busy.press('Enter');
    await call.release();
    await member.getByText('Pocket was cancelled. Pick one below.').waitFor();
    expect(call.count()).toBe(1);
  });

  test('that fails to load leaves the plans in place and can be retried', async ({
    member,
    logs,
  }) => {
    logs.expects(/Failed to load resource/);
    logs.expects(/^\[fin\] subscription/);
    await mockCall(member, '/user/subscription-plan', { status: 503, body: '' });
    await member.goto('/plans');
    await card(member, 'Pocket').waitFor();
    await member.getByText('Your subscription could not be loaded.').waitFor();
    await letThrough(member);
    await member.getByRole('button', { name: 'Try again' }).click();
    await member.getByText('No active plan yet. Pick one below.').waitFor();
  });
});
