import type { Page } from 'playwright-core';
import { holdApp } from '../setup/provider';

export const untilAppAnswers = (page: Page) =>
  page.waitForFunction(() => globalThis.early?.done.signal.aborted === true);

export async function openBeforeApp(page: Page, path: string): Promise<() => Promise<void>> {
  const app = await holdApp(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  return async () => {
    await app.release();
    await untilAppAnswers(page);
  };
}

export async function watchPainted(page: Page, selector: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((watched) => {
    const painted = new Set<string>();
    Object.assign(globalThis, { painted });
    const isRead = (element: Element | null): boolean =>
      element !== null && (element.nextSibling !== null || isRead(element.parentElement));
    new MutationObserver(() => {
      for (const element of document.querySelectorAll(watched)) {
        if (isRead(element) && element.checkVisibility({ visibilityProperty: true })) {
          painted.add(element.textContent ?? '');
        }
      }
    }).observe(document, { childList: true, subtree: true });
  }, selector);
  return () => page.evaluate(() => [...Reflect.get(globalThis, 'painted')]);
}
