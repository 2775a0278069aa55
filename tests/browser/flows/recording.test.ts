import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { audit } from '../setup/audit';
import { PHONE, test } from '../setup/test';
import { type Atlas, serveAtlas } from './atlas-server';
import { saveRecording, typeBesidePanel } from './panel';

let atlas: Atlas;
beforeAll(async () => {
  atlas = await serveAtlas('search', 'session', 'query');
});
afterAll(() => atlas.close());

const said = (page: Page) => page.getByRole('status').textContent();
const lit = (page: Page) =>
  page
    .locator('.state.here')
    .evaluateAll((states) => states.map((it) => it.getAttribute('data-state')));

async function openAtlas(page: Page, recording: string): Promise<void> {
  await page.goto(atlas.address);
  await page.getByRole('link', { name: 'Recording' }).click();
  await page.waitForURL('**/recording.html');
  await page.getByLabel('Recording').setInputFiles({
    name: 'session.json',
    mimeType: 'application/json',
    buffer: Buffer.from(recording),
  });
}

describe('A recording of a search', () => {
  test('is stepped through in the atlas, each state lit', async ({ member, open }) => {
    await typeBesidePanel(member);
    const recording = await saveRecording(member);

    const page = await open();
    await openAtlas(page, recording);
    await expect.poll(() => said(page)).toMatch(/^Step 1 of \d+\. Session begins\.$/);
    await expect
      .poll(() => lit(page))
      .toEqual(['session', 'session.member', 'session.member.staying']);
    await page.getByRole('button', { name: /^Search box: query changed/ }).click();
    expect(await said(page)).toContain('Query changed, else: from anywhere to suggesting, typing');
    expect(await lit(page)).toContain('search.suggesting.typing');
    await page.getByRole('button', { name: 'Next' }).press('Enter');
    expect(await said(page)).toContain('Search box: ');
    expect(await lit(page)).not.toContain('search.suggesting.typing');
    await page.getByRole('button', { name: 'Previous' }).press('Enter');
    expect(await lit(page)).toContain('search.suggesting.typing');
    expect(await audit(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await audit(page)).toEqual([]);
  });

  test('that is none is refused in words', async ({ open }) => {
    const page = await open();
    await openAtlas(page, '<html>');
    await expect.poll(() => said(page)).toBe('This file is no JSON.');
  });
});
