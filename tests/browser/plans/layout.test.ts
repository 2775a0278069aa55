import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { subscribe } from '../checkout/subscribe';
import { mockCall } from '../setup/provider';
import { test } from '../setup/test';

const WIDTHS = [320, 390, 768, 1024, 1200, 1440, 1920];
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte';

const lines = (text: Locator) =>
  text.evaluateAll((all) =>
    all.map((it) => {
      const range = document.createRange();
      range.selectNodeContents(it);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );

const misfits = (page: Page, box: string, narrowest: number) =>
  page.evaluate(
    ([selector, minimum]) => {
      const scrolled = document.documentElement.scrollWidth - window.innerWidth;
      const found = scrolled > 0 ? [`the page scrolls sideways by ${scrolled}px`] : [];
      for (const outer of document.querySelectorAll(selector)) {
        const frame = outer.getBoundingClientRect();
        for (const it of outer.querySelectorAll('h2, p, dt, dd, li span, [role=button]')) {
          if (!it.textContent || it.matches('li > span:first-child, li > span:first-child *'))
            continue;
          const { left, right, width } = it.getBoundingClientRect();
          if (left < frame.left - 1 || right > frame.right + 1)
            found.push(`${it.tagName} "${it.textContent.slice(0, 9)}" leaves its box`);
          if (it.textContent.length > 30 && width < minimum)
            found.push(`${it.tagName} "${it.textContent.slice(0, 9)}" is ${width}px wide`);
        }
      }
      return found;
    },
    [box, narrowest] as const,
  );

describe('The plans', () => {
  test('keep their names in one line and at one height, the active and reduced one too', async ({
    member,
    account,
  }) => {
    await subscribe(account, '2');
    await member.goto('/plans');
    await member.getByRole('article', { name: 'Standard' }).getByText('Your plan').waitFor();
    for (const width of WIDTHS) {
      await member.setViewportSize({ width, height: 900 });
      const names = member.getByRole('article').getByRole('heading');
      expect.soft(await lines(names), `${width}px`).toEqual([1, 1, 1, 1]);
      if (width < 768) continue;
      const offsets = await member.getByRole('article').evaluateAll((cards) =>
        cards.map((it) => {
          const top = it.getBoundingClientRect().top;
          return [...it.querySelectorAll(':scope > h2, :scope > p')].map((text) =>
            Math.round(text.getBoundingClientRect().top - top),
          );
        }),
      );
      expect.soft(new Set(offsets.map(String)).size, `${width}px: ${offsets}`).toBe(1);
    }
  });

  test('keep long words within their cards', async ({ member }) => {
    const feature = (limit: unknown) => ({
      limitation_title: LONG,
      limitation_value: 1,
      limit,
    });
    const plan = (plan_id: number, name: string) => ({
      plan_id,
      name,
      total_price: 149,
      duration_value: 1,
      duration: LONG,
      plan_type: [feature(LONG), feature({ [LONG]: LONG, TV: LONG })],
    });
    await mockCall(member, '/user/plans', { body: [plan(1, 'Pocket'), plan(2, LONG)] });
    const body = {
      data: { activeSubscriptions: { id: 4, name: LONG, status: 'active', end_date: LONG } },
    };
    await mockCall(member, '/user/subscription-plan', { body });
    await member.goto('/plans');
    await member.getByRole('article', { name: LONG }).getByText('Your plan').waitFor();
    for (const width of WIDTHS) {
      await member.setViewportSize({ width, height: 900 });
      expect.soft(await misfits(member, 'article', 80), `${width}px`).toEqual([]);
    }
  });
});

test('A breakdown keeps long words and large amounts within its box', async ({ member }) => {
  await mockCall(member, '/user/get-payment-details', {
    body: {
      price: 123_456_789_012,
      discount: LONG,
      discount_amount: 1,
      subtotal: 123_456_789_011,
      tax_array: [{ name: LONG, value: 20, tax_amount: 24_691_357_802.2 }],
      total: 148_148_146_813.2,
    },
  });
  await member.goto('/get-payment-detail/7');
  await member.getByText('Total', { exact: true }).waitFor();
  for (const width of WIDTHS) {
    await member.setViewportSize({ width, height: 900 });
    expect.soft(await misfits(member, 'main section', 60), `${width}px`).toEqual([]);
  }
});
