import type { Page } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { type Account, createAccount, type LocalStorage } from './account';
import { type Logs, watchLogs } from './logs';
import { acquireTab, address, openTab, releaseTab, type TabOptions } from './tab';

export { address };
export const PHONE = { width: 390, height: 844 };

type OtherOptions = Omit<TabOptions, 'storageState'> & {
  storageState?: Account['storageState'];
};

export interface People {
  visitor: Page;
  member: Page;
  account: Account;
  logs: Logs;
  open(options?: OtherOptions): Promise<Page>;
  openMember(options?: OtherOptions): Promise<Page>;
}

export const test = base.extend<People>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest requires a destructured parameter
  logs: async ({}, use) => {
    const logs = watchLogs();
    await use(logs);
    expect(logs.unexpected(), 'logged errors and warnings').toEqual([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  account: async ({}, use) => use(await createAccount(address)),
  visitor: async ({ logs }, use) => useTab(logs, [], use),
  member: async ({ logs, account }, use) => useTab(logs, account.localStorage, use),
  open: async ({ logs }, use) => {
    const pages: Page[] = [];
    await use(async (options) => {
      const page = await openOther(options);
      logs.listen(page.context());
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map(releaseTab));
  },
  openMember: async ({ open, account: { storageState } }, use) =>
    use((options) => open({ storageState, ...options })),
});

async function useTab(logs: Logs, storage: LocalStorage, use: (page: Page) => Promise<void>) {
  const page = await acquireTab(storage);
  logs.listen(page.context());
  await use(page);
  await releaseTab(page);
}

const UNSHARED = ['baseURL', 'javaScriptEnabled', 'offline', 'serviceWorkers'] as const;

function openOther(options: OtherOptions = {}): Promise<Page> {
  if (UNSHARED.some((it) => it in options)) return openTab(options);
  const { storageState, ...kind } = options;
  return acquireTab(storageState?.origins.flatMap((it) => it.localStorage) ?? [], kind);
}
