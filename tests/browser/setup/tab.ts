/**
 * The pool of tabs. A tab is used by one test after another: a warm one shows a page in a third of
 * the time that a new one takes. Between two tests it leaves the site and is reset; a tab with an
 * init script or a fake clock cannot be reset and is closed.
 */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { LocalStorage } from './account';
import { watchCrossings } from './crossings';

export const address = inject('address');
export type TabOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

const DESKTOP = { width: 1440, height: 900 };
/** A page of the site's origin without scripts. */
const PLAIN_PAGE = '/healthz';

/** In milliseconds. */
const RESET_TIME = 60_000;

const browser = await chromium.connect(inject('chromium'), { slowMo: inject('slowMo') });
const idle: Page[] = [];
const unresettable = new WeakSet<Page>();

/** A tab in its own browser context. */
export async function openTab(options: TabOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: DESKTOP,
    reducedMotion: 'reduce',
    // What a test makes up would not reach a page that one answers.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(30_000);
  await context.addInitScript(() => {
    // What a pointer happens to rest on is not fetched: a test may have made up what is there.
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
  });
  await watchCrossings(context);
  const { newPage } = context;
  context.newPage = async () => waitForApp(await newPage.call(context));
  return context.newPage();
}

/**
 * Lets `goto` and `reload` wait until the app answers: a document is there before it. A test of what comes before, or
 * that holds the app's code back, says by `waitUntil` how long it waits.
 */
function waitForApp(page: Page): Page {
  const { goto, reload } = page;
  const untilAppAnswers = () =>
    expect
      .poll(() => page.evaluate(() => globalThis.earlyInput === undefined), { timeout: 30_000 })
      .toBe(true);
  page.goto = async (address, options) => {
    const response = await goto.call(page, address, options);
    if (!options?.waitUntil) await untilAppAnswers();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (!options?.waitUntil) await untilAppAnswers();
    return response;
  };
  return page;
}

/** A tab that shows no page of the site yet, and keeps nothing but these entries in its local storage. */
export async function acquireTab(storage: LocalStorage): Promise<Page> {
  const page = idle.pop() ?? (await openPooledTab());
  await page.evaluate(async (entries) => {
    localStorage.clear();
    sessionStorage.clear();
    // What the device keeps, and the last place of a film.
    for (const database of ['fin', 'fin.person']) {
      await new Promise((resolve) => {
        const forgetting = indexedDB.deleteDatabase(database);
        for (const end of ['success', 'error']) forgetting.addEventListener(end, resolve);
      });
    }
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, storage);
  return page;
}

/**
 * Resets a tab for the next test, or closes it where that is impossible. One that does not answer is left
 * behind: Vitest gives no time limit to what comes after a test, and would wait for ever.
 */
export async function releaseTab(page: Page): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      console.warn(`A tab at ${page.url()} did not answer, and is left behind.`);
      resolve();
    }, RESET_TIME);
  });
  await Promise.race([reset(page), deadline]);
  clearTimeout(timer);
}

async function reset(page: Page): Promise<void> {
  const context = page.context();
  if (unresettable.has(page) || page.isClosed()) return context.close();
  const others = context.pages().filter((it) => it !== page);
  await Promise.all(others.map((it) => it.close()));
  await context.setOffline(false);
  // Before the routes go: a request that a test holds would continue to the provider.
  await page.goto(PLAIN_PAGE);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize(DESKTOP);
  // By name: Playwright has listeners of its own.
  for (const event of ['request', 'dialog']) page.removeAllListeners(event);
  for (const event of ['console', 'weberror', 'page']) context.removeAllListeners(event);
  idle.push(page);
}

async function openPooledTab(): Promise<Page> {
  const page = await openTab();
  await page.goto(PLAIN_PAGE);
  closeAfter(page, page, 'addInitScript');
  closeAfter(page, page, 'exposeFunction');
  closeAfter(page, page.clock, 'install');
  closeAfter(page, page.context(), 'newCDPSession');
  return page;
}

/** A tab whose `method` was called cannot be reset. */
function closeAfter<Owner extends Page | BrowserContext | Page['clock']>(
  page: Page,
  owner: Owner,
  method: keyof Owner,
) {
  const original = owner[method] as (...args: unknown[]) => unknown;
  Object.assign(owner, {
    [method](...args: unknown[]) {
      unresettable.add(page);
      return original.apply(owner, args);
    },
  });
}
