/**
 * The member's subscription on the plans page (spec §2 plans, §4, §8). It counts as active only when
 * its status says so. Cancelling asks for confirmation, then reads everything about the plans again. After a
 * cancellation that was not answered the subscription says what came of it. A payment that is confirmed in another
 * tab reads it again, too.
 *
 * The end date is in the query cache. This chart reads the subscription itself, not through the
 * `query` chart: the answer's status decides between `active` and `inactive`, and only an active one
 * can be cancelled. A read that found no network runs again when the network is back.
 */
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { Failure } from '../contract/failure';

type Facts = { id: string | null; name: string | null; status: string | null };

/** Spec §8. */
export const CANCEL_FAILED = 'plans.cancelFailed';

export const plansMachine = setup({
  types: {
    /** `isOutdated`: a payment was confirmed during a read or a cancellation, which may not know of it. */
    context: {} as Facts & {
      isOutdated: boolean;
      /** The name of the plan that was just cancelled here; `null` if none was. */
      cancelled: string | null;
      /** Why it is not known whether the plan was cancelled. */
      failure: Failure | null;
    },
    events: {} as
      | { type: 'retry.requested' }
      | { type: 'network.returned' }
      | { type: 'cancel.requested' }
      | { type: 'cancel.confirmed' }
      | { type: 'cancel.declined' }
      /** A payment was confirmed in any tab, or the page came back from the bfcache. */
      | { type: 'subscription.outdated' },
    emitted: {} as { type: 'plans.outdated' },
    tags: {} as 'loading' | 'ready' | 'empty' | 'failed' | 'busy',
  },
  actors: {
    /**
     * Answers nulls if the provider knows no subscription. `failure`: of the cancellation whose outcome is read, which
     * it reports itself where the page is left meanwhile.
     */
    readSubscription: fromPromise<Facts, { failure: Failure | null }>(async () => {
      throw new Error('not supplied');
    }),
    watchNetwork: fromCallback(() => {
      throw new Error('not supplied');
    }),
    cancelSubscription: fromPromise<void, { id: string }>(async () => {
      throw new Error('not supplied');
    }),
    watchSubscription: fromCallback(() => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    noteSubscription: assign((_, params: Facts) => ({
      id: params.id,
      name: params.name,
      status: params.status,
    })),
    noteCancelled: assign(({ context }) => ({ cancelled: context.name ?? 'Your plan' })),
    forgetCancelled: assign({ cancelled: null }),
    beginRead: assign({ isOutdated: false }),
    noteOutdated: assign({ isOutdated: true }),
    noteFailure: assign((_, params: { error: unknown }) => {
      const { kind, status, reason, fieldErrors } = params.error as Failure;
      return { failure: { kind, status, reason, fieldErrors } };
    }),
    announceOutdated: emit({ type: 'plans.outdated' }),
    alertFailure: (_, _params: { error: unknown; text: typeof CANCEL_FAILED }) => {
      throw new Error('not supplied');
    },
  },
  guards: {
    hasNoNetwork: (_, params: { error: unknown }) => (params.error as Failure).kind === 'network',
    isOutdated: ({ context }) => context.isOutdated,
    isOutcomeOpen: (_, params: { error: unknown }) => {
      const { kind, status } = params.error as Failure;
      const isForNow = [408, 409, 425, 429].includes(status ?? 0) || (status ?? 0) >= 500;
      return isForNow || ['network', 'timeout', 'unreadable'].includes(kind);
    },
    isActive: (_, params: Facts) => params.id !== null && params.status === 'active',
  },
}).createMachine({
  id: 'plans',
  description: 'A member sees and cancels their subscription.',
  context: {
    ...{ id: null, name: null, status: null, cancelled: null, isOutdated: false, failure: null },
  },
  initial: 'reading',
  invoke: { id: 'watchSubscription', src: 'watchSubscription' },
  states: {
    reading: {
      description: 'The subscription is being read.',
      tags: 'loading',
      entry: 'beginRead',
      on: { 'subscription.outdated': { actions: 'noteOutdated' } },
      invoke: {
        id: 'readSubscription',
        src: 'readSubscription',
        input: { failure: null },
        onDone: [
          { guard: 'isOutdated', target: 'reading', reenter: true },
          {
            description: 'A subscription is active only when its status says so.',
            guard: { type: 'isActive', params: ({ event }) => event.output },
            target: 'active',
            meta: { rules: ['4.plans.active'] },
            actions: { type: 'noteSubscription', params: ({ event }) => event.output },
          },
          {
            target: 'inactive',
            actions: { type: 'noteSubscription', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'hasNoNetwork', params: ({ event }) => event },
            target: 'unread.awaitingNetwork',
          },
          { guard: 'isOutdated', target: 'reading', reenter: true },
          { target: 'unread', meta: { rules: ['8.lists'] } },
        ],
      },
    },
    inactive: {
      description: 'There is no active subscription.',
      tags: 'empty',
      on: { 'subscription.outdated': 'reading' },
    },
    unread: {
      description: 'The subscription could not be read.',
      tags: 'failed',
      on: { 'retry.requested': 'reading', 'subscription.outdated': 'reading' },
      initial: 'answered',
      states: {
        answered: { description: 'The member may try again.' },
        awaitingNetwork: {
          description: 'There was no network; the subscription is read again when it is back.',
          invoke: { id: 'watchNetwork', src: 'watchNetwork' },
          on: { 'network.returned': '#plans.reading' },
        },
      },
    },
    active: {
      description: 'The member has an active subscription.',
      meta: { rules: ['2.plans.page'] },
      tags: 'ready',
      entry: 'forgetCancelled',
      on: { 'subscription.outdated': 'reading' },
      initial: 'running',
      states: {
        running: {
          description: 'The plan and its end are shown, with Cancel.',
          always: { guard: 'isOutdated', target: '#plans.reading' },
          on: { 'cancel.requested': 'confirming' },
        },
        confirming: {
          description: 'The member is asked whether to cancel.',
          on: { 'cancel.confirmed': 'cancelling', 'cancel.declined': 'running' },
        },
        cancelling: {
          description: 'The subscription is being cancelled.',
          tags: 'busy',
          on: { 'subscription.outdated': { actions: 'noteOutdated' } },
          invoke: {
            id: 'cancelSubscription',
            src: 'cancelSubscription',
            input: ({ context }) => ({ id: context.id ?? '' }),
            onDone: {
              description: 'A cancelled plan makes everything about the plans be read again.',
              meta: { rules: ['4.plans.cancel'] },
              target: '#plans.reading',
              actions: ['noteCancelled', 'announceOutdated'],
            },
            onError: [
              {
                guard: { type: 'isOutcomeOpen', params: ({ event }) => event },
                target: 'lookingUp',
                actions: { type: 'noteFailure', params: ({ event }) => event },
              },
              {
                description: 'An alert says that the plan could not be cancelled.',
                meta: { rules: ['8.cancel'] },
                target: 'running',
                actions: {
                  type: 'alertFailure',
                  params: ({ event }) => ({ error: event.error, text: CANCEL_FAILED }),
                },
              },
            ],
          },
        },
        lookingUp: {
          description: 'The cancellation was not answered, so the subscription is read.',
          tags: 'busy',
          on: { 'subscription.outdated': { actions: 'noteOutdated' } },
          invoke: {
            id: 'readSubscription',
            src: 'readSubscription',
            input: ({ context }) => ({ failure: context.failure }),
            onDone: [
              {
                description: 'An alert says that the plan could not be cancelled.',
                meta: { rules: ['8.cancel'] },
                guard: { type: 'isActive', params: ({ event }) => event.output },
                target: 'running',
                actions: [
                  { type: 'noteSubscription', params: ({ event }) => event.output },
                  {
                    type: 'alertFailure',
                    params: ({ context }) => ({ error: context.failure, text: CANCEL_FAILED }),
                  },
                ],
              },
              {
                description: 'The plan was cancelled, though its answer was lost.',
                target: '#plans.reading',
                actions: ['noteCancelled', 'announceOutdated'],
              },
            ],
            onError: {
              description: 'An alert says so, and what there is now is not known.',
              target: '#plans.unread',
              actions: {
                type: 'alertFailure',
                params: ({ context }) => ({ error: context.failure, text: CANCEL_FAILED }),
              },
            },
          },
        },
      },
    },
  },
});
