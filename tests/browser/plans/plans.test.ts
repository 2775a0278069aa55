import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { subscribe } from '../checkout/subscribe';
import { covers } from '../setup/covers';
import { letThrough } from '../setup/interception';
import { holdCall, mockCall, recordCalls } from '../setup/provider';
import { test } from '../setup/test';

const CANCEL = '/user/cancle-subscription';
const SUBSCRIPTION = '/user/subscription-plan';
const SORRY = 'Failed to cancel subscription. Please try again.';

const cards = (page: Page) => page.getByRole('article');
const card = (page: Page, name: string) => page.getByRole('article', { name });
const banner = (page: Page) => page.getByText('Active plan', { exact: true });

async function cancel(page: Page) {
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
}

describe('The plans', () => {
  test(
    covers(
      ['2.plans.page', '9.badge'],
      "are shown as cards below the active plan, which can be extended; plan 2 alone has a '10% off' badge",
    ),
    async ({ member, account }) => {
      await subscribe(account, '2');
      await member.goto('/plans');
      await banner(member).waitFor();
      const next = new Date();
      next.setUTCMonth(next.getUTCMonth() + 1, 1);
      const month = next.toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' });
      await member
        .getByText(new RegExp(`^Until \\d+ ${month} ${next.getUTCFullYear()}$`))
        .waitFor();
      await expect
        .poll(() => cards(member).getByRole('heading').allInnerTexts())
        .toEqual(['Pocket', 'Standard', 'Premiere', 'Family Year']);
      await card(member, 'Standard').getByText('10% off').waitFor();
      expect(await member.getByText('10% off').count()).toBe(1);
      for (const [name, press, path] of [
        ['Premiere', 'Switch', '**/get-payment-detail/3'],
        ['Standard', 'Extend', '**/get-payment-detail/2'],
      ] as const) {
        const buttons = card(member, name).getByRole('button');
        await expect.poll(() => buttons.allInnerTexts()).toEqual([press]);
        await buttons.click();
        await member.waitForURL(path);
        await member.goBack();
      }
    },
  );

  test(
    covers(
      ['9.prices', '9.ticks'],
      'are priced in pounds, and mark each feature with a tick or a cross, and show its limit',
    ),
    async ({ member }) => {
      const feature = (limitation_title: string, limitation_value: unknown, limit: unknown) => ({
        limitation_title,
        limitation_value,
        limit,
      });
      const plan_type = [
        feature('Films', '1', 'All of them'),
        feature('Channels', 0, null),
        feature('Screens', 2, ''),
        feature('Picture', 1, { Phone: '720p', TV: 1080 }),
      ];
      const common = { duration: 'month', plan_type: [] };
      const matinee = { plan_id: '7', name: 'Matinee', total_price: '9.9', duration_value: 3 };
      const epic = { plan_id: 8, name: 'Epic', total_price: 1200, duration_value: '1' };
      await mockCall(member, '/user/plans', {
        body: {
          data: [
            { ...common, ...matinee, plan_type },
            { ...common, ...epic },
          ],
        },
      });
      await member.goto('/plans');
      for (const [name, price, length] of [
        ['Matinee', '£9.90', 'for 3 months, includes taxes'],
        ['Epic', '£1,200', 'for 1 month, includes taxes'],
      ] as const) {
        await card(member, name).getByText(price, { exact: true }).waitFor();
        await card(member, name).getByText(length, { exact: true }).waitFor();
      }
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
    covers(
      '8.lists',
      'that fail to load are logged, leave the list empty, and can be retried, as can the subscription beside them',
    ),
    async ({ member, logs }) => {
      logs.expects(/Failed to load resource/);
      logs.expects(/^\[fin\] (\["plans"|subscription)/);
      await mockCall(member, '/user/plans', { status: 500, body: '<h1>Server error</h1>' });
      await mockCall(member, SUBSCRIPTION, { status: 503, body: '' });
      await member.goto('/plans');
      const unread = member.getByText("We couldn't load your subscription.");
      await unread.waitFor();
      await member.getByText('No plans available.').waitFor();
      expect(await cards(member).count()).toBe(0);
      const failures = () => logs.all().filter((it) => it.startsWith('[fin] ["plans"'));
      await expect.poll(failures).toHaveLength(1);
      const retry = member.getByRole('button', { name: 'Try again' });
      await letThrough(member);
      await mockCall(member, SUBSCRIPTION, { status: 503, body: '' });
      await Promise.all([member.waitForResponse(`**${SUBSCRIPTION}`), retry.last().click()]);
      await card(member, 'Pocket').waitFor();
      await unread.waitFor();
      await letThrough(member);
      await retry.click();
      await member.getByText('No active plan yet. Pick one below.').waitFor();
    },
  );
});

describe('A subscription', () => {
  test(
    covers('4.plans.active', "is shown only where its status is 'active'"),
    async ({ member }) => {
      const body = (status: string) => ({
        data: { activeSubscriptions: { id: 4, name: 'Standard', status, end_date: '2031-02-03' } },
      });
      await mockCall(member, SUBSCRIPTION, { body: body('Active') });
      await member.goto('/plans');
      await member.getByText('No active plan yet. Pick one below.').waitFor();
      expect(await banner(member).count()).toBe(0);
      await mockCall(member, SUBSCRIPTION, { body: body('active') });
      await member.evaluate(() =>
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      );
      await banner(member).waitFor();
      await member.getByText('Until 3 February 2031').waitFor();
    },
  );

  test(
    covers(
      '4.plans.cancel',
      'is cancelled by one call after a question that names what is lost, then all data is fetched again',
    ),
    async ({ member, account }) => {
      await subscribe(account, '1');
      await member.goto('/plans');
      await banner(member).waitFor();
      await card(member, 'Pocket').getByText('Your plan').waitFor();
      const calls = recordCalls(member);
      await member.getByRole('button', { name: 'Cancel', exact: true }).click();
      const question = member.getByRole('alertdialog', { name: 'Cancel Pocket?' });
      expect(await question.getByRole('paragraph').textContent()).toMatch(
        /^Pocket ends right away, and you lose the days left until .+\. You can subscribe again at any time\.$/,
      );
      await member.keyboard.press('Escape');
      await member.getByRole('alertdialog').waitFor({ state: 'detached' });
      await expect.poll(() => member.locator('button:focus').textContent()).toBe('Cancel');
      expect(calls).toEqual([]);

      const call = await holdCall(member, CANCEL);
      await cancel(member);
      const busy = member.getByRole('button', { name: 'Cancelling...' });
      await busy.click({ force: true });
      await busy.press('Enter');
      await call.release();
      await member.getByText('Pocket was cancelled. Pick one below.').waitFor();
      await expect
        .poll(() => calls.map((it) => it.replace(/\?.*/, '')).sort())
        .toEqual([
          'GET /user/plans',
          'GET /user/subscription-plan',
          'POST /user/cancle-subscription',
        ]);
      await expect.poll(() => member.locator(':focus').textContent()).toBe('Subscription Plans');
    },
  );

  test(
    covers(
      '8.cancel',
      'stays active when cancelling fails, with an alert, even once its page was left',
    ),
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

      const held = await holdCall(member, CANCEL);
      await cancel(member);
      await expect.poll(held.count).toBe(1);
      await member.getByRole('link', { name: 'TV Show', exact: true }).click();
      await member.waitForURL('**/tv-show');
      await held.release();
      await expect.poll(() => alerts).toEqual([`alert: ${SORRY}`, `alert: ${SORRY}`]);
    },
  );
});
