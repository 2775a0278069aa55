import { setTimeout } from 'node:timers/promises';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE } from './patience';

const INTERVAL = 50;

type OnLocator<Received, Parameters extends unknown[] = []> = Received extends Locator
  ? (...expected: Parameters) => Promise<void>
  : never;

declare module 'vitest' {
  interface Matchers<T> {
    toBeShown: OnLocator<T>;
    toBeDisabled: OnLocator<T>;
    toHaveFocus: OnLocator<T>;
    toHaveValue: OnLocator<T, [value: string]>;
    toHaveAttribute: OnLocator<T, [name: string, value: string | RegExp | null]>;
  }
}

expect.extend({
  toBeShown(locator: Locator) {
    return retry(this.isNot, locator, 'to be shown', true, () => locator.isVisible());
  },
  toBeDisabled(locator: Locator) {
    return retry(this.isNot, locator, 'to be disabled', true, () => locator.isDisabled());
  },
  toHaveFocus(locator: Locator) {
    return retry(this.isNot, locator, 'to have the focus', true, () =>
      locator.evaluate((it) => it === (it.getRootNode() as Document | ShadowRoot).activeElement),
    );
  },
  toHaveValue(locator: Locator, value: string) {
    return retry(this.isNot, locator, 'to have the value', value, () => locator.inputValue());
  },
  toHaveAttribute(locator: Locator, name: string, value: string | RegExp | null) {
    return retry(this.isNot, locator, `to have the attribute ${name}`, value, () =>
      locator.getAttribute(name),
    );
  },
});

async function retry<Value>(
  isNot: boolean | undefined,
  locator: Locator,
  relation: string,
  expected: Value | RegExp,
  read: () => Promise<Value>,
) {
  const matches = (value: Value) =>
    expected instanceof RegExp ? expected.test(String(value)) : value === expected;
  const isWanted = !isNot;
  const deadline = Date.now() + PATIENCE;
  let actual = await read();
  while (matches(actual) !== isWanted && Date.now() < deadline) {
    await setTimeout(INTERVAL);
    actual = await read();
  }
  return {
    pass: matches(actual),
    message: () => `Expected ${locator} ${isNot ? 'not ' : ''}${relation}`,
    actual,
    expected,
  };
}
