import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { readFlow, statesBelow } from '../../../flows/draw/chart';
import { sentenceOf } from '../../../flows/draw/words';
import { type FlowName, flowCalled } from '../../../flows/flows';
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
async function isInside(part: Locator, whole: Locator | null): Promise<boolean> {
  const inner = await part.boundingBox();
  const outer = whole
    ? await whole.boundingBox()
    : { x: 0, y: 0, width: Infinity, height: part.page().viewportSize()?.height ?? 0 };
  if (!inner || !outer) return false;
  const [x, y] = [inner.x + inner.width / 2 - outer.x, inner.y + inner.height / 2 - outer.y];
  return x > 0 && x < outer.width && y > 0 && y < outer.height;
}
const statesOf = (name: FlowName) => statesBelow(readFlow(flowCalled(name)));
function sentenceIn(name: FlowName, id: string): string {
  const all = statesOf(name).flatMap(({ transitions }) => transitions);
  const transition = all.find((it) => it.id === id);
  if (!transition) throw new Error(`${name} has no transition ${id}.`);
  return sentenceOf(transition);
}
const now = (page: Page) => page.getByRole('heading', { level: 2, name: /^Now: / }).textContent();

describe('a product owner', () => {
  test('finds Pay on the first page, and simulates it by keyboard', async ({ visitor }) => {
    await visitor.goto(atlas);
    await visitor.getByRole('link', { name: 'Payment', exact: true }).first().press('Enter');
    // The script must load first, or key presses are lost.
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
      `Refused: ${sentenceIn('checkout', 'checkout on payment.confirmed #1')}`,
    ]);
    await press(visitor, 'Back one step');
    await press(visitor, 'payment confirmed with planId 2');
    expect(await now(visitor)).toBe('Now: paid');
  });

  test("clicks an arrow's words and reads what it means and which test paths cover it", async ({
    visitor,
  }) => {
    await visitor.goto(`${atlas}search.html`);
    await visitor.locator('g.words', { hasText: 'query.cleared' }).click();
    const panel = visitor.getByRole('complementary');
    expect(await panel.getByRole('paragraph').first().textContent()).toBe(
      sentenceIn('search', 'search on query.cleared #1'),
    );
    await panel.getByRole('link').first().click();
    expect(await visitor.locator('details[open]').count()).toBe(1);
  });

  for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
    test(`presses a screenshot, and the state is selected in view at ${viewport.width} px`, async ({
      open,
    }) => {
      const page = await open({ viewport });
      await page.goto(`${atlas}checkout.html`);
      const panel = page.getByRole('complementary');
      const selected = page.locator('#stage .state.chosen');
      await press(page, 'Paid');
      await expect.poll(() => isInside(selected, page.locator('#stage'))).toBe(true);
      await expect.poll(() => isInside(selected, null)).toBe(true);
      await expect.poll(() => isInside(panel.getByRole('heading').first(), null)).toBe(true);
      expect(await panel.getByRole('paragraph').first().textContent()).toBe(
        statesOf('checkout').find(({ id }) => id === 'checkout.paid')?.description,
      );
      expect(new URL(page.url()).hash).toBe('#checkout.paid');
      await press(page, 'byLink');
      await expect.poll(() => isInside(selected, page.locator('#stage'))).toBe(true);
      await expect.poll(() => isInside(panel.getByRole('heading').first(), null)).toBe(true);
      await panel.getByRole('button', { name: 'Close' }).press('Enter');
      await expect(page.getByRole('button', { name: 'byLink' })).toHaveFocus();
    });

    test(`scrolls no page sideways at ${viewport.width} px`, async ({ open }) => {
      const page = await open({ viewport });
      for (const name of ['', 'checkout.html', 'use-pay.html', 'screens.html', 'recording.html']) {
        await page.goto(`${atlas}${name}`);
        const surplus = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect([name, surplus]).toEqual([name, 0]);
      }
    });
  }

  test('finds a chart, a state and an event by keyboard', async ({ visitor }) => {
    await visitor.goto(atlas);
    const options = visitor.getByRole('option');
    await visitor.keyboard.press('/');
    await expect(visitor.getByRole('combobox')).toHaveFocus();
    await visitor.keyboard.type('awaitingReturn link');
    await expect
      .poll(() => options.allTextContents())
      .toEqual(['stateShowing, paying, awaiting return, place, by linkPayment']);
    await visitor.keyboard.press('Escape');
    await expect.poll(() => options.count()).toBe(0);
    await visitor.keyboard.type('payment');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    expect(await options.first().textContent()).toMatch(/^chartPayment/);
    await visitor.keyboard.press('ArrowDown');
    expect(await options.nth(1).textContent()).toBe(
      'eventPayment confirmedPayment · anywhere → paid',
    );
    await visitor.keyboard.press('Enter');
    await visitor.waitForURL('**/checkout.html#*');
    expect(
      await visitor.getByRole('complementary').getByRole('paragraph').first().textContent(),
    ).toBe(sentenceIn('checkout', 'checkout on payment.confirmed #1'));
    await visitor.keyboard.press('/');
    await visitor.keyboard.type('awaitingReturn');
    await visitor.keyboard.press('Enter');
    await expect(visitor.locator('#stage .state.chosen')).toHaveAttribute(
      'data-state',
      'checkout.showing.paying.awaitingReturn',
    );
  });

  test('selects a screen on the map, and follows its arrows', async ({ visitor }) => {
    await visitor.goto(`${atlas}screens.html`);
    await visitor.locator('#stage .facts[data-state="screens.plans"]').click();
    const panel = visitor.getByRole('complementary');
    expect(await panel.getByRole('heading').first().textContent()).toBe('Subscription Plans');
    const arrows = visitor.locator('#stage .line.chosen');
    const ids = await arrows.evaluateAll((all) => all.map((it) => it.dataset.transitions));
    expect(ids).toContain('["screens.plans to screens.checkout"]');
    expect(ids.every((it) => it?.includes('screens.plans'))).toBe(true);
    await panel.getByRole('link', { name: 'Payment Details' }).first().press('Enter');
    await expect
      .poll(() => panel.getByRole('heading').first().textContent())
      .toBe('Payment Details');
    await expect(visitor.locator('#stage .state.chosen')).toHaveAttribute(
      'data-state',
      'screens.checkout',
    );
  });

  test('takes a chart to Stately, and reads what to do there before the tab opens', async ({
    open,
  }) => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.context().route('https://sketch.stately.ai/**', (route) => route.fulfill());
    await page.goto(`${atlas}search.html`);
    const tab = page.context().waitForEvent('page');
    await press(page, 'Open in Stately');
    expect((await tab).url()).toBe('https://sketch.stately.ai/');
    expect(await page.getByRole('status').textContent()).toBe(
      'Copied. In the new tab select all and paste.',
    );
    const file = await readFile(join(folder, 'search.stately.ts'), 'utf8');
    await page.bringToFront();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(file);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Stately' }).press('Enter');
    expect((await download).suggestedFilename()).toBe('search.stately.ts');
  });

  test('sees the overview in a small window, and unfolds a state that is pressed', async ({
    open,
  }) => {
    const page = await open({ viewport: { width: 768, height: 900 } });
    await page.goto(`${atlas}checkout.html`);
    const states = page.locator('#stage .state');
    const ids = () => states.evaluateAll((all) => all.map((it) => it.dataset.state));
    const overview = statesOf('checkout').filter(({ id }) => id.split('.').length < 3);
    const toggle = page.getByRole('button', { name: 'Overview' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(await ids()).toEqual(overview.map(({ id }) => id));
    await page.locator('#stage .facts[data-state="checkout.showing"]').click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    expect(await ids()).toEqual(statesOf('checkout').map(({ id }) => id));
    await expect(page.locator('#stage .state.chosen')).toHaveAttribute(
      'data-state',
      'checkout.showing',
    );
    await toggle.press('Enter');
    expect(await ids()).toEqual(overview.map(({ id }) => id));
    await expect(page.locator('#stage .state.chosen')).toHaveAttribute(
      'data-state',
      'checkout.showing',
    );
    await press(page, 'byLink');
    await expect(page.locator('#stage .state.chosen')).toHaveAttribute(
      'data-state',
      'checkout.showing.paying.awaitingReturn.place.byLink',
    );
  });

  test('can read every word of a wide picture in a small window', async ({ open }) => {
    const page = await open({ viewport: { width: 1000, height: 800 } });
    await page.goto(`${atlas}checkout.html`);
    await page.getByRole('button', { name: 'Full size' }).waitFor();
    const smallest = await page.locator('#stage svg').evaluate((svg) => {
      const { width, viewBox } = svg as SVGSVGElement;
      const sizes = [...svg.querySelectorAll('text')].map((it) => getComputedStyle(it).fontSize);
      return (Math.min(...sizes.map(parseFloat)) * width.baseVal.value) / viewBox.baseVal.width;
    });
    expect(smallest).toBeGreaterThanOrEqual(9);
  });

  test('passes the accessibility audit, on a phone too', async ({ open }) => {
    for (const options of [{}, { viewport: PHONE }]) {
      const page = await open(options);
      await page.goto(atlas);
      expect(await audit(page)).toEqual([]);
      await page.goto(`${atlas}screens.html#screens.plans`);
      await page.getByRole('complementary').waitFor();
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
