/**
 * The watchlist toggle of one title (spec §4, §8), an optimistic update: the heart shows at once what
 * is wanted, the save follows, and a failed save is rolled back. The provider's call flips the entry,
 * so clicks during a save are reconciled when it ends. A saved entry is told to the other tabs. While
 * nothing is being saved, what another tab or a newer answer of a list says is accepted.
 */
import { assign, emit, fromPromise, setup } from 'xstate';

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
      | { type: 'entry.saved'; titleId: string; isSaved: boolean }
      | { type: 'failure.raised'; error: unknown; text: string },
  },
  actors: {
    saveToggle: fromPromise<void, { titleId: string }>(async () => {
      throw new Error('not supplied');
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
    announceSaved: emit(({ context }) => ({
      type: 'entry.saved' as const,
      titleId: context.titleId,
      isSaved: context.isSaved,
    })),
    askToSignIn: emit({ type: 'signIn.requested' }),
    announceFailure: emit((_, params: { error: unknown }) => ({
      type: 'failure.raised' as const,
      error: params.error,
      text: 'Action failed!',
    })),
  },
  guards: {
    isVisitor: (_, params: { isMember: boolean }) => !params.isMember,
    isUnsaved: ({ context }) => context.isSaved !== context.isWanted,
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
        onDone: { target: 'settled', actions: ['noteSaved', 'announceSaved'] },
        onError: {
          target: 'settled',
          actions: [
            'rollback',
            { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
  },
});
