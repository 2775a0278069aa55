import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../setup/test';
import { untilAppAnswers } from './early';

async function openWhileHydrating(page: Page, path: string): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const { postMessage } = MessagePort.prototype;
    const isHydrating = () =>
      Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react'));
    // React schedules each time slice through a `MessageChannel`.
    MessagePort.prototype.postMessage = function (...message: [unknown]) {
      if (isHydrating()) held.push(() => postMessage.apply(this, message));
      else postMessage.apply(this, message);
    };
    Object.assign(globalThis, {
      isHydrating,
      goOn() {
        MessagePort.prototype.postMessage = postMessage;
        for (const send of held.splice(0)) send();
      },
    });
  });
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForFunction(() => Reflect.get(globalThis, 'isHydrating')());
  return async () => {
    await page.evaluate(() => Reflect.get(globalThis, 'goOn')());
    await untilAppAnswers(page);
  };
}

test('a click is handled at once, and once; typed text is kept, and used', async ({ open }) => {
  const page = await open();
  const goOn = await openWhileHydrating(page, '/login');
  expect(await page.evaluate(() => globalThis.early !== undefined)).toBe(true);
  await page.evaluate(() => {
    const presses: string[] = [];
    Object.assign(globalThis, { presses });
    document.addEventListener('click', () => presses.push('press'));
  });
  // Screen readers click without pointer events.
  await page.getByRole('button', { name: 'Show characters' }).dispatchEvent('click');
  await page.getByRole('button', { name: 'Hide characters' }).waitFor();
  await page.getByLabel('Email').pressSequentially('ada@example.com');
  await page.getByLabel('Password').pressSequentially('seven lamps');
  await goOn();
  expect(await page.getByRole('button', { name: 'Hide characters' }).count()).toBe(1);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'presses'))).toEqual(['press']);
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
  await expect(page.getByRole('button', { name: 'Sign In' })).not.toBeDisabled();
});

test('a search that is submitted gets its results', async ({ open, account }) => {
  const page = await open({ storageState: account.storageState });
  const goOn = await openWhileHydrating(page, '/search');
  await page.getByLabel('Search titles').fill('salt');
  await page.getByLabel('Search titles').press('Enter');
  await goOn();
  await page.getByRole('heading', { name: 'Results for “salt”' }).waitFor();
});
