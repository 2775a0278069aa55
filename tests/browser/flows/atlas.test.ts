/** The flow atlas, built into a folder of its own: served under its policy, and opened as a file. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { audit } from '../setup/audit';
import { PHONE, test } from '../setup/test';
import { serveAtlas } from './atlas-server';

let folder: string;
let atlas: string;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ folder, address: atlas, close } = await serveAtlas('checkout', 'search'));
});
afterAll(() => close());

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).press('Enter');
const now = (page: Page) => page.getByRole('heading', { level: 2, name: /^Now: / }).textContent();

describe('a product owner', () => {
  test('finds Pay on the first page, and walks through it by keyboard', async ({ visitor }) => {
    await visitor.goto(atlas);
    await visitor.getByRole('link', { name: 'Payment', exact: true }).first().press('Enter');
    // With its script: a press before that is lost.
    await visitor.waitForURL('**/checkout.html');
    await press(visitor, 'Simulate');
    await press(visitor, 'read details succeeds with total 354');
    await press(visitor, 'payment requested');
    expect(await now(visitor)).toBe('Now: showing, paying, ordering payment');
    expect(await visitor.getByRole('complementary').locator('ol li').allTextContents()).toEqual([
      'Begins with planId 2: loading details.',
      'Read details succeeds with total 354: showing, reviewing.',
      'Payment requested: showing, paying, ordering payment.',
    ]);
    const lit = visitor.locator('.state.here');
    expect(await lit.evaluateAll((states) => states.map((it) => it.dataset.state))).toEqual([
      'checkout',
      'checkout.showing',
      'checkout.showing.paying',
      'checkout.showing.paying.orderingPayment',
    ]);
  });

  test('sees which condition refused, and goes back', async ({ visitor }) => {
    await visitor.goto(`${atlas}checkout.html`);
    await press(visitor, 'Simulate');
    await press(visitor, 'payment confirmed with planId 3');
    expect(await visitor.locator('.refusal').allTextContents()).toEqual([
      'Refused: Payment confirmed, if this plan: from anywhere to paid.',
    ]);
    await press(visitor, 'Back one step');
    await press(visitor, 'payment confirmed with planId 2');
    expect(await now(visitor)).toBe('Now: paid');
  });

  test("clicks an arrow's words and reads what it means and which walks cross it", async ({
    visitor,
  }) => {
    await visitor.goto(`${atlas}search.html`);
    await visitor.locator('g.words', { hasText: 'query.cleared' }).click();
    const panel = visitor.getByRole('complementary');
    expect(await panel.getByRole('paragraph').first().textContent()).toBe(
      'Clear empties the box and goes to the search page. ' +
        "Query cleared: from anywhere to suggesting, recalling; fill box (text: ''), announce cleared.",
    );
    await panel.getByRole('link').first().click();
    expect(await visitor.locator('details[open]').count()).toBe(1);
  });

  test('reads it without barriers, on a phone too', async ({ open }) => {
    for (const options of [{}, { viewport: PHONE, colorScheme: 'dark' }] as const) {
      const page = await open(options);
      await page.goto(atlas);
      expect(await audit(page)).toEqual([]);
      await page.goto(`${atlas}search.html`);
      await press(page, 'Simulate');
      expect(await audit(page)).toEqual([]);
    }
  });
});

test('a tester who opens the atlas from a file has the same page', async ({ open }) => {
  const page = await open({ offline: true });
  await page.goto(pathToFileURL(join(folder, 'checkout.html')).href);
  const stage = page.locator('#stage');
  expect(await stage.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  await press(page, 'Simulate');
  expect(await now(page)).toBe('Now: loading details');
});
