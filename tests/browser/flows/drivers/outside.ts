/** What comes to a page from outside: the network, other tabs. */
import type { Page } from 'playwright-core';
import { API_BASE_PATH, type CallName, calls } from '../../../../contract/calls';
import { PLAIN_PAGE } from '../../setup/tab';
import type { SitePage } from '../driver';

/** The path at which a provider's call without parameters is made. */
export function pathOf(name: CallName): string {
  return API_BASE_PATH + calls[name].path;
}

export async function networkReturns({ page }: SitePage): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

/** Another tab of the site writes into the storage that all tabs share. */
export function storeInOtherTab(sitePage: SitePage, key: string, value: unknown): Promise<void> {
  const entry = [key, JSON.stringify(value)] as const;
  return inOtherTab(sitePage, ([at, it]) => localStorage.setItem(at, it), entry);
}

/** Runs this in another tab, which is closed again. */
export async function inOtherTab<Given>(
  { page }: SitePage,
  run: (given: Given) => void,
  given: Given,
): Promise<void> {
  const other = await otherTab(page);
  await other.evaluate<void, unknown>(run as (given: unknown) => void, given);
  await other.close();
}

/** A tab of the site's origin, without its scripts. */
export async function otherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(PLAIN_PAGE);
  return other;
}

/** The tab that was opened last. */
export function lastTab({ page }: SitePage): Page {
  return page.context().pages().at(-1) ?? page;
}

/** Goes to an address of the site as Back and Forward do, once the app listens; `state` is the router's. */
export async function goTo(
  { page }: SitePage,
  path: string,
  state: object | null = null,
): Promise<void> {
  // Prerendered pages show what a test path waits for before the app does.
  await page.waitForFunction(() => globalThis.early?.done.signal.aborted === true);
  await page.evaluate(
    ([to, entry]) => {
      history.pushState(entry, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: entry }));
    },
    [path, state] as const,
  );
}

let payments = 0;

/** A payment is confirmed in another tab; `null` where that tab does not know for which plan. */
export function paymentConfirmed(sitePage: SitePage, planId: string | null): Promise<void> {
  payments += 1;
  return storeInOtherTab(sitePage, 'fin.payments', [{ sessionId: `cs_other_${payments}`, planId }]);
}

/** The provider's answer about the subscription; `null`s for none. */
export function subscriptionBody({ id, status }: { id: string | null; status: string | null }) {
  const subscription = { id, plan_id: '2', name: 'Standard', status, end_date: '2026-12-22' };
  return { status: true, data: { activeSubscriptions: id === null ? [] : subscription } };
}
