/**
 * The member's subscription on the plans page (spec §2 plans, §4, §8).
 * Doesn't use the `query` chart, because the states depend on the subscription's status.
 * The page reads the end date from the query cache, so the context leaves it out.
 */
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { Failure } from '../contract/failure';

type Facts = { id: string | null; name: string | null; status: string | null };

export const CANCEL_FAILED = 'plans.cancelFailed';

export const plansMachine = setup({
  types: {
    /** `isOutdated`: the plan may have changed during a request, so its answer may be stale. */
    context: {} as Facts & {
      isOutdated: boolean;
      /** The plan that was cancelled on this page; `null` if there is none or a plan is active. */
      cancelled: Pick<Facts, 'name'> | null;
      failure: Failure | null;
    },
    events: {} as
      | { type: 'retry.requested' }
      | { type: 'network.returned' }
      | { type: 'cancel.requested' }
      | { type: 'cancel.confirmed' }
      | { type: 'cancel.declined' }
      | { type: 'subscription.outdated' },
    emitted: {} as { type: 'plans.outdated' },
    tags: {} as 'loading' | 'ready' | 'empty' | 'failed' | 'busy',
  },
  actors: {
    /**
     * The output's fields are `null` if there is no subscription.
     * The inputs `id` and `failure` are the plan and the error of a cancellation whose outcome is
     * unknown. They are `null` for other reads.
     * If leaving the page aborts a read with these inputs, the actor checks the plan in the
     * background. It then shows `failure`, unless it finds that the plan is no longer active.
     */
    readSubscription: fromPromise<Facts, Pick<Facts, 'id'> & { failure: Failure | null }>(
      async () => {
        throw new Error('not supplied');
      },
    ),
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
    noteCancelled: assign(({ context: { name } }) => ({ cancelled: { name } })),
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
    isStillActive: ({ context }, params: Facts) =>
      params.id === context.id && params.status === 'active',
  },
}).createMachine({
  id: 'plans',
  description: 'A member sees and cancels their subscription.',
  context: {
    id: null,
    name: null,
    status: null,
    cancelled: null,
    isOutdated: false,
    failure: null,
  },
  initial: 'reading',
  invoke: { id: 'watchSubscription', src: 'watchSubscription' },
  states: {
    reading: {
      description: 'The subscription is loading.',
      tags: 'loading',
      entry: 'beginRead',
      on: { 'subscription.outdated': { actions: 'noteOutdated' } },
      invoke: {
        id: 'readSubscription',
        src: 'readSubscription',
        input: { id: null, failure: null },
        onDone: [
          { guard: 'isOutdated', target: 'reading', reenter: true },
          {
            description: 'The provider reports an active subscription: the page shows it.',
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
      description: 'The subscription could not be loaded.',
      tags: 'failed',
      on: { 'retry.requested': 'reading', 'subscription.outdated': 'reading' },
      initial: 'answered',
      states: {
        answered: {
          description: 'The member may try again.',
          always: {
            description: 'Another tab has changed the subscription meanwhile: it loads again.',
            guard: 'isOutdated',
            target: '#plans.reading',
          },
        },
        awaitingNetwork: {
          description: 'There was no network; the subscription loads again when it is back.',
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
          description: 'The plan and its end date are shown, with Cancel.',
          always: { guard: 'isOutdated', target: '#plans.reading' },
          on: { 'cancel.requested': 'confirming' },
        },
        confirming: {
          description: 'The member is asked whether to cancel.',
          on: {
            'cancel.confirmed': 'cancelling',
            'cancel.declined': {
              description: 'The member decides not to cancel: the plan stays.',
              target: 'running',
            },
          },
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
              description: 'The plan is cancelled: the page loads its plans again.',
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
                description: 'The plan cannot be cancelled: an alert says so.',
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
          description:
            'The provider did not answer the cancellation, so the subscription is checked.',
          tags: 'busy',
          on: { 'subscription.outdated': { actions: 'noteOutdated' } },
          invoke: {
            id: 'readSubscription',
            src: 'readSubscription',
            input: ({ context: { id, failure } }) => ({ id, failure }),
            onDone: [
              {
                description: 'The plan cannot be cancelled: an alert says so.',
                meta: { rules: ['8.cancel'] },
                guard: { type: 'isStillActive', params: ({ event }) => event.output },
                target: 'running',
                actions: {
                  type: 'alertFailure',
                  params: ({ context }) => ({ error: context.failure, text: CANCEL_FAILED }),
                },
              },
              {
                description: 'The plan turns out to be cancelled: the page loads its plans again.',
                target: '#plans.reading',
                actions: ['noteCancelled', 'announceOutdated'],
              },
            ],
            onError: [
              {
                description:
                  'There is no network: an alert says that the plan could not be cancelled.',
                guard: { type: 'hasNoNetwork', params: ({ event }) => event },
                target: '#plans.unread.awaitingNetwork',
                actions: {
                  type: 'alertFailure',
                  params: ({ context }) => ({ error: context.failure, text: CANCEL_FAILED }),
                },
              },
              {
                description:
                  'The subscription cannot be checked: an alert says that the plan could not be cancelled.',
                target: '#plans.unread',
                actions: {
                  type: 'alertFailure',
                  params: ({ context }) => ({ error: context.failure, text: CANCEL_FAILED }),
                },
              },
            ],
          },
        },
      },
    },
  },
});
