import type { Locator } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import '../browser/setup/matchers';

function locatorOf(method: keyof Locator, ...values: unknown[]) {
  const read = vi.fn(async () => (values.length > 1 ? values.shift() : values[0]));
  return { [method]: read, toString: () => 'the button', read } as unknown as Locator & {
    read: typeof read;
  };
}

test('a matcher retries until it holds', async () => {
  const button = locatorOf('isDisabled', false, false, true);
  await expect(button).toBeDisabled();
  expect(button.read).toHaveBeenCalledTimes(3);
});

test('a negated matcher retries until it no longer holds', async () => {
  const button = locatorOf('getAttribute', 'true', 'true', 'false');
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  expect(button.read).toHaveBeenCalledTimes(3);
});

test('a text is compared whole, a pattern is searched', async () => {
  await expect(locatorOf('inputValue', 'Seven', 'Seven Lamps')).toHaveValue('Seven Lamps');
  await expect(locatorOf('getAttribute', null, '/a?b')).toHaveAttribute('src', /^\/a/);
});

test('after 30 seconds a matcher fails, and names the element and what was expected', async () => {
  vi.spyOn(Date, 'now').mockReturnValueOnce(0).mockReturnValue(30_000);
  await expect(expect(locatorOf('isVisible', false)).toBeShown()).rejects.toThrow(
    'Expected the button to be shown',
  );
  vi.mocked(Date.now).mockReturnValueOnce(0);
  await expect(expect(locatorOf('isVisible', true)).not.toBeShown()).rejects.toThrow(
    'Expected the button not to be shown',
  );
});
