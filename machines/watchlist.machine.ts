/**
 * The heart of one title (spec §4, §8): it shows at once what is wanted, saves it, and goes back
 * when the save fails. The provider's call turns the entry over, so presses that come while a save
 * is under way are settled when it ends. At rest it believes a newer reading of a list: another tab
 * may have changed the title, or the answer to a save may have been lost.
 */
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure } from '../contract/failure';

export const watchlistMachine = setup({
  types: {
    input: {} as { titleId: string; isSaved: boolean },
    context: {} as { titleId: string; isSaved: boolean; isWanted: boolean },
    events: {} as
      | { type: 'toggle.pressed'; isMember: boolean }
      | { type: 'entry.refreshed'; isSaved: boolean },
    tags: {} as 'busy',
    emitted: {} as
      | { type: 'signIn.requested' }
      | { type: 'notification.raised'; tone: 'error'; message: string },
  },
  actors: {
    saveToggle: fromPromise<void, { titleId: string }>(async () => {
      throw new Error('saveToggle is not supplied');
    }),
  },
  actions: {
    flip: assign({ isWanted: ({ context }) => !context.isWanted }),
    noteSaved: assign({ isSaved: ({ context }) => !context.isSaved }),
    acceptServer: assign((_, { isSaved }: { isSaved: boolean }) => ({
      isSaved,
      isWanted: isSaved,
    })),
    rollback: assign({ isWanted: ({ context }) => context.isSaved }),
    askToSignIn: emit({ type: 'signIn.requested' }),
    notify: emit((_, params: { error: unknown }) => ({
      type: 'notification.raised' as const,
      tone: 'error' as const,
      message: (params.error as Failure).reason ?? 'Action failed!',
    })),
  },
  guards: {
    isVisitor: (_, params: { isMember: boolean }) => !params.isMember,
    isUnsaved: ({ context }) => context.isSaved !== context.isWanted,
    isUnauthorized: (_, params: { error: unknown }) =>
      (params.error as Failure).kind === 'unauthorized',
  },
}).createMachine({
  id: 'watchlist',
  context: ({ input }) => ({ ...input, isWanted: input.isSaved }),
  initial: 'settled',
  on: {
    'toggle.pressed': [
      {
        guard: { type: 'isVisitor', params: ({ event }) => ({ isMember: event.isMember }) },
        actions: 'askToSignIn',
      },
      { actions: 'flip' },
    ],
  },
  states: {
    settled: {
      always: { guard: 'isUnsaved', target: 'saving' },
      on: {
        'entry.refreshed': {
          actions: { type: 'acceptServer', params: ({ event }) => ({ isSaved: event.isSaved }) },
        },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveToggle',
        src: 'saveToggle',
        input: ({ context }) => ({ titleId: context.titleId }),
        onDone: { target: 'settled', actions: 'noteSaved' },
        onError: [
          {
            guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) },
            target: 'settled',
            actions: 'rollback',
          },
          {
            target: 'settled',
            actions: [
              'rollback',
              { type: 'notify', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
  },
});
