/**
 * One query to the provider (spec §8), such as for a carousel, the genres, the plans or a title.
 * The answer is in the query cache under `queryKey`; the chart knows only the number of entries.
 * Cached entries are shown at once and refreshed in the background (stale-while-revalidate).
 * A failed refresh keeps the cached answer.
 * A failed load is repeated on `refresh.requested`. After a network failure, it is also repeated
 * when the network returns. If nothing has loaded yet, `retry.requested` repeats it, too.
 * Without cached entries, a request is late after 4 s, and stalled after 8 s.
 */
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Failure } from '../contract/failure';

type Report = { type: 'list.settled' | 'list.delayed'; queryKey: string };
export type Owner = { send(event: Report): void };

const LATE_AFTER = 4_000;
const STALLED_AFTER = 8_000;

export const queryMachine = setup({
  types: {
    /** `cached`: number of cached entries; `null` if there are none. */
    input: {} as { queryKey: string; cached: number | null; owner?: Owner | undefined },
    context: {} as {
      queryKey: string;
      count: number;
      hasRead: boolean;
      isOutdated: boolean;
      owner: Owner | null;
    },
    events: {} as
      | { type: 'retry.requested' }
      | { type: 'refresh.requested' }
      | { type: 'network.returned' },
    tags: {} as 'loading' | 'ready' | 'empty' | 'failed',
  },
  actors: {
    read: fromPromise<{ count: number }, { queryKey: string }>(async () => {
      throw new Error('not supplied');
    }),
    watchNetwork: fromCallback(() => {
      throw new Error('not supplied');
    }),
    watchOutdated: fromCallback<{ type: 'never' }, { queryKey: string }>(() => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    noteCount: assign((_, params: { count: number }) => ({ count: params.count, hasRead: true })),
    noteOutdated: assign({ isOutdated: true }),
    beginRead: assign({ isOutdated: false }),
    giveUpCall: (_, _params: { queryKey: string }) => {
      throw new Error('not supplied');
    },
    tellOwner: (_, _params: { owner: Owner | null; event: Report }) => {
      throw new Error('not supplied');
    },
  },
  guards: {
    hasRead: ({ context }) => context.hasRead,
    isOutdated: ({ context }) => context.isOutdated,
    isEmpty: ({ context }) => context.count === 0,
    hasNoNetwork: (_, params: { error: unknown }) => (params.error as Failure).kind === 'network',
    hasEntries: ({ context }) => context.count > 0,
  },
  delays: {
    UNTIL_LATE: LATE_AFTER,
    UNTIL_STALLED: STALLED_AFTER - LATE_AFTER,
  },
}).createMachine({
  id: 'query',
  description: 'Loads a list or a title from the provider, and keeps it up to date.',
  context: ({ input }) => ({
    queryKey: input.queryKey,
    count: input.cached ?? 0,
    hasRead: input.cached !== null,
    isOutdated: false,
    owner: input.owner ?? null,
  }),
  invoke: {
    id: 'watchOutdated',
    src: 'watchOutdated',
    input: ({ context }) => ({ queryKey: context.queryKey }),
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'Checks whether an earlier visit has cached it.',
      always: [{ guard: 'hasRead', target: 'found.freshness.refreshing' }, { target: 'loading' }],
    },
    loading: {
      description: 'It loads for the first time, and placeholders are shown.',
      meta: { rules: ['2.browse.placeholders', '2.movies.placeholders', '2.tv-show.grid'] },
      tags: 'loading',
      entry: 'beginRead',
      on: { 'refresh.requested': { actions: 'noteOutdated' } },
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => ({ queryKey: context.queryKey }),
        onDone: [
          {
            guard: 'isOutdated',
            target: 'found.freshness.refreshing',
            actions: { type: 'noteCount', params: ({ event }) => event.output },
          },
          {
            description: 'The answer arrives, and is shown.',
            target: 'found',
            actions: { type: 'noteCount', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'hasNoNetwork', params: ({ event }) => event },
            target: 'failed.awaitingNetwork',
          },
          { guard: 'isOutdated', target: 'loading', reenter: true },
          { target: 'failed', meta: { rules: ['8.lists', '8.title'] } },
        ],
      },
      initial: 'onTime',
      states: {
        onTime: {
          description: 'The answer may arrive at any moment.',
          after: { UNTIL_LATE: 'late' },
        },
        late: {
          description: 'The answer is late, and no longer blocks the page.',
          entry: {
            type: 'tellOwner',
            params: ({ context: { owner, queryKey } }) => ({
              owner,
              event: { type: 'list.delayed', queryKey },
            }),
          },
          after: { UNTIL_STALLED: 'stalled' },
        },
        stalled: {
          description: 'The answer is overdue: the page offers to try again.',
          on: {
            'retry.requested': {
              description: 'The user tries again: the request is repeated.',
              target: '#query.loading',
              reenter: true,
              actions: {
                type: 'giveUpCall',
                params: ({ context }) => ({ queryKey: context.queryKey }),
              },
            },
          },
        },
      },
    },
    found: {
      description: 'An answer is shown.',
      entry: {
        type: 'tellOwner',
        params: ({ context: { owner, queryKey } }) => ({
          owner,
          event: { type: 'list.settled', queryKey },
        }),
      },
      type: 'parallel',
      states: {
        content: {
          description: 'What the answer holds.',
          initial: 'filled',
          states: {
            filled: {
              description: 'The list has entries.',
              tags: 'ready',
              always: {
                guard: 'isEmpty',
                target: 'empty',
                meta: {
                  rules: [
                    '2.browse.empty',
                    '2.movies.empty',
                    '2.tv-show.grid',
                    '2.search.empty',
                    '2.watchlist.page',
                  ],
                },
              },
            },
            empty: {
              description: 'The list is empty, and the page says so.',
              tags: 'empty',
              always: { guard: 'hasEntries', target: 'filled' },
            },
          },
        },
        freshness: {
          description: 'Whether the answer is up to date.',
          initial: 'current',
          states: {
            current: {
              description: 'The answer is up to date.',
              on: { 'refresh.requested': 'refreshing' },
            },
            awaitingNetwork: {
              description: 'There was no network; the answer is refreshed when it is back.',
              invoke: { id: 'watchNetwork', src: 'watchNetwork' },
              on: {
                'network.returned': 'refreshing',
                'refresh.requested': {
                  description: 'The answer is refreshed at once, without waiting for the network.',
                  target: 'refreshing',
                },
              },
            },
            refreshing: {
              description: 'The answer is shown while a newer one loads.',
              entry: 'beginRead',
              on: { 'refresh.requested': { actions: 'noteOutdated' } },
              invoke: {
                id: 'read',
                src: 'read',
                input: ({ context }) => ({ queryKey: context.queryKey }),
                onDone: [
                  {
                    guard: 'isOutdated',
                    target: 'refreshing',
                    reenter: true,
                    actions: { type: 'noteCount', params: ({ event }) => event.output },
                  },
                  {
                    target: 'current',
                    actions: { type: 'noteCount', params: ({ event }) => event.output },
                  },
                ],
                onError: [
                  {
                    guard: { type: 'hasNoNetwork', params: ({ event }) => event },
                    target: 'awaitingNetwork',
                  },
                  { guard: 'isOutdated', target: 'refreshing', reenter: true },
                  { target: 'current' },
                ],
              },
            },
          },
        },
      },
    },
    failed: {
      description: 'It could not be loaded, and the list stays empty.',
      entry: {
        type: 'tellOwner',
        params: ({ context: { owner, queryKey } }) => ({
          owner,
          event: { type: 'list.settled', queryKey },
        }),
      },
      tags: 'failed',
      on: { 'retry.requested': 'loading', 'refresh.requested': 'loading' },
      initial: 'answered',
      states: {
        answered: { description: 'The user may try again.' },
        awaitingNetwork: {
          description: 'There was no network; it loads when the network is back.',
          invoke: { id: 'watchNetwork', src: 'watchNetwork' },
          on: {
            'network.returned': {
              description: 'The network is back: the list loads again.',
              target: '#query.loading',
            },
          },
        },
      },
    },
  },
});
