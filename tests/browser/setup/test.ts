/**
 * The test function of the browser suite. Its people: a `visitor`, and a `member` with an account
 * of their own. When a test ends, whatever stands on their screens is audited by axe-core (WCAG 2.2
 * AA), and nothing may have been logged as an error or a warning, unless the test `expectsLogs`.
 */
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, test as base, beforeAll, expect, inject } from 'vitest';
import { type Account, createAccount } from './account';
import { audit } from './audit';
import { type Logs, watchLogs } from './logs';

export const address = inject('address');
const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.connect(inject('chromium'));
});
afterAll(() => browser.close());

export interface People {
  /** A visitor's page, not opened yet: `visitor.goto('/browse')`. */
  visitor: Page;
  /** A member's page, signed in. */
  member: Page;
  /** The member's account. */
  account: Account;
  /** What the pages log; a test that provokes a failure says what it expects. */
  logs: Logs;
}

export const test = base.extend<People>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures a fixture needs from it
  logs: async ({}, use) => use(watchLogs()),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  account: async ({}, use) => use(await createAccount(address)),
  visitor: async ({ logs }, use) => usePage(logs, {}, use),
  member: async ({ logs, account }, use) =>
    usePage(logs, { storageState: account.storageState }, use),
});

type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

/** Opens another context: a second tab's person, another screen size, a slower network. */
export async function openPage(logs: Logs, options: ContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: DESKTOP,
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(15_000);
  logs.listen(context);
  return context.newPage();
}

async function usePage(logs: Logs, options: ContextOptions, use: (page: Page) => Promise<void>) {
  const page = await openPage(logs, options);
  await use(page);
  const findings = page.isClosed() || page.url() === 'about:blank' ? [] : await audit(page);
  await page.context().close();
  expect(findings, 'accessibility findings').toEqual([]);
  expect(logs.unexpected(), 'logged errors and warnings').toEqual([]);
}
