import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Account } from '../setup/account';
import type { Logs } from '../setup/logs';
import { holdCall } from '../setup/provider';
import { test } from '../setup/test';
import { type Form, memberForms, visitorForms } from './forms';

test.for(visitorForms.map((form) => [form.name, form] as const))(
  'the %s shows that it could not be sent, keeps the input, and is then sent once',
  ([, form], { visitor, account, logs }) => failThenSendOnce(form, visitor, account, logs),
);

test.for(memberForms.map((form) => [form.name, form] as const))(
  'the %s shows that it could not be sent, keeps the input, and is then sent once',
  ([, form], { member, account, logs }) => failThenSendOnce(form, member, account, logs),
);

async function failThenSendOnce(form: Form, page: Page, account: Account, logs: Logs) {
  logs.expects(/ERR_INTERNET_DISCONNECTED|Failed to fetch|\[fin\]/);
  await form.fill(page, account);
  const button = page.locator('main form, [role=dialog] form').locator('[type=submit]:visible');
  await expect(button).not.toBeDisabled();
  const typed = await typedIn(page);
  await page.context().setOffline(true);
  await button.press('Enter');
  await page.getByRole('alert').getByText(form.failure, { exact: true }).first().waitFor();
  expect(await typedIn(page)).toEqual(typed);
  await expect(button).toHaveFocus();

  await page.context().setOffline(false);
  const call = await holdCall(page, form.call);
  await expect(button).not.toBeDisabled();
  await button.press('Enter');
  await expect.poll(call.count).toBe(1);
  await button.press('Enter');
  await button.click({ force: true });
  const answered = page.waitForResponse((it) => it.url().endsWith(form.call));
  await call.release();
  expect((await answered).ok()).toBe(true);
  expect(call.count()).toBe(1);
}

function typedIn(page: Page) {
  return page
    .locator('main, [role=dialog]')
    .locator('input:not([type=file]), textarea, select')
    .evaluateAll((boxes) => boxes.map((it) => (it as HTMLInputElement).value));
}
