/** A document before the app's code is there. */
import type { Page } from 'playwright-core';
import { holdApp } from '../setup/provider';

export const untilAppAnswers = (page: Page) =>
  page.waitForFunction(() => globalThis.early?.done.signal.aborted === true);

/** Opens a page whose code is held back, and waits for the document; the result lets it come, and waits until the app answers. */
export async function openBeforeApp(page: Page, path: string): Promise<() => Promise<void>> {
  const app = await holdApp(page);
  await page.goto(path, { waitUntil: 'commit' });
  // Its end shows this person's elements, and listens to forms.
  await page.waitForFunction(() => document.readyState !== 'loading');
  return async () => {
    await app.release();
    await untilAppAnswers(page);
  };
}

/**
 * Before the page opens: notes which of these elements are painted, also while the document is being read.
 *
 * @returns what reads their texts
 */
export async function watchPainted(page: Page, selector: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((watched) => {
    const painted = new Set<string>();
    Object.assign(globalThis, { painted });
    // Of what is being read there is a part.
    const isRead = (element: Element | null): boolean =>
      element !== null && (element.nextSibling !== null || isRead(element.parentElement));
    // A document's parser lets others look before it runs a script.
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
