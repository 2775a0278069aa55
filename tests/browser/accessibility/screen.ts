/** A screen and the states in which axe-core audits it, one after another in one tab. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Account } from '../setup/account';
import { audit } from '../setup/audit';
import type { Logs } from '../setup/logs';
import { TEST_TIME } from '../setup/patience';

/** In milliseconds: a screen has up to eleven states, each of which is audited. */
export const AUDITING = 2 * TEST_TIME;

/** Brings the page from the state before into this one. */
type Reach = (page: Page, account: Account) => Promise<unknown>;

export interface Screen {
  screen: string;
  /** What the provoked failures log. */
  logs?: RegExp;
  states: Record<string, Reach>;
}

/** Opens an address, and waits for the page's heading. */
export const at = (path: string) => async (page: Page) => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
};

export const resized =
  (width: number, height = 844) =>
  (page: Page) =>
    page.setViewportSize({ width, height });

/** Tells of every state that breaks a rule, not only of the first. */
export async function auditStates(
  page: Page,
  { logs, states }: Screen,
  account: Account,
  log: Logs,
) {
  if (logs) log.expects(logs);
  for (const [state, reach] of Object.entries(states)) {
    await reach(page, account);
    expect.soft(await audit(page), state).toEqual([]);
  }
}
