import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { covers } from '../setup/covers';
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

const REMOVAL =
  'Content is removed within 30 calendar days of a valid removal request or termination.';

describe('The legal pages', () => {
  test(
    covers(
      ['2.licence.privacy', '2.licence.terms', '9.removal'],
      "are one content licence agreement: the privacy policy, and the terms with the payment provider's sections added",
    ),
    async ({ visitor }) => {
      await visitor.goto('/privacy-policy');
      await visitor.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
      const agreement = await sections(visitor);
      expect(agreement).toEqual([
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
      await visitor.getByText(REMOVAL).waitFor();

      await visitor.goto('/terms-conditions');
      await visitor.getByRole('heading', { level: 1, name: 'Terms & Conditions' }).waitFor();
      expect(await sections(visitor)).toEqual([
        ...agreement,
        'Payments through Stripe',
        'Prices, renewal and refunds',
      ]);
      await visitor.getByText(REMOVAL).waitFor();
    },
  );

  test('open at a section by its address, below the bar, and by the table of contents', async ({
    visitor,
  }) => {
    await visitor.goto('/terms-conditions#removal');
    await expect.poll(() => distanceFromTop(visitor, 'Removal of content')).toBe(96);
    expect(
      await visitor
        .locator('header')
        .first()
        .evaluate((it) => it.clientHeight),
    ).toBeLessThan(97);
    const contents = visitor.getByRole('navigation', { name: 'Contents' });
    await contents.getByRole('link', { name: 'Royalties and statements' }).click();
    await expect.poll(() => distanceFromTop(visitor, 'Royalties and statements')).toBe(96);
    await expect.poll(() => new URL(visitor.url()).hash).toBe('#royalties');
  });

  test('print dark on light, without the bar and the controls', async ({ visitor }) => {
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
