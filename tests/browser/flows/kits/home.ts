import { expect } from 'vitest';
import { homeRows } from '../../../../src/features/home/rows';
import { OURS, startSettings } from '../../../../src/lib/site/settings';
import { carousels, IN_ORDER, isFooterSeen } from '../../home/rows';
import type { Kit, Stage } from '../kit';
import { pathOf } from './outside';

// The walks are made in our own site.
startSettings(OURS);
const lists = homeRows().map(({ call }) => call);
type List = (typeof lists)[number];
const queryKeys = [...new Set(lists)].map((queryKey) => ({ queryKey }));

/** All rows and the footer fit into the tall window, whose reader is at the end of the page. */
const TALL = { width: 1440, height: 5000 };
const LOW = { width: 1440, height: 900 };
const LIST_LATE = 4_000;

const showsRows = ({ page }: Stage, count: number) =>
  expect.poll(() => carousels(page)).toEqual(IN_ORDER.slice(0, count));
const isWithoutFooter = ({ page }: Stage) => expect.poll(() => isFooterSeen(page)).toBe(false);

/** The page's end comes into view with a taller window, and leaves it with a lower one. */
export const kit: Kit = {
  use: 'Home page',
  holds: queryKeys.map(({ queryKey }) => pathOf(queryKey)),
  async begin(stage) {
    await stage.open('/browse', 'visitor');
    await showsRows(stage, 1);
  },
  gestures: {
    'list.settled': (stage, { queryKey }) => stage.answer(pathOf(queryKey as List)),
    'list.delayed': (stage) => stage.pass(LIST_LATE),
    'bottom.reached': ({ page }) => page.setViewportSize(TALL),
    'bottom.left': ({ page }) => page.setViewportSize(LOW),
  },
  calls: {},
  sights: {
    settling: async (stage, { context }) => {
      await showsRows(stage, context.shown);
      await stage.page.getByTestId('placeholder').first().waitFor();
    },
    waitingForBottom: async (stage, { context }) => {
      await showsRows(stage, context.shown);
      await stage.page.getByTestId('more').waitFor();
    },
    complete: async (stage) => {
      await showsRows(stage, homeRows().length);
      await stage.page.getByTestId('more').waitFor({ state: 'detached' });
    },
    outOfSight: isWithoutFooter,
    keptBack: isWithoutFooter,
    'footer.shown': ({ page }) => expect.poll(() => isFooterSeen(page)).toBe(true),
  },
};
