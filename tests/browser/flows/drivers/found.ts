/** What a person finds where a chart has handed something over: a toast, an address, an entry of the storage, the focus. */

import { expect } from 'vitest';
import type { Failure } from '../../../../contract/failure';
import texts from '../../../../texts/en.json';
import type { SitePage } from '../driver';

/** A chart names a text by its key; a form is given the words. */
export const english = (text: string): string =>
  (texts as Readonly<Record<string, { defaultMessage: string }>>)[text]?.defaultMessage ?? text;

/** A toast with this text. */
export const findToast = ({ page }: SitePage, text: string) =>
  page.locator('.Toastify__toast', { hasText: text }).first().waitFor();

/** The toast of a failure: its own reason, or the text of the flow. */
export const findFailure = (
  sitePage: SitePage,
  { error, text }: { error: Failure; text: string },
) => findToast(sitePage, error.reason ?? english(text));

/** The address, from its path on. */
export const findAddress = ({ page }: SitePage, address: string) =>
  expect
    .poll(() => {
      const { pathname, search } = new URL(page.url());
      return pathname + search;
    })
    .toBe(address);

/**
 * An entry of the storage, read as JSON; `null` where there is none.
 *
 * @param part what of it is compared
 */
export const findStored = (
  { page }: SitePage,
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  value: unknown,
  // biome-ignore lint/suspicious/noExplicitAny: each entry is what it is
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
  /** Messages between tabs, by channel. */
  var overheard: Record<string, object[]>;
}

/** Before a page opens: records its messages to other tabs. */
export const overhear = ({ page }: SitePage, channel: string) =>
  page.addInitScript((name) => {
    const messages: object[] = [];
    globalThis.overheard = { ...globalThis.overheard, [name]: messages };
    new BroadcastChannel(name).onmessage = ({ data }) => messages.push(data);
  }, channel);

/** The last message on a channel, which may have more fields. */
export const findMessage = ({ page }: SitePage, channel: string, message: object) =>
  expect
    .poll(() => page.evaluate((name) => globalThis.overheard[name]?.at(-1), channel))
    .toMatchObject(message);

/** The first field with an error has the focus; where none is named, it stays. */
export const findField = async ({ page }: SitePage, { field }: { field: string }) => {
  if (field === '') return;
  const hasFocus = () =>
    page.evaluate(
      () => document.activeElement === document.querySelector('main form [aria-invalid=true]'),
    );
  await expect.poll(hasFocus).toBe(true);
};

/** The element that has the focus, by an attribute of it. */
export const findFocus = ({ page }: SitePage, attribute: string, value: string) =>
  expect
    .poll(() => page.evaluate((it) => document.activeElement?.getAttribute(it), attribute))
    .toBe(value);
