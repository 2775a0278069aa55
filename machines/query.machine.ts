/**
 * Something read from the provider and shown: a carousel, a grid, the genres, the plans (spec §8).
 *
 * What was read is kept outside the chart, under `queryKey`; the chart says what is going on. With
 * something cached from an earlier visit the page is painted at once and then refreshed.
 */
import { assign, fromPromise, setup } from 'xstate';

export const queryMachine = setup({
  types: {
    /** `cached`: how many entries an earlier visit left, or `null` if there was none. */
    input: {} as { queryKey: string; cached: number | null },
    context: {} as { queryKey: string; count: number; hasRead: boolean },
    events: {} as { type: 'retry.requested' } | { type: 'refresh.requested' },
    tags: {} as 'loading' | 'showing' | 'empty' | 'failed',
  },
  actors: {
    read: fromPromise<{ count: number }, { queryKey: string }>(async () => {
      throw new Error('read is not supplied');
    }),
  },
  actions: {
    noteCount: assign((_, params: { count: number }) => ({ count: params.count, hasRead: true })),
    logFailure: (_, _params: { queryKey: string; error: unknown }) => {
      throw new Error('logFailure is not supplied');
    },
  },
  guards: {
    hasRead: ({ context }) => context.hasRead,
    isNothing: ({ context }) => context.count === 0,
    isSomething: ({ context }) => context.count > 0,
  },
}).createMachine({
  id: 'query',
  context: ({ input }) => ({
    queryKey: input.queryKey,
    count: input.cached ?? 0,
    hasRead: input.cached !== null,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'hasRead', target: 'found.freshness.refreshing' }, { target: 'loading' }],
    },
    loading: {
      tags: 'loading',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => ({ queryKey: context.queryKey }),
        onDone: {
          target: 'found',
          actions: { type: 'noteCount', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: {
            type: 'logFailure',
            params: ({ context, event }) => ({ queryKey: context.queryKey, error: event.error }),
          },
        },
      },
    },
    found: {
      type: 'parallel',
      states: {
        content: {
          initial: 'showing',
          states: {
            showing: { tags: 'showing', always: { guard: 'isNothing', target: 'empty' } },
            empty: { tags: 'empty', always: { guard: 'isSomething', target: 'showing' } },
          },
        },
        freshness: {
          initial: 'current',
          states: {
            current: { on: { 'refresh.requested': 'refreshing' } },
            refreshing: {
              invoke: {
                id: 'read',
                src: 'read',
                input: ({ context }) => ({ queryKey: context.queryKey }),
                onDone: {
                  target: 'current',
                  actions: { type: 'noteCount', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'current',
                  actions: {
                    type: 'logFailure',
                    params: ({ context, event }) => ({
                      queryKey: context.queryKey,
                      error: event.error,
                    }),
                  },
                },
              },
            },
          },
        },
      },
    },
    failed: {
      tags: 'failed',
      on: { 'retry.requested': 'loading', 'refresh.requested': 'loading' },
    },
  },
});
