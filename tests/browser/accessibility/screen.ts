import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { markTexts } from '../layout/marked-texts';
import { roomFaults } from '../layout/room';
import { givenWords, unkeyedWords } from '../layout/words';
import type { Account } from '../setup/account';
import { audit } from '../setup/audit';
import type { Logs } from '../setup/logs';
import { TEST_TIME } from '../setup/patience';

export const AUDITING = 2 * TEST_TIME;

const NARROWEST = 320;

type Reach = (page: Page, account: Account) => Promise<unknown>;

export interface Screen {
  screen: string;
  logs?: RegExp;
  states: Record<string, Reach>;
}

export const at = (path: string) => async (page: Page) => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
};

export const resized =
  (width: number, height = 844) =>
  (page: Page) =>
    page.setViewportSize({ width, height });

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
