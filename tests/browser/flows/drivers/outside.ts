import type { Page } from 'playwright-core';
import { API_BASE_PATH, type CallName, calls } from '../../../../contract/calls';
import { PLAIN_PAGE } from '../../setup/tab';
import type { SitePage } from '../driver';

export function pathOf(name: CallName): string {
  return API_BASE_PATH + calls[name].path;
}

export async function networkReturns({ page }: SitePage): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

export function storeInOtherTab(sitePage: SitePage, key: string, value: unknown): Promise<void> {
  const entry = [key, JSON.stringify(value)] as const;
  return inOtherTab(sitePage, ([at, it]) => localStorage.setItem(at, it), entry);
}

export async function inOtherTab<Given>(
  { page }: SitePage,
  run: (given: Given) => void,
  given: Given,
): Promise<void> {
  const other = await otherTab(page);
  await other.evaluate<void, unknown>(run as (given: unknown) => void, given);
  await other.close();
}

export async function otherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(PLAIN_PAGE);
  return other;
}

export function lastTab({ page }: SitePage): Page {
  return page.context().pages().at(-1) ?? page;
}

export async function goTo(
  { page }: SitePage,
  path: string,
  state: object | null = null,
): Promise<void> {
  // A prerendered page looks complete before the app has attached its listeners.
  await page.waitForFunction(() => globalThis.early?.done.signal.aborted === true);
  await page.evaluate(
    ([to, entry]) => {
      history.pushState(entry, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: entry }));
    },
    [path, state] as const,
  );
}

export const restorePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

let payments = 0;

/** `planId` is `null` if the other tab does not know the plan. */
export function paymentConfirmed(sitePage: SitePage, planId: string | null): Promise<void> {
  payments += 1;
  return storeInOtherTab(sitePage, 'fin.payments', [{ sessionId: `cs_other_${payments}`, planId }]);
}

export function subscriptionBody({ id, status }: { id: string | null; status: string | null }) {
  const subscription = { id, plan_id: '2', name: 'Standard', status, end_date: '2026-12-22' };
  return { status: true, data: { activeSubscriptions: id === null ? [] : subscription } };
}
