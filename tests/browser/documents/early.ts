import type { Page } from 'playwright-core';
import { holdApp } from '../setup/provider';

export const untilAppAnswers = (page: Page) =>
  page.waitForFunction(() => globalThis.early?.done.signal.aborted === true);

/** Opens a page without its scripts. @returns a function that loads them and waits for the app */
export async function openBeforeApp(page: Page, path: string): Promise<() => Promise<void>> {
  const app = await holdApp(page);
  await page.goto(path, { waitUntil: 'commit' });
  // Waits for the inline script at the end of the document, which renders the member's elements
  // and captures form input.
  await page.waitForFunction(() => document.readyState !== 'loading');
  return async () => {
    await app.release();
    await untilAppAnswers(page);
  };
}

/**
 * Records the texts of matching elements while they are visible, even during parsing. Call before the
 * page opens.
 * @returns a function that reads the recorded texts
 */
export async function watchPainted(page: Page, selector: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((watched) => {
    const painted = new Set<string>();
    Object.assign(globalThis, { painted });
    const isRead = (element: Element | null): boolean =>
      element !== null && (element.nextSibling !== null || isRead(element.parentElement));
    // Mutation observers run before the parser executes the next script.
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
