import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Account } from '../setup/account';
import { formOf } from '../setup/provider';

export async function storePositions(
  page: Page,
  { email: person }: Account,
  ...titleIds: string[]
) {
  const entries = titleIds.map((titleId, at) => ({
    titleId,
    position: 20,
    duration: 60,
    card: null,
    isUnsent: true,
    isForgotten: false,
    leftAt: Date.now() - at,
    changedAt: Date.now() - at,
  }));
  await page.evaluate(
    (kept) => localStorage.setItem('fin.positions', kept),
    JSON.stringify({ person, entries }),
  );
}

export function storedPositions(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const { entries = [] } = JSON.parse(localStorage.getItem('fin.positions') ?? '{}');
    return Object.fromEntries(
      entries
        .filter((it: { isForgotten: boolean }) => !it.isForgotten)
        .map((it: { titleId: string; position: number }) => [it.titleId, it.position]),
    );
  });
}

export const storedSecond = async (page: Page): Promise<number> =>
  (await storedPositions(page))['101'] ?? 0;

export const expectStored = (page: Page, after: number) =>
  expect.poll(() => storedSecond(page), { timeout: 10_000 }).toBeGreaterThan(after);

export async function isReported(
  page: Page,
  isMeant: (form: Record<string, string>) => boolean | Promise<boolean>,
): Promise<void> {
  const answer = await page.waitForResponse(async (it) => {
    const request = it.request();
    const isChange = it.url().endsWith('/user/progress') && request.method() === 'POST';
    return isChange && (await isMeant(formOf(request)));
  });
  expect(answer.status()).toBe(200);
}
