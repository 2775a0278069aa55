/**
 * The home page's carousels (spec §2 /browse, §9): one row at first, two more each time the page is
 * scrolled to within 50 px of its bottom, seven in all.
 *
 * More rows are shown only once those already shown have settled (loaded, or failed for good): a
 * page that is still almost empty is always near its own bottom.
 */
import { assign, fromCallback, setup } from 'xstate';

const ROWS_AT_FIRST = 1;
const ROWS_PER_LOAD = 2;
const ROWS_IN_ALL = 7;

export const homeMachine = setup({
  types: {
    /** `shown`: how many rows an earlier visit of this history entry had shown. */
    input: {} as { shown?: number },
    context: {} as { shown: number; settled: string[] },
    events: {} as { type: 'row.settled'; row: string } | { type: 'bottom.reached' },
  },
  actors: {
    watchBottom: fromCallback(() => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    noteSettled: assign(({ context }, params: { row: string }) => ({
      settled: [...new Set([...context.settled, params.row])],
    })),
    revealMore: assign(({ context }) => ({
      shown: Math.min(context.shown + ROWS_PER_LOAD, ROWS_IN_ALL),
    })),
  },
  guards: {
    areShownRowsSettled: ({ context }) => context.settled.length >= context.shown,
    isEveryRowShown: ({ context }) => context.shown >= ROWS_IN_ALL,
  },
}).createMachine({
  id: 'home',
  context: ({ input }) => ({ shown: input.shown ?? ROWS_AT_FIRST, settled: [] }),
  initial: 'settling',
  on: {
    'row.settled': {
      actions: { type: 'noteSettled', params: ({ event }) => ({ row: event.row }) },
    },
  },
  states: {
    settling: {
      always: [
        { guard: 'isEveryRowShown', target: 'complete' },
        { guard: 'areShownRowsSettled', target: 'waitingForBottom' },
      ],
    },
    waitingForBottom: {
      invoke: { id: 'watchBottom', src: 'watchBottom' },
      on: {
        'bottom.reached': { target: 'settling', actions: 'revealMore' },
      },
    },
    complete: {},
  },
});
