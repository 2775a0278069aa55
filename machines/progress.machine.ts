/**
 * Syncs resume positions with the provider, so that a member can resume on another device.
 * The browser's own positions apply immediately, and the provider's as soon as they are read.
 * Changes are sent every 30 s during playback. They are sent immediately when the film is paused,
 * when a position is removed or restored, and when the page is left.
 * A call in flight delays them, unless the page is left.
 * These calls are an extension: a 404 stops them in this tab until the session ends.
 */
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Failure } from '../contract/failure';

type Person = { isMember: boolean; isProviderWithout: boolean };

export const progressMachine = setup({
  types: {
    input: {} as Person,
    /**
     * `isBehind`: changes arrived during a call or after a failed one, or could not be sent.
     * `isUrgent`: send these changes immediately. `isRead`: the provider's positions were read.
     */
    context: {} as Person & { isBehind: boolean; isUrgent: boolean; isRead: boolean },
    events: {} as
      | ({ type: 'person.changed' } & Person)
      | { type: 'position.changed'; isUrgent: boolean }
      | { type: 'page.left' },
  },
  actors: {
    watchPositions: fromCallback(() => {
      throw new Error('not supplied');
    }),
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
  description: "Syncs the member's resume positions with the provider.",
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
      description:
        'Checks whether a member is signed in, and whether the provider stores resume positions.',
      always: [
        { guard: 'isVisitor', target: 'resting' },
        { guard: 'isProviderWithout', target: 'keptHere' },
        { target: 'reading' },
      ],
    },
    resting: {
      description: 'No positions are synced for a visitor.',
    },
    reading: {
      description: "The provider is asked for the member's resume positions.",
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
            description: 'The provider does not store resume positions: it is not asked again.',
            guard: { type: 'isUnknownCall', params: ({ event }) => event },
            target: 'keptHere',
            actions: 'noteProviderWithout',
          },
          { target: 'unreached' },
        ],
      },
    },
    inStep: {
      description: 'The provider has all positions of this browser.',
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
      description: 'A film is playing, and its position is sent every 30 seconds.',
      after: {
        SENDING_INTERVAL: {
          description: 'The position is sent after 30 s of playback.',
          target: 'sending',
        },
      },
      on: {
        'position.changed': {
          guard: { type: 'isUrgent', params: ({ event }) => event },
          target: 'sending',
        },
        'page.left': 'sending',
      },
    },
    sending: {
      description: 'The changed positions are being sent.',
      entry: 'noteInStep',
      invoke: {
        id: 'sendProgress',
        src: 'sendProgress',
        onDone: [
          { guard: 'isBehindUrgently', target: 'sending', reenter: true },
          {
            description:
              'The positions are saved, but the film has moved on: its position is sent later.',
            guard: 'isBehind',
            target: 'collecting',
          },
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
          description:
            'The page is left during a save: the latest position is sent without waiting.',
          guard: 'isBehind',
          target: 'sending',
          reenter: true,
        },
      },
    },
    unreached: {
      description:
        'The provider did not answer; the next attempt is after a minute or at the next pause.',
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
      description: "The provider does not store positions, so this browser's are used.",
    },
  },
});
