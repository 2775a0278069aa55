/**
 * The home page's carousels (spec §2 /browse, §9). The page starts with one row, or with as many
 * as this history entry showed before.
 * At the end of the page, up to two more rows appear, once the visible rows have settled. Without
 * that wait, all rows would load at the same time, since a nearly empty page is at its end.
 * A late list counts as settled. Two rows may show the same list.
 * The footer appears once all rows have settled, since each new row would push it down.
 * It also appears once the user has waited 8 s at the end of the page.
 */
import { assign, fromCallback, setup } from 'xstate';

const ROWS_AT_FIRST = 1;
const ROWS_PER_LOAD = 2;

export const homeMachine = setup({
  types: {
    /** `lists`: query keys of the rows, in order. `shown`: rows that this history entry showed. */
    input: {} as { lists: string[]; shown?: number | undefined },
    context: {} as { lists: string[]; shown: number; firstNew: number; settled: string[] },
    events: {} as
      | { type: 'list.settled'; queryKey: string }
      | { type: 'list.delayed'; queryKey: string }
      | { type: 'bottom.reached' }
      | { type: 'bottom.left' },
  },
  actors: {
    watchBottom: fromCallback(() => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    noteSettled: assign(({ context }, params: { queryKey: string }) => ({
      settled: [...new Set([...context.settled, params.queryKey])],
    })),
    revealMore: assign(({ context }) => ({
      firstNew: context.shown,
      shown: Math.min(context.shown + ROWS_PER_LOAD, context.lists.length),
    })),
    moveFocusOn: (_, _params: { from: number }) => {
      throw new Error('not supplied');
    },
  },
  guards: {
    areShownRowsSettled: ({ context: { lists, shown, settled } }) =>
      lists.slice(0, shown).every((list) => settled.includes(list)),
    areAllRowsSettled: ({ context: { lists, shown, settled } }) =>
      shown >= lists.length && lists.every((list) => settled.includes(list)),
  },
  delays: {
    FOOTER_KEPT_BACK: 8_000,
  },
}).createMachine({
  id: 'home',
  description: 'The home page shows more rows of titles as the user scrolls.',
  context: ({ input: { lists, shown = ROWS_AT_FIRST } }) => ({
    lists,
    shown,
    firstNew: shown - ROWS_PER_LOAD,
    settled: [],
  }),
  type: 'parallel',
  on: {
    'list.settled': {
      description: 'A row has loaded or failed: the page no longer waits for it.',
      actions: { type: 'noteSettled', params: ({ event }) => event },
    },
    'list.delayed': {
      description: 'A row is late: the page no longer waits for it.',
      actions: { type: 'noteSettled', params: ({ event }) => event },
    },
  },
  states: {
    rows: {
      description: 'How many rows are shown.',
      initial: 'settling',
      states: {
        settling: {
          description: 'The visible rows are still loading.',
          invoke: { id: 'watchBottom', src: 'watchBottom' },
          always: [
            {
              guard: 'areAllRowsSettled',
              target: 'complete',
              actions: {
                type: 'moveFocusOn',
                params: ({ context }) => ({ from: context.firstNew }),
              },
            },
            {
              guard: 'areShownRowsSettled',
              target: 'waitingForBottom',
              actions: {
                type: 'moveFocusOn',
                params: ({ context }) => ({ from: context.firstNew }),
              },
            },
          ],
        },
        waitingForBottom: {
          description: 'Every visible row is loaded, has failed, or is late.',
          invoke: { id: 'watchBottom', src: 'watchBottom' },
          on: {
            'bottom.reached': {
              description:
                'The user scrolls to within 50 px of the end of the page: two more rows appear.',
              target: 'settling',
              meta: { rules: ['2.browse.reveal'] },
              actions: 'revealMore',
            },
          },
        },
        complete: {
          description: 'Every row is loaded, has failed, or is late.',
          meta: { end: 'There are no more rows.' },
        },
      },
    },
    footer: {
      description: 'Whether the footer is shown.',
      initial: 'outOfSight',
      states: {
        outOfSight: {
          description: 'The user is not at the end of the page.',
          always: { guard: 'areAllRowsSettled', target: 'shown' },
          on: { 'bottom.reached': 'keptBack' },
        },
        keptBack: {
          description: 'The user is at the end of the page, and more rows are on their way.',
          always: { guard: 'areAllRowsSettled', target: 'shown' },
          after: {
            FOOTER_KEPT_BACK: {
              description: 'The user waits at the end of the page for 8 s: the footer appears.',
              target: 'shown',
            },
          },
          on: { 'bottom.left': 'outOfSight' },
        },
        shown: {
          description: 'The footer is shown.',
          meta: { end: 'It stays as long as the page.' },
        },
      },
    },
  },
});
