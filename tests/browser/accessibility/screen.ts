/** A screen and the states in which axe-core audits it, one after another in one tab. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { markTexts } from '../layout/marked-texts';
import { roomFaults } from '../layout/room';
import { givenWords, unkeyedWords } from '../layout/words';
import type { Account } from '../setup/account';
import { audit } from '../setup/audit';
import type { Logs } from '../setup/logs';
import { TEST_TIME } from '../setup/patience';

/** In milliseconds: a screen has up to eleven states, each of which is audited. */
export const AUDITING = 2 * TEST_TIME;

/** Of a phone, in px. */
const NARROWEST = 320;

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

/**
 * Tells of every state that breaks a rule, not only of the first: one for readers and keys, words without a key, words
 * that find no room when they are longer or from right to left.
 */
export async function auditStates(
  page: Page,
  { logs, states }: Screen,
  account: Account,
  log: Logs,
) {
  if (logs) log.expects(logs);
  await markTexts(page);
  const said = givenWords(page);
  for (const [state, reach] of Object.entries(states)) {
    await reach(page, account);
    expect.soft(await audit(page), state).toEqual([]);
    expect.soft(await unkeyedWords(page, said), `${state}: words without a key`).toEqual([]);
    expect.soft(await faultsIn(page), `${state}: no room for longer words`).toEqual([]);
  }
}

/** As wide as the page is, and on the narrowest phone. */
async function faultsIn(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  if (!size) throw new Error('The page has no size');
  const faults: string[] = [];
  for (const width of new Set([size.width, NARROWEST])) {
    await page.setViewportSize({ ...size, width });
    faults.push(...(await roomFaults(page)).map((fault) => `${width} px: ${fault}`));
  }
  await page.setViewportSize(size);
  return faults;
}
