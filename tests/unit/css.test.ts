import { expect, test } from 'vitest';
import { css, pageStyles, recipe } from '../../src/theme/css';

function sheetOf(write: (this: { addAsset(asset: { content: string }): void }) => unknown) {
  const sheet: string[] = [];
  const result = write.call({ addAsset: ({ content }) => sheet.push(content) });
  return { result, sheet: sheet.join('').replace(/\s+/g, '') };
}

test('a style becomes one class, and its rules name tokens as variables', () => {
  const { result, sheet } = sheetOf(function () {
    return css.call(this, { color: 'fg', px: { base: '4', md: '8' } });
  });
  expect(sheet).toBe(
    `.${result}{color:var(--fin-colors-fg);padding-inline:var(--fin-spacing-4);}` +
      `@mediascreenand(min-width:48rem){.${result}{padding-inline:var(--fin-spacing-8);}}`,
  );
});

test('the same style has the same class, another style another', () => {
  const [one, same, other] = ['4', '4', '5'].map((px) => css({ px }));
  expect([one === same, one === other]).toEqual([true, false]);
});

test("the order of a style's properties does not change its class", () => {
  expect(css({ mt: '3', pb: '5' })).toBe(css({ pb: '5', mt: '3' }));
});

test("a recipe's own rules yield to a style of the same element, those of hover do not", () => {
  const { result, sheet } = sheetOf(function () {
    return recipe.call(this, { color: 'fg', _hover: { color: 'accent' } });
  });
  const { base } = result as { base: string };
  expect(sheet).toBe(
    `:where(.${base}){color:var(--fin-colors-fg);}@media(hover:hover){` +
      `.${base}:is(:hover,[data-hover]):not(:disabled,[data-disabled]){color:var(--fin-colors-accent);}}`,
  );
});

test('a variant is a class of its own', () => {
  const { variants, defaults } = recipe(
    { color: 'fg' },
    { size: { sm: { px: '1' }, lg: { px: '4' } } },
    { size: 'sm' },
  );
  expect([Object.keys(variants.size), defaults]).toEqual([['sm', 'lg'], { size: 'sm' }]);
  expect(variants.size.sm).not.toBe(variants.size.lg);
});

test('every page has the tokens, the reset and the global rules, in layers of a fixed order', () => {
  const { sheet } = sheetOf(pageStyles);
  expect(sheet).toMatch(/^@layerreset,base,tokens,recipes;/);
  expect(sheet).toContain('--fin-colors-accent:var(--fin-colors-amber-400);');
  expect(sheet).toContain('@keyframesshimmer{');
});
