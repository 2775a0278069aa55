/**
 * The member's subscription on the plans page (spec §2 plans, §4, §8): shown as active only when its
 * status says so; cancelling asks first, then reads everything about the plans again.
 *
 * Name and end date are kept outside the chart, beside the plans.
 */
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure } from '../contract/failure';

type Facts = { id: string | null; status: string | null };

export const plansMachine = setup({
  types: {
    context: {} as Facts,
    events: {} as
      | { type: 'retry.requested' }
      | { type: 'cancel.requested' }
      | { type: 'cancel.confirmed' }
      | { type: 'cancel.declined' },
    emitted: {} as { type: 'plans.outdated' },
    tags: {} as 'loading' | 'active' | 'none' | 'failed' | 'asking' | 'busy',
  },
  actors: {
    /** Nulls where the provider knows no subscription. */
    readSubscription: fromPromise<Facts>(async () => {
      throw new Error('readSubscription is not supplied');
    }),
    cancelSubscription: fromPromise<void, { id: string }>(async () => {
      throw new Error('cancelSubscription is not supplied');
    }),
  },
  actions: {
    noteSubscription: assign((_, params: Facts) => ({ id: params.id, status: params.status })),
    announceOutdated: emit({ type: 'plans.outdated' }),
    alertFailure: (_, _params: { message: string }) => {
      throw new Error('alertFailure is not supplied');
    },
    logFailure: (_, _params: { error: unknown }) => {
      throw new Error('logFailure is not supplied');
    },
  },
  guards: {
    isActive: (_, params: Facts) => params.id !== null && params.status === 'active',
    isUnauthorized: (_, params: { error: unknown }) =>
      (params.error as Failure).kind === 'unauthorized',
  },
}).createMachine({
  id: 'plans',
  context: { id: null, status: null },
  initial: 'reading',
  states: {
    reading: {
      tags: 'loading',
      invoke: {
        id: 'readSubscription',
        src: 'readSubscription',
        onDone: [
          {
            guard: { type: 'isActive', params: ({ event }) => event.output },
            target: 'active',
            actions: { type: 'noteSubscription', params: ({ event }) => event.output },
          },
          {
            target: 'inactive',
            actions: { type: 'noteSubscription', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'unread',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    inactive: { tags: 'none' },
    unread: {
      tags: 'failed',
      on: { 'retry.requested': 'reading' },
    },
    active: {
      tags: 'active',
      initial: 'running',
      states: {
        running: {
          on: { 'cancel.requested': 'confirming' },
        },
        confirming: {
          tags: 'asking',
          on: { 'cancel.confirmed': 'cancelling', 'cancel.declined': 'running' },
        },
        cancelling: {
          tags: 'busy',
          invoke: {
            id: 'cancelSubscription',
            src: 'cancelSubscription',
            input: ({ context }) => ({ id: context.id ?? '' }),
            onDone: { target: '#plans.reading', actions: 'announceOutdated' },
            onError: [
              {
                guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) },
                target: 'running',
              },
              {
                target: 'running',
                actions: [
                  { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
                  {
                    type: 'alertFailure',
                    params: { message: 'Failed to cancel subscription. Please try again.' },
                  },
                ],
              },
            ],
          },
        },
      },
    },
  },
});
