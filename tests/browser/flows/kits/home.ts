import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { rows } from '../../../../src/features/home/rows';
import { carousels, IN_ORDER, isFooterSeen } from '../../home/rows';
import type { Kit, Stage } from '../kit';
import { pathOf } from './outside';

const lists = rows.map(({ call }) => call);
type List = (typeof lists)[number];
const queryKeys = [...new Set(lists)].map((queryKey) => ({ queryKey }));

/** All rows and the footer fit into the tall window, whose reader is at the end of the page. */
const TALL = { width: 1440, height: 5000 };
const LOW = { width: 1440, height: 900 };
const LIST_LATE = 4_000;

/** The lists that the rows shown still wait for. */
function pendingIn({ context: { shown, settled } }: AnyMachineSnapshot): List[] {
  return [...new Set(lists.slice(0, shown))].filter((list) => !settled.includes(list));
}

const isAtEnd = ({ value }: AnyMachineSnapshot) => value.footer !== 'outOfSight';
const isLeftAlone = ({ value }: AnyMachineSnapshot) => value.footer === 'shown';

const showsRows = ({ page }: Stage, count: number) =>
  expect.poll(() => carousels(page)).toEqual(IN_ORDER.slice(0, count));
const isWithoutFooter = ({ page }: Stage) => expect.poll(() => isFooterSeen(page)).toBe(false);

/** The page's end comes into view with a taller window, and leaves it with a lower one. */
export const kit: Kit = {
  cases: {
    inputs: [{ lists }],
    events: { 'list.settled': queryKeys, 'list.delayed': queryKeys },
    outputs: {},
    isFarEnough: () => false,
  },
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
  follows: {
    'bottom.reached': (_, snapshot) =>
      snapshot.matches({ rows: 'waitingForBottom' }) && isAtEnd(snapshot) ? {} : null,
    // While the footer was kept back for 8 s, the list of the first row was late, then that of the second.
    'list.delayed': (_, snapshot) =>
      snapshot.matches({ rows: 'settling', footer: 'shown' }) && snapshot.context.shown < 5
        ? { queryKey: pendingIn(snapshot)[0] }
        : null,
  },
  isPossible({ type, queryKey }, from) {
    if (isLeftAlone(from)) return false;
    const pending = pendingIn(from);
    if (type.startsWith('xstate.after')) return from.context.shown === 1;
    if (type === 'list.settled') return pending.includes(queryKey);
    // Those that wait together are late together.
    if (type === 'list.delayed') return pending.length === 1 && pending[0] === queryKey;
    return true;
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
      await showsRows(stage, rows.length);
      await stage.page.getByTestId('more').waitFor({ state: 'detached' });
    },
    outOfSight: isWithoutFooter,
    keptBack: isWithoutFooter,
    'footer.shown': ({ page }) => expect.poll(() => isFooterSeen(page)).toBe(true),
  },
};
