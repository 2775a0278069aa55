/**
 * The tabs that tests see the site in. A tab is used by one test after another: a warm one shows a
 * page in a third of the time that a new one takes. Between two tests it leaves the site and is
 * emptied; what can't be taken back, a planted script or a stopped clock, ends the tab.
 */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import type { LocalStorage } from './account';

export const address = inject('address');
export type TabOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

const DESKTOP = { width: 1440, height: 900 };
/** A page of the site's origin that holds nothing. */
const PLAIN_PAGE = '/healthz';

const browser = await chromium.connect(inject('chromium'));
const waiting: Page[] = [];
const spent = new WeakSet<Page>();

/** A tab in a context of its own. */
export async function openTab(options: TabOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: DESKTOP,
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(30_000);
  return context.newPage();
}

/** An empty tab, before any page of the site, with this in its local storage. */
export async function acquireTab(storage: LocalStorage): Promise<Page> {
  const page = waiting.pop() ?? (await openLastingTab());
  await page.evaluate((entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, storage);
  return page;
}

/** Takes a tab back for the next test, or closes it where it can't be made like new. */
export async function releaseTab(page: Page): Promise<void> {
  const context = page.context();
  if (spent.has(page) || page.isClosed()) return context.close();
  const others = context.pages().filter((it) => it !== page);
  await Promise.all(others.map((it) => it.close()));
  await context.setOffline(false);
  // Left first: a call that a test holds back would go on to the provider without its route.
  await page.goto(PLAIN_PAGE);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize(DESKTOP);
  // By name: Playwright listens, too.
  for (const event of ['request', 'dialog']) page.removeAllListeners(event);
  for (const event of ['console', 'weberror', 'page']) context.removeAllListeners(event);
  waiting.push(page);
}

async function openLastingTab(): Promise<Page> {
  const page = await openTab();
  await page.goto(PLAIN_PAGE);
  noteUse(page, page, 'addInitScript');
  noteUse(page, page, 'exposeFunction');
  noteUse(page, page.clock, 'install');
  noteUse(page, page.context(), 'newCDPSession');
  return page;
}

/** Once `method` is called, the tab is spent. */
function noteUse<Owner extends Page | BrowserContext | Page['clock']>(
  page: Page,
  owner: Owner,
  method: keyof Owner,
) {
  const original = owner[method] as (...args: unknown[]) => unknown;
  Object.assign(owner, {
    [method](...args: unknown[]) {
      spent.add(page);
      return original.apply(owner, args);
    },
  });
}
