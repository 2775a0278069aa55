/** The page stores the responses by address; the chart holds only their `total`. */
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Failure } from '../contract/failure';

export const deskReadMachine = setup({
  types: {
    input: {} as { address: string },
    context: {} as {
      address: string;
      total: number | null;
      reason: string | null;
    },
    events: {} as
      | { type: 'address.changed'; address: string }
      | { type: 'refresh.requested' }
      | { type: 'retry.requested' },
    tags: {} as 'busy',
  },
  actors: {
    read: fromPromise<{ total: number }, { address: string }>(async () => {
      throw new Error('not supplied');
    }),
    watchOutdated: fromCallback<{ type: 'never' }, { address: string }>(() => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    noteAddress: assign((_, params: { address: string }) => ({ address: params.address })),
    noteTotal: assign((_, params: { total: number }) => ({ total: params.total, reason: null })),
    noteReason: assign((_, params: { error: unknown }) => ({
      reason: (params.error as Failure).reason,
    })),
  },
  guards: {
    isEmpty: (_, params: { total: number }) => params.total === 0,
    isGone: (_, params: { error: unknown }) => (params.error as Failure).status === 404,
  },
}).createMachine({
  id: 'deskRead',
  description: 'Loads a list or an entry of the desk.',
  context: ({ input }) => ({ address: input.address, total: null, reason: null }),
  // `address.changed` reenters the chart, which restarts `watchOutdated` with the new address.
  invoke: {
    id: 'watchOutdated',
    src: 'watchOutdated',
    input: ({ context }) => ({ address: context.address }),
  },
  initial: 'reading',
  on: {
    'address.changed': {
      description:
        'The operator turns the page, searches, or opens another entry: its data is requested.',
      target: '.reading',
      reenter: true,
      actions: { type: 'noteAddress', params: ({ event }) => event },
    },
  },
  states: {
    reading: {
      description: 'The data is loading; earlier data stays on the screen.',
      tags: 'busy',
      on: {
        'refresh.requested': {
          description: 'An action may have changed the data, so it is requested again.',
          target: 'reading',
          reenter: true,
        },
      },
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => ({ address: context.address }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.output },
            target: 'empty',
            actions: { type: 'noteTotal', params: ({ event }) => event.output },
          },
          {
            target: 'shown',
            actions: { type: 'noteTotal', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            description: 'The entry no longer exists: the page says so.',
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'gone',
          },
          {
            target: 'failed',
            actions: { type: 'noteReason', params: ({ event }) => event },
          },
        ],
      },
    },
    shown: {
      description: 'The data is on the screen.',
      on: { 'refresh.requested': 'reading' },
    },
    empty: {
      description: 'The list has no entries, and the page says so.',
      on: { 'refresh.requested': 'reading' },
    },
    gone: {
      description: 'The entry no longer exists, and the page says so.',
      on: {
        'refresh.requested': {
          description: 'The operator refreshes a missing entry: it is requested again.',
          target: 'reading',
        },
      },
    },
    failed: {
      description: 'The data could not be loaded: the page says why, and offers to try again.',
      on: { 'retry.requested': 'reading', 'refresh.requested': 'reading' },
    },
  },
});
