/**
 * The home page's carousels (spec §2 /browse, §9): one row at first, two more each time the reader
 * comes to within 50 px of the page's bottom, or to its last row by keyboard; seven in all.
 *
 * More rows are shown only once the lists of those already shown have settled (loaded, or failed for
 * good): a page that is still almost empty is always near its own bottom. A list that is late holds nothing
 * up. The lists' own charts tell how they are doing; two rows may show one list.
 *
 * The footer is kept back while rows are to come, since each would push it down; but a reader who
 * waits at the bottom has it after 8 s, whatever the rows do.
 */
import { assign, fromCallback, setup } from 'xstate';

const ROWS_AT_FIRST = 1;
const ROWS_PER_LOAD = 2;

export const homeMachine = setup({
  types: {
    /**
     * `lists`: the key of each row's query, in the rows' order. `shown`: how many rows an earlier visit of
     * this history entry had shown.
     */
    input: {} as { lists: string[]; shown?: number | undefined },
    /** `settled`: the lists that nobody waits for any more. */
    context: {} as { lists: string[]; shown: number; settled: string[] },
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
      shown: Math.min(context.shown + ROWS_PER_LOAD, context.lists.length),
    })),
    /** `from`: the place of the first new row. Whoever waited at the end by keyboard goes on there. */
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
  description: 'The rows of titles on the home page come as one scrolls.',
  context: ({ input }) => ({
    lists: input.lists,
    shown: input.shown ?? ROWS_AT_FIRST,
    settled: [],
  }),
  type: 'parallel',
  on: {
    'list.settled': {
      actions: { type: 'noteSettled', params: ({ event }) => event },
    },
    'list.delayed': {
      actions: { type: 'noteSettled', params: ({ event }) => event },
    },
  },
  states: {
    rows: {
      description: 'How many rows there are.',
      initial: 'settling',
      states: {
        settling: {
          description: 'The rows shown are still being loaded.',
          invoke: { id: 'watchBottom', src: 'watchBottom' },
          always: [
            {
              guard: 'areAllRowsSettled',
              target: 'complete',
              actions: {
                type: 'moveFocusOn',
                params: ({ context }) => ({ from: context.shown - ROWS_PER_LOAD }),
              },
            },
            {
              guard: 'areShownRowsSettled',
              target: 'waitingForBottom',
              actions: {
                type: 'moveFocusOn',
                params: ({ context }) => ({ from: context.shown - ROWS_PER_LOAD }),
              },
            },
          ],
        },
        waitingForBottom: {
          description: 'The rows shown are there; two more come at the end of the page.',
          invoke: { id: 'watchBottom', src: 'watchBottom' },
          on: {
            'bottom.reached': {
              description: 'Two more rows appear within 50 px of the end of the page.',
              target: 'settling',
              meta: { rules: ['2.browse.reveal'] },
              actions: 'revealMore',
            },
          },
        },
        complete: {
          description: 'All seven rows are there.',
          meta: { end: 'There are no more rows.' },
        },
      },
    },
    footer: {
      description: 'Whether the footer is shown.',
      initial: 'outOfSight',
      states: {
        outOfSight: {
          description: 'The reader is not at the end of the page.',
          always: { guard: 'areAllRowsSettled', target: 'shown' },
          on: { 'bottom.reached': 'keptBack' },
        },
        keptBack: {
          description: 'The reader waits at the end of the page while rows are to come.',
          always: { guard: 'areAllRowsSettled', target: 'shown' },
          after: { FOOTER_KEPT_BACK: 'shown' },
          on: { 'bottom.left': 'outOfSight' },
        },
        shown: {
          description: 'The footer is there.',
          meta: { end: 'It stays as long as the page.' },
        },
      },
    },
  },
});
