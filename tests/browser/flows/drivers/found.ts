import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Failure } from '../../../../contract/failure';
import texts from '../../../../texts/en.json';
import type { SitePage } from '../driver';

export const english = (text: string): string =>
  (texts as Readonly<Record<string, { defaultMessage: string }>>)[text]?.defaultMessage ?? text;

export const findToast = ({ page }: SitePage, text: string) =>
  page.locator('.Toastify__toast', { hasText: text }).first().waitFor();

export const findFailure = (
  sitePage: SitePage,
  { error, text }: { error: Failure; text: string },
) => findToast(sitePage, error.reason ?? english(text));

export const findAddress = ({ page }: SitePage, address: string) =>
  expect
    .poll(() => {
      const { pathname, search } = new URL(page.url());
      return pathname + search;
    })
    .toBe(address);

export const findStored = (
  { page }: SitePage,
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  value: unknown,
  // biome-ignore lint/suspicious/noExplicitAny: the type depends on the entry
  part: (entry: any) => unknown = (entry) => entry,
) =>
  expect
    .poll(
      async () => {
        const text = await page.evaluate(([at, it]) => globalThis[at].getItem(it), [
          storage,
          key,
        ] as const);
        return part(JSON.parse(text ?? 'null'));
      },
      { message: key },
    )
    .toEqual(value);

declare global {
  var overheard: Record<string, object[]>;
}

export const overhear = ({ page }: SitePage, channel: string) =>
  page.addInitScript((name) => {
    const messages: object[] = [];
    globalThis.overheard = { ...globalThis.overheard, [name]: messages };
    new BroadcastChannel(name).onmessage = ({ data }) => messages.push(data);
  }, channel);

export const findMessage = ({ page }: SitePage, channel: string, message: object) =>
  expect
    .poll(() => page.evaluate((name) => globalThis.overheard[name]?.at(-1), channel))
    .toMatchObject(message);

export const findField = async ({ page }: SitePage, { field }: { field: string }) => {
  if (field === '') return;
  const hasFocus = () =>
    page.evaluate(
      () => document.activeElement === document.querySelector('main form [aria-invalid=true]'),
    );
  await expect.poll(hasFocus).toBe(true);
};

export const findFocus = ({ page }: SitePage, attribute: string, value: string) =>
  expect
    .poll(() => page.evaluate((it) => document.activeElement?.getAttribute(it), attribute))
    .toBe(value);

export const isInvalid = (field: Locator, error: string | undefined) =>
  error
    ? expect(field).toHaveAttribute('aria-invalid', 'true')
    : expect(field).not.toHaveAttribute('aria-invalid', 'true');

export const findLog = ({ page }: SitePage, message: string) =>
  expect
    .poll(async () => (await page.consoleMessages()).map((it) => it.text()).join('\n'))
    .toContain(message);
