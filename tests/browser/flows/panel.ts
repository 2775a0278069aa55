import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const panelOf = (page: Page) => page.getByRole('region', { name: 'Running flows' });
export const press = (page: Page, name: string) =>
  panelOf(page).getByRole('button', { name, exact: true }).press('Enter');
export const runningIn = (page: Page) => panelOf(page).locator('.running button').allTextContents();
const lastStep = (page: Page) => panelOf(page).locator('.steps li').first();
export const litIn = (page: Page) =>
  panelOf(page)
    .locator('.state.here')
    .evaluateAll((states) => states.map((it) => it.getAttribute('data-state')));

export async function untilStep(page: Page, words: string): Promise<void> {
  await panelOf(page).locator('.steps li', { hasText: words }).first().waitFor();
}

export async function typeBesidePanel(page: Page): Promise<void> {
  await page.goto('/search?inspect');
  await page.getByRole('combobox').fill('the');
  await page.getByRole('option').first().waitFor();
  await untilStep(page, 'Search box: fetch suggestions succeeds');
}

/** Starts at the last step but one, since new steps move the position until Back ends live mode. */
export async function stepBackTo(page: Page, words: string): Promise<void> {
  const position = panelOf(page).locator('.position');
  const place = async () => Number(/\d+/.exec((await position.textContent()) ?? '')?.[0]);
  await press(page, 'Back');
  await panelOf(page).locator('button[aria-pressed=false]', { hasText: 'Live' }).waitFor();
  for (let at = await place(); at > 1; at -= 1) {
    if ((await lastStep(page).textContent())?.includes(words)) return;
    await press(page, 'Back');
    await expect.poll(place).toBe(at - 1);
  }
  throw new Error(`No step says ${words}`);
}

export async function saveRecording(page: Page): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fin-recording-'));
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Save')]);
  expect(download.suggestedFilename()).toBe('session.json');
  await download.saveAs(join(folder, 'session.json'));
  const text = await readFile(join(folder, 'session.json'), 'utf8');
  await rm(folder, { recursive: true });
  return text;
}
