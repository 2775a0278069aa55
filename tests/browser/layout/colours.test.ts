import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { holdCall } from '../setup/provider';
import { test } from '../setup/test';
import { contrast, luminance } from './contrast';

const luminanceOf = async (element: Locator) => {
  const colour = await element.evaluate((it) => getComputedStyle(it).backgroundColor);
  return luminance(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));
};

test.for([
  ['/browse', '/user/popular-movie', '[data-testid=placeholder] [data-frame]'],
  ['/movie-details/101', '/user/movie-details/101', 'main [aria-busy=true] div > div > div'],
] as const)('a placeholder is visible: %s', async ([path, call, selector], { visitor }) => {
  await holdCall(visitor, call);
  await visitor.goto(path);
  const placeholder = await luminanceOf(visitor.locator(selector).first());
  const page = await luminanceOf(visitor.locator('body'));
  expect(contrast(placeholder, page)).toBeGreaterThan(1.5);
});
