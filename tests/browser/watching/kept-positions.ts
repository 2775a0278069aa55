import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What the browser keeps of titles: each id with its second. */
export function keptPositions(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const { entries = [] } = JSON.parse(localStorage.getItem('fin.positions') ?? '{}');
    return Object.fromEntries(
      entries
        .filter((it: { isForgotten: boolean }) => !it.isForgotten)
        .map((it: { titleId: string; position: number }) => [it.titleId, it.position]),
    );
  });
}

/** The second of film 101 that the browser keeps; 0 for none. */
export const keptSecond = async (page: Page): Promise<number> =>
  (await keptPositions(page))['101'] ?? 0;

/** A film that plays is kept every 5 s. */
export const expectKept = (page: Page, after: number) =>
  expect.poll(() => keptSecond(page), { timeout: 10_000 }).toBeGreaterThan(after);

/** What was changed reaches the provider. */
export async function isTold(page: Page): Promise<void> {
  const answer = await page.waitForResponse(
    (it) => it.url().endsWith('/user/progress') && it.request().method() === 'POST',
  );
  expect(answer.status()).toBe(200);
}
