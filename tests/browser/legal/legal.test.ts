import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { proves } from '../setup/proves';
import { test } from '../setup/test';

const sections = async (page: Page) => {
  await page.getByRole('article').waitFor();
  const headings = page.getByRole('article').getByRole('heading', { level: 2 });
  return (await headings.allTextContents()).map((heading) => heading.replace(/^\d+/, ''));
};
const distanceFromTop = (page: Page, heading: string) =>
  page
    .getByRole('heading', { name: heading })
    .evaluate((it) => Math.round(it.getBoundingClientRect().top));

describe('The legal pages', () => {
  test(
    proves('2.licence.privacy', 'the privacy policy is the content licence agreement'),
    async ({ visitor }) => {
      await visitor.goto('/privacy-policy');
      await visitor.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
      expect(await visitor.title()).toBe('Privacy Policy | Fin');
      expect(await sections(visitor)).toEqual([
        'The parties',
        'The licence you grant',
        'Territory',
        'Term and termination',
        'Delivery',
        'Royalties and statements',
        'Your warranties',
        'Removal of content',
        'Personal data',
        'Liability',
        'Governing law and changes',
      ]);
    },
  );

  test(
    proves(
      '2.licence.terms',
      "the terms are the same agreement with the payment provider's sections added",
    ),
    async ({ visitor }) => {
      await visitor.goto('/privacy-policy');
      const agreement = await sections(visitor);
      await visitor.goto('/terms-conditions');
      await visitor.getByRole('heading', { level: 1, name: 'Terms & Conditions' }).waitFor();
      expect(await visitor.title()).toBe('Default Title | Fin');
      expect(await sections(visitor)).toEqual([
        ...agreement,
        'Payments through Stripe',
        'Prices, renewal and refunds',
      ]);
    },
  );

  test(proves('9.removal', 'content is removed within 30 calendar days'), async ({ visitor }) => {
    for (const address of ['/privacy-policy', '/terms-conditions']) {
      await visitor.goto(address);
      await visitor
        .getByText(
          'Content is removed within 30 calendar days of a valid removal request or termination.',
        )
        .waitFor();
    }
  });

  test('the table of contents scrolls to a section, and so does its address', async ({
    visitor,
  }) => {
    await visitor.goto('/terms-conditions');
    const entry = visitor.getByRole('navigation', { name: 'Contents' }).getByRole('link', {
      name: 'Royalties and statements',
    });
    await entry.click();
    await expect.poll(() => distanceFromTop(visitor, 'Royalties and statements')).toBe(96);
    expect(new URL(visitor.url()).hash).toBe('#royalties');

    await visitor.goto('/login');
    await visitor.goto('/terms-conditions#removal');
    await expect.poll(() => distanceFromTop(visitor, 'Removal of content')).toBe(96);
  });

  test('fit a narrow phone', async ({ visitor }) => {
    await visitor.setViewportSize({ width: 320, height: 640 });
    await visitor.goto('/terms-conditions');
    await visitor.getByRole('article').waitFor();
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('are printed dark on light, without the bar and what is pressed', async ({ visitor }) => {
    await visitor.goto('/terms-conditions');
    await visitor.getByRole('article').waitFor();
    await visitor.emulateMedia({ media: 'print' });
    const looks = (selector: string) =>
      visitor
        .locator(selector)
        .first()
        .evaluate((it) => {
          const { color, backgroundColor } = getComputedStyle(it);
          return [color, backgroundColor];
        });
    expect(await looks('body')).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    expect(await visitor.getByRole('banner').count()).toBe(0);
    expect(await visitor.locator('button:visible, footer:visible').count()).toBe(0);
  });
});
