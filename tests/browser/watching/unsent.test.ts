import { expect } from 'vitest';
import { formOf } from '../setup/provider';
import { test } from '../setup/test';
import { storePositions } from './stored-positions';

test('unsent positions are sent only for the member who watched the films', async ({
  member: page,
  account,
}) => {
  await storePositions(page, account, '101', '102');
  const sent: string[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/user/progress', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent.push(formOf(route.request()).entertainment_id ?? '');
    const response = await route.fetch();
    await answered;
    await route.fulfill({ response });
  });
  await page.goto('/browse');
  await expect.poll(() => sent.length).toBe(1);
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('/');
  const saved = page.waitForResponse((it) => it.request().method() === 'POST');
  answer();
  await (await saved).finished();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('/login');
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual(['101']);
});
