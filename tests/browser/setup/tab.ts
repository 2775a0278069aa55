/** Pools tabs for reuse, because a warm tab loads pages much faster. */
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { LocalStorage } from './account';
import { watchHits } from './hits';
import { NAVIGATION_TIME, PATIENCE } from './patience';

export const address = inject('address');
export type TabOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

const DEFAULTS = {
  baseURL: address,
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
} satisfies TabOptions;
/** Sends the site's `Cross-Origin-Opener-Policy`; otherwise Chromium would start a process for each page. */
export const PLAIN_PAGE = '/flows/';

const RESET_TIME = 60_000;

interface Tab {
  readonly options: TabOptions;
  undo: (() => Promise<unknown>)[] | null;
}

const browser = await chromium.connect(inject('chromium'), { slowMo: inject('slowMo') });
const tabs = new WeakMap<Page, Tab>();
const idle = new Map<string, Page[]>();

export async function openTab(options: TabOptions = {}): Promise<Page> {
  const context = await browser.newContext({ ...DEFAULTS, ...options });
  context.setDefaultTimeout(PATIENCE);
  context.setDefaultNavigationTimeout(NAVIGATION_TIME);
  await context.addInitScript(() => {
    // Turns on data saver: prefetches under a resting pointer could hit a test's mocks.
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
  });
  await watchHits(context);
  const { newPage } = context;
  context.newPage = async () => waitForApp(await newPage.call(context));
  return context.newPage();
}

function waitForApp(page: Page): Page {
  const { goto, reload, setViewportSize } = page;
  const untilAppAnswers = () =>
    expect
      .poll(() => page.evaluate(() => globalThis.early?.done.signal.aborted !== false), {
        timeout: NAVIGATION_TIME,
      })
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
  page.setViewportSize = async (size) => {
    const before = page.viewportSize();
    await setViewportSize.call(page, size);
    if (before?.width === size.width && before.height === size.height) return;
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  };
  return page;
}

export async function acquireTab(storage: LocalStorage, options: TabOptions = {}): Promise<Page> {
  const page = idle.get(JSON.stringify(options))?.pop() ?? (await openPooledTab(options));
  // A late navigation may have opened the site again after the reset.
  await leaveSite(page);
  await page.evaluate(async (entries) => {
    localStorage.clear();
    sessionStorage.clear();
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

const leaveSite = (page: Page) => page.goto(PLAIN_PAGE).catch(() => page.goto(PLAIN_PAGE));

/** Gives up after `RESET_TIME`, because Vitest's teardown has no timeout. */
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
  const tab = tabs.get(page);
  if (!tab?.undo || page.isClosed()) {
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    return context.close();
  }
  const others = context.pages().filter((it) => it !== page);
  await Promise.all(others.map((it) => it.close()));
  await context.setOffline(false);
  // Leaves the site first, so that held requests do not reach the provider.
  await leaveSite(page);
  // Hovering over a link would prefetch its page.
  await page.mouse.move(0, 0);
  await Promise.all(tab.undo.splice(0).map((undo) => undo()));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  const { viewport, reducedMotion } = { ...DEFAULTS, ...tab.options };
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, reducedMotion });
  // Keeps listeners for other events, because Playwright adds its own.
  for (const event of ['request', 'response', 'dialog']) page.removeAllListeners(event);
  for (const event of ['console', 'weberror', 'page']) context.removeAllListeners(event);
  const kind = JSON.stringify(tab.options);
  idle.set(kind, [...(idle.get(kind) ?? []), page]);
}

async function openPooledTab(options: TabOptions): Promise<Page> {
  const page = await openTab(options);
  const tab: Tab = { options, undo: [] };
  tabs.set(page, tab);
  for (const method of ['addInitScript', 'exposeFunction'] as const)
    afterwards(tab, page, method, (made) => made.dispose());
  afterwards(tab, page.context(), 'newCDPSession', detach);
  afterwards(tab, page.clock, 'install', null);
  return page;
}

function afterwards<Method extends string, Made>(
  tab: Tab,
  owner: Record<Method, (...args: never[]) => Promise<Made>>,
  method: Method,
  undo: ((made: Made) => Promise<void>) | null,
): void {
  const original = owner[method];
  owner[method] = async (...args) => {
    if (!undo) tab.undo = null;
    const made = await original.apply(owner, args);
    if (undo) tab.undo?.push(() => undo(made));
    return made;
  };
}

async function detach(session: CDPSession): Promise<void> {
  await session.detach().catch((error: Error) => {
    if (!error.message.includes('closed')) throw error;
  });
}
