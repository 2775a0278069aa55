import type { Locator, Page } from 'playwright-core';

const MOST_PRESSES = 150;
const ARROWS = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'] as const;
type Arrow = (typeof ARROWS)[number];

export async function goByArrows(page: Page, target: Locator): Promise<Arrow[]> {
  const pressed: Arrow[] = [];
  await target.waitFor({ state: 'attached' });
  while (pressed.length < 40) {
    const arrow = await arrowTowards(target);
    if (!arrow) return pressed;
    await page.keyboard.press(arrow);
    pressed.push(arrow);
    await arrowKeysFetched(page);
  }
  throw new Error(`${target} was not reached by ${pressed.join(', ')}`);
}

export async function fetchArrowKeys(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await arrowKeysFetched(page);
}

declare global {
  interface Window {
    /** Whether the module of the arrow keys was requested. */
    hasArrowKeys?: boolean;
  }
}

async function arrowKeysFetched(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const requests = performance.getEntriesByType('resource');
    window.hasArrowKeys ||= requests.some(({ name }) => name.includes('move-focus'));
    return window.hasArrowKeys;
  });
  // The module is evaluated in a later task than the response.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

export async function goByTab(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((it) => it === document.activeElement)) return;
  }
  throw new Error(`${target} was not reached by Tab`);
}

function arrowTowards(target: Locator): Promise<Arrow | null> {
  return target.evaluate((element) => {
    const focus = document.activeElement;
    if (element === focus) return null;
    if (!focus || focus.matches('body, main')) return 'ArrowDown';
    const from = focus.getBoundingClientRect();
    const to = element.getBoundingClientRect();
    if (to.top >= from.bottom) return 'ArrowDown';
    if (to.bottom <= from.top) return 'ArrowUp';
    return to.left < from.left ? 'ArrowLeft' : 'ArrowRight';
  });
}

export function focusOf(page: Page) {
  return page.evaluate(() => {
    const focus = document.activeElement ?? document.body;
    const { left, right, top, bottom } = focus.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const frame = focus.querySelector('[data-frame]') ?? focus;
    const card = focus.closest('[data-place]');
    const preview = card?.querySelector('[data-preview]');
    return {
      name: focus.getAttribute('aria-label') ?? focus.textContent ?? '',
      row: focus.closest('main section')?.querySelector('h2')?.textContent ?? null,
      place: card ? Number(card.getAttribute('data-place')) : null,
      isSeen: seen !== null && [focus, frame, preview].some((it) => it?.contains(seen)),
    };
  });
}
