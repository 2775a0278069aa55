/**
 * Where a member has left their films, in step with the provider, so that they go on at another machine.
 *
 * What this browser has kept serves at once; the provider is asked once, and told of each change: of those
 * that come while a film plays every 30 s, of a pause, a removal or a page that is left at once. The pair of
 * calls is Fin's own: a provider that answers 404 does not know them, and is asked no more until another member
 * signs in.
 */
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Failure } from '../contract/failure';

type Person = { isMember: boolean; isProviderWithout: boolean };

export const progressMachine = setup({
  types: {
    input: {} as Person,
    /**
     * `isBehind`: something has changed since the provider was last told; `isUrgent`: and is to be told at once.
     * `isRead`: the provider's list was read for this member.
     */
    context: {} as Person & { isBehind: boolean; isUrgent: boolean; isRead: boolean },
    events: {} as
      | ({ type: 'person.changed' } & Person)
      /** `isUrgent`: nothing more of this film follows soon. */
      | { type: 'position.changed'; isUrgent: boolean }
      | { type: 'page.left' },
  },
  actors: {
    watchPositions: fromCallback(() => {
      throw new Error('not supplied');
    }),
    /** `hasUnsent`: this browser has kept what the provider was never told. */
    readProgress: fromPromise<{ hasUnsent: boolean }>(async () => {
      throw new Error('not supplied');
    }),
    sendProgress: fromPromise<void>(async () => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    notePerson: assign((_, params: Person) => ({
      isMember: params.isMember,
      isProviderWithout: params.isProviderWithout,
      isBehind: false,
      isUrgent: false,
      isRead: false,
    })),
    noteRead: assign({ isRead: true }),
    noteBehind: assign(({ context }, params: { isUrgent: boolean }) => ({
      isBehind: true,
      isUrgent: context.isUrgent || params.isUrgent,
    })),
    noteInStep: assign({ isBehind: false, isUrgent: false }),
    /** Remembers in this tab that the provider does not know the calls. */
    noteProviderWithout: () => {
      throw new Error('not supplied');
    },
  },
  guards: {
    isVisitor: ({ context }) => !context.isMember,
    isProviderWithout: ({ context }) => context.isProviderWithout,
    isUrgent: (_, params: { isUrgent: boolean }) => params.isUrgent,
    isBehind: ({ context }) => context.isBehind,
    isUnread: ({ context }) => !context.isRead,
    isBehindUrgently: ({ context }) => context.isUrgent,
    hasUnsent: (_, params: { hasUnsent: boolean }) => params.hasUnsent,
    isUnknownCall: (_, params: { error: unknown }) => (params.error as Failure).status === 404,
  },
  delays: {
    SENDING_INTERVAL: 30_000,
    RETRY_INTERVAL: 60_000,
  },
}).createMachine({
  id: 'progress',
  description: 'Where a member has left their films is kept by the provider, too.',
  context: ({ input }) => ({ ...input, isBehind: false, isUrgent: false, isRead: false }),
  invoke: { id: 'watchPositions', src: 'watchPositions' },
  initial: 'beginning',
  on: {
    'person.changed': {
      target: '.beginning',
      actions: { type: 'notePerson', params: ({ event }) => event },
    },
  },
  states: {
    beginning: {
      description: 'Whether a member is signed in, and whether the provider knows the calls.',
      always: [
        { guard: 'isVisitor', target: 'resting' },
        { guard: 'isProviderWithout', target: 'keptHere' },
        { target: 'reading' },
      ],
    },
    resting: {
      description: 'Nothing is kept of a visitor.',
    },
    reading: {
      description: 'The provider is asked where the member has left their films.',
      on: {
        'position.changed': { actions: { type: 'noteBehind', params: ({ event }) => event } },
        'page.left': { guard: 'isBehind', target: 'sending' },
      },
      invoke: {
        id: 'readProgress',
        src: 'readProgress',
        onDone: [
          {
            guard: { type: 'hasUnsent', params: ({ event }) => event.output },
            target: 'sending',
            actions: 'noteRead',
          },
          { target: 'inStep', actions: 'noteRead' },
        ],
        onError: [
          {
            description: 'A provider without the call is not asked again.',
            guard: { type: 'isUnknownCall', params: ({ event }) => event },
            target: 'keptHere',
            actions: 'noteProviderWithout',
          },
          { target: 'unreached' },
        ],
      },
    },
    inStep: {
      description: 'The provider knows all that this browser knows.',
      on: {
        'position.changed': [
          {
            guard: { type: 'isUrgent', params: ({ event }) => event },
            target: 'sending',
          },
          { target: 'collecting' },
        ],
      },
    },
    collecting: {
      description: 'A film goes on, and the provider is told every 30 seconds.',
      after: { SENDING_INTERVAL: 'sending' },
      on: {
        'position.changed': {
          guard: { type: 'isUrgent', params: ({ event }) => event },
          target: 'sending',
        },
        'page.left': 'sending',
      },
    },
    sending: {
      description: 'The provider is told what has changed.',
      entry: 'noteInStep',
      invoke: {
        id: 'sendProgress',
        src: 'sendProgress',
        onDone: [
          { guard: 'isBehindUrgently', target: 'sending', reenter: true },
          { guard: 'isBehind', target: 'collecting' },
          { guard: 'isUnread', target: 'reading' },
          { target: 'inStep' },
        ],
        onError: [
          {
            guard: { type: 'isUnknownCall', params: ({ event }) => event },
            target: 'keptHere',
            actions: 'noteProviderWithout',
          },
          {
            target: 'unreached',
            actions: { type: 'noteBehind', params: { isUrgent: false } },
          },
        ],
      },
      on: {
        'position.changed': {
          actions: { type: 'noteBehind', params: ({ event }) => event },
        },
        'page.left': {
          description: 'The answer of an earlier place is not waited for.',
          guard: 'isBehind',
          target: 'sending',
          reenter: true,
        },
      },
    },
    unreached: {
      description:
        'The provider could not be reached, and is after a minute, or with the next pause.',
      after: { RETRY_INTERVAL: 'reading' },
      on: {
        'position.changed': [
          {
            guard: { type: 'isUrgent', params: ({ event }) => event },
            target: 'sending',
          },
          { actions: { type: 'noteBehind', params: ({ event }) => event } },
        ],
        'page.left': { guard: 'isBehind', target: 'sending' },
      },
    },
    keptHere: {
      description: 'The provider keeps no places, and those of this browser serve.',
    },
  },
});
