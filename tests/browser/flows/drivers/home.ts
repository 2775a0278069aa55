import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { homeRows } from '../../../../src/features/home/rows';
import { OURS, startSettings } from '../../../../src/lib/site/settings';
import { carousels, IN_ORDER, isFooterSeen, rowOf } from '../../home/rows';
import type { Driver, SitePage } from '../driver';
import { leaveAndReturn } from './leaving';
import { pathOf } from './outside';

startSettings(OURS);
const lists = homeRows().map(({ call }) => call);
type List = (typeof lists)[number];
const queryKeys = [...new Set(lists)].map((queryKey) => ({ queryKey }));

const TALL = { width: 1440, height: 5000 };
const LOW = { width: 1440, height: 900 };
const LIST_LATE = 4_000;

const showsRows = ({ page }: SitePage, count: number) =>
  expect.poll(() => carousels(page)).toEqual(IN_ORDER.slice(0, count));
const more = ({ page }: SitePage) => page.getByRole('button', { name: 'Show more' });
const isFocused = (row: Locator) =>
  expect.poll(() => row.evaluate((it) => it === document.activeElement)).toBe(true);
const isWithoutFooter = ({ page }: SitePage) => expect.poll(() => isFooterSeen(page)).toBe(false);

const isAtFirstRow = (from: AnyMachineSnapshot) =>
  from.matches({ rows: 'waitingForBottom' }) && from.context.shown === 1;

export const driver: Driver = {
  use: 'Home page',
  holds: queryKeys.map(({ queryKey }) => pathOf(queryKey)),
  async begin(sitePage) {
    await sitePage.open('/browse', 'visitor');
    await showsRows(sitePage, 1);
  },
  actions: {
    'list.settled': (sitePage, { queryKey }) => sitePage.answer(pathOf(queryKey as List)),
    'list.delayed': (sitePage) => sitePage.pass(LIST_LATE),
    'bottom.reached': ({ page }) => page.setViewportSize(TALL),
    'bottom.left': ({ page }) => page.setViewportSize(LOW),
  },
  calls: {},
  assertions: {
    settling: async (sitePage, { context }) => {
      await showsRows(sitePage, context.shown);
      await sitePage.page.getByTestId('placeholder').first().waitFor();
    },
    waitingForBottom: async (sitePage, { context }) => {
      await showsRows(sitePage, context.shown);
      await sitePage.page.getByTestId('more').waitFor();
    },
    complete: async (sitePage) => {
      await showsRows(sitePage, homeRows().length);
      await sitePage.page.getByTestId('more').waitFor({ state: 'detached' });
    },
    outOfSight: isWithoutFooter,
    keptBack: isWithoutFooter,
    'footer.shown': ({ page }) => expect.poll(() => isFooterSeen(page)).toBe(true),
  },
  epilogues: {
    'shows two more rows when the keyboard reaches the last one': {
      when: isAtFirstRow,
      async run(sitePage) {
        await rowOf(sitePage.page, 'Top 10')
          .getByRole('link')
          .first()
          .evaluate((it: HTMLElement) => it.focus({ preventScroll: true }));
        await showsRows(sitePage, 3);
      },
    },
    'moves the focus from Show more to the first new row': {
      when: isAtFirstRow,
      async run(sitePage) {
        await more(sitePage).press('Enter');
        await sitePage.answer(pathOf('latestMovies'));
        await isFocused(rowOf(sitePage.page, 'Latest Movies'));
      },
    },
    'shows the same banner after Back': {
      when: isAtFirstRow,
      async run(sitePage) {
        const { page } = sitePage;
        const name = page.getByTestId('hero').getByRole('heading');
        const shown = await name.textContent();
        for (const random of [0, 0.99]) {
          await page.evaluate((it) => {
            Math.random = () => it;
          }, random);
          await leaveAndReturn(sitePage);
          await expect.poll(() => name.textContent()).toBe(shown);
        }
      },
    },
    'shows as many rows after Back': {
      when: ({ context }) => context.shown > 2,
      async run(sitePage, { context }) {
        await sitePage.page.setViewportSize(LOW);
        await leaveAndReturn(sitePage);
        await showsRows(sitePage, context.shown);
      },
    },
  },
};
