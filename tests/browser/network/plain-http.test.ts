import { createServer, request } from 'node:http';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { listening } from '../../support/listening';
import type { Account } from '../setup/account';
import { address, test } from '../setup/test';
import { type Form, memberForms, visitorForms } from './forms';

const HOST = 'http://fin.example';

async function openProxy() {
  const { host } = new URL(address);
  const proxy = createServer((asked, answer) => {
    const { pathname, search } = new URL(asked.url ?? '', HOST);
    const { method, headers } = asked;
    const sent = request(address + pathname + search, { method, headers: { ...headers, host } });
    sent.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 0, given.headers);
      given.pipe(answer);
    });
    asked.pipe(sent);
  });
  const { port, stop } = await listening(proxy);
  return { server: `127.0.0.1:${port}`, stop };
}

test.for([
  // The sign-in form runs last, because a member cannot open the others.
  ['visitor', visitorForms.toReversed()],
  ['member', memberForms],
] as const)(
  'on plain http, every form of a %s can be sent',
  async ([who, forms], { account, open, logs }) => {
    logs.expects(/origin was untrustworthy|origin-keyed agent cluster/);
    const proxy = await openProxy();
    const localStorage = who === 'member' ? account.localStorage : [];
    const page = await open({
      baseURL: HOST,
      proxy,
      storageState: { cookies: [], origins: [{ origin: HOST, localStorage }] },
    });
    await page.goto('/terms-conditions');
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    for (const form of forms) expect(await sentBy(form, page, account)).toEqual([form.name, 200]);
    await page.context().close();
    await proxy.stop();
  },
);

async function sentBy(form: Form, page: Page, account: Account) {
  await form.fill(page, account);
  const answered = page.waitForResponse((it) => it.url().endsWith(form.call));
  const button = page.locator('main form, [role=dialog] form').locator('[type=submit]:visible');
  await expect(button).not.toBeDisabled();
  await button.press('Enter');
  return [form.name, (await answered).status()];
}
