import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { covers } from '../setup/covers';
import { test } from '../setup/test';
import { doubleText, layoutFaults } from './faults';
import { leftOf, memberPages, openPage, visitorPages } from './pages';

const WIDTHS = [320, 390, 568, 768, 1024, 1200, 1440, 1920, 2560];
const APART = ['/', '/login', '/signup', '/forgot-password', '/no-such-page', '/browse'];
const AMBER_FOR_ACTIONS_ONLY = ['/browse', '/movie-details/101', '/plans', '/terms-conditions'];
const TEXT_WIDTHS = WIDTHS.filter((width) => width <= 1440 && width !== 1200);

test.for(Object.entries(visitorPages))(
  covers('2.titles', 'a visitor sees its title, and the layout fits: %s'),
  ([path, title], { visitor }) => expectInPlace(visitor, path, title),
);

test.for(Object.entries(memberPages))(
  covers('2.titles', 'a member sees its title, and the layout fits: %s'),
  async ([path, title], { member, logs }) => {
    if (path === '/payment-success') logs.expects(/\[fin\] payment/);
    await expectInPlace(member, path, title);
  },
);

async function expectInPlace(page: Page, path: string, title: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 844 });
  await openPage(page, path);
  await expect.poll(() => page.title()).toBe(title);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, 'no scrolling sideways at 320 px').toBe(320);
  expect.soft(await page.evaluate(writtenByScript), 'style sheets that a script wrote').toBe(0);
  if (!APART.includes(path)) {
    const edges = await offsets(page, path);
    expect.soft(edges, 'headings beside the one left edge').toEqual(edges.map(() => 0));
  }
  if (AMBER_FOR_ACTIONS_ONLY.includes(path))
    expect.soft(await page.evaluate(amberThings), 'amber things that are no action').toEqual([]);
  await doubleText(page);
  expect.soft(await faultsIn(page), 'covered or beside the window with text at 200 %').toEqual([]);
}

async function writtenByScript(): Promise<number> {
  const served = await (await fetch(location.href)).text();
  const sheets = [...document.querySelectorAll('style')];
  return sheets.filter(({ textContent }) => !served.includes(textContent)).length;
}

function amberThings(): string[] {
  return [...document.querySelectorAll('main *')]
    .filter((it) => getComputedStyle(it).backgroundColor === 'rgb(255, 166, 43)')
    .filter((it) => !it.closest('a, button'))
    .map((it) => it.outerHTML.slice(0, 120));
}

async function offsets(page: Page, path: string): Promise<number[]> {
  const isBeside = path.startsWith('/movie-details') || /privacy|terms/.test(path);
  const found: number[] = [];
  for (const width of WIDTHS.filter((it) => !isBeside || it < 1024)) {
    await page.setViewportSize({ width, height: 900 });
    const footer = await leftOf(page, 'footer p');
    const heading = await leftOf(page, 'main h1');
    found.push(Math.round(heading - footer));
  }
  return found;
}

async function faultsIn(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of TEXT_WIDTHS) {
    await page.setViewportSize({ width, height: 720 });
    faults.push(...(await layoutFaults(page)).map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}
