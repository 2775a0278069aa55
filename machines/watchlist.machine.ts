/**
 * The watchlist toggle of one title (spec §4, §8). Updates are optimistic; a refusal rolls back.
 * The provider's call flips the entry, so a click during a save waits for the end of that save.
 * If the outcome of a save is unknown, the list is read.
 * `at`: Unix time in ms of the member's choice, of a save's answer, or of a request for the list.
 */
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure } from '../contract/failure';

type Known = { isSaved: boolean; at: number };

export const watchlistMachine = setup({
  types: {
    input: {} as { titleId: string; isSaved: boolean },
    context: {} as {
      titleId: string;
      isSaved: boolean;
      isWanted: boolean;
      changedAt: number;
      isContested: boolean;
      failure: Failure | null;
    },
    events: {} as
      | { type: 'toggle.pressed'; isMember: boolean; at: number }
      | { type: 'title.wanted'; at: number }
      | { type: 'entry.refreshed'; isSaved: boolean; askedAt: number }
      | { type: 'entry.saved'; isSaved: boolean; at: number },
    emitted: {} as
      | { type: 'signIn.requested' }
      | { type: 'entry.saved' | 'entry.read'; titleId: string; isSaved: boolean; at: number }
      | { type: 'failure.raised'; error: unknown; text: 'watchlist.failed' },
  },
  actors: {
    saveToggle: fromPromise<{ at: number }, { titleId: string }>(async () => {
      throw new Error('not supplied');
    }),
    readEntry: fromPromise<Known, { titleId: string }>(async () => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    flip: assign(({ context }, params: { at: number }) => ({
      isWanted: !context.isWanted,
      changedAt: params.at,
    })),
    want: assign((_, params: { at: number }) => ({ isWanted: true, changedAt: params.at })),
    noteSaved: assign((_, { isSaved, at }: Known) => ({ isSaved, changedAt: at })),
    believe: assign((_, { isSaved, at }: Known) => ({ isSaved, isWanted: isSaved, changedAt: at })),
    beginSave: assign({ isContested: false, failure: null }),
    noteFailure: assign((_, params: { error: unknown }) => {
      const { kind, status, reason, fieldErrors } = params.error as Failure;
      return { failure: { kind, status, reason, fieldErrors } };
    }),
    noteContest: assign((_, { isSaved }: { isSaved: boolean }) => ({ isSaved, isContested: true })),
    rollback: assign({ isWanted: ({ context }) => context.isSaved }),
    announceSaved: emit(({ context: { titleId, isSaved, changedAt: at } }) => ({
      type: 'entry.saved' as const,
      titleId,
      isSaved,
      at,
    })),
    announceRead: emit(({ context: { titleId, isSaved, changedAt: at } }) => ({
      type: 'entry.read' as const,
      titleId,
      isSaved,
      at,
    })),
    askToSignIn: emit({ type: 'signIn.requested' }),
    announceFailure: emit(({ context: { failure: error } }) => ({
      type: 'failure.raised' as const,
      error,
      text: 'watchlist.failed' as const,
    })),
  },
  guards: {
    isMember: (_, params: { isMember: boolean }) => params.isMember,
    isUnsaved: ({ context }) => context.isSaved !== context.isWanted,
    isWanted: ({ context }) => context.isWanted,
    isAsWanted: ({ context }, params: { isSaved: boolean }) => params.isSaved === context.isWanted,
    isContested: ({ context }) => context.isContested,
    isAsKnown: ({ context }, params: { isSaved: boolean }) => params.isSaved === context.isSaved,
    isNewer: ({ context }, params: { askedAt: number }) => params.askedAt >= context.changedAt,
    isOvertaken: ({ context: { isWanted, isSaved, isContested } }) =>
      isContested || isWanted === isSaved,
    isOutcomeOpen: (_, params: { error: unknown }) => {
      const { kind, status } = params.error as Failure;
      const isForNow = [408, 409, 425, 429].includes(status ?? 0) || (status ?? 0) >= 500;
      return isForNow || ['network', 'timeout', 'unreadable'].includes(kind);
    },
  },
}).createMachine({
  id: 'watchlist',
  description: 'The watchlist toggle of one title.',
  context: ({ input }) => ({
    ...input,
    isWanted: input.isSaved,
    changedAt: 0,
    isContested: false,
    failure: null,
  }),
  initial: 'settled',
  on: {
    'toggle.pressed': [
      {
        guard: { type: 'isMember', params: ({ event }) => event },
        actions: { type: 'flip', params: ({ event }) => event },
      },
      { actions: 'askToSignIn', meta: { rules: ['4.watchlist.visitor'] } },
    ],
  },
  states: {
    settled: {
      description: 'The toggle shows what the provider has, as far as is known.',
      initial: 'deciding',
      on: {
        'toggle.pressed': {
          guard: { type: 'isMember', params: ({ event }) => event },
          target: '.deciding',
          meta: { rules: ['4.watchlist.toggle'] },
          actions: { type: 'flip', params: ({ event }) => event },
        },
        'title.wanted': {
          description: 'A visitor signed in to add the title: their list is checked first.',
          target: 'reconciling',
          actions: { type: 'want', params: ({ event }) => event },
        },
        'entry.refreshed': {
          guard: { type: 'isNewer', params: ({ event }) => event },
          target: '.deciding',
          actions: {
            type: 'believe',
            params: ({ event }) => ({ isSaved: event.isSaved, at: event.askedAt }),
          },
        },
        'entry.saved': [
          {
            description: 'Another tab saved the same change: the list is checked.',
            guard: { type: 'isAsKnown', params: ({ event }) => event },
            target: 'checking',
          },
          {
            guard: { type: 'isNewer', params: ({ event: { at: askedAt } }) => ({ askedAt }) },
            target: '.deciding',
            actions: { type: 'believe', params: ({ event }) => event },
          },
        ],
      },
      states: {
        deciding: {
          description: 'Checks whether the toggle has an unsaved change.',
          always: [
            { guard: 'isUnsaved', target: '#watchlist.saving' },
            { guard: 'isWanted', target: 'on' },
            { target: 'off' },
          ],
        },
        off: { description: 'The title is not on the watchlist.' },
        on: { description: 'The title is on the watchlist.' },
        unknown: {
          description: 'The list could not be loaded, so the next click checks it first.',
          entry: 'rollback',
          on: {
            'entry.refreshed': {
              description: 'A list that may be older than the save arrives: it is read again.',
              target: '#watchlist.checking',
            },
            'toggle.pressed': {
              guard: { type: 'isMember', params: ({ event }) => event },
              target: '#watchlist.reconciling',
              actions: { type: 'flip', params: ({ event }) => event },
            },
          },
        },
      },
    },
    saving: {
      description: "The toggle shows the member's choice while it is being saved.",
      entry: 'beginSave',
      on: {
        'entry.saved': { actions: { type: 'noteContest', params: ({ event }) => event } },
      },
      invoke: {
        id: 'saveToggle',
        src: 'saveToggle',
        input: ({ context }) => ({ titleId: context.titleId }),
        onDone: [
          { guard: 'isContested', target: 'reconciling' },
          {
            target: 'settled',
            actions: [
              {
                type: 'noteSaved',
                params: ({ context, event }) => ({
                  isSaved: !context.isSaved,
                  at: event.output.at,
                }),
              },
              'announceSaved',
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isOutcomeOpen', params: ({ event }) => event },
            target: 'unsure',
            actions: { type: 'noteFailure', params: ({ event }) => event },
          },
          {
            description: 'The provider refuses the change: the toggle reverts.',
            meta: { rules: ['8.watchlist'] },
            target: 'checking',
            actions: [{ type: 'noteFailure', params: ({ event }) => event }, 'announceFailure'],
          },
        ],
      },
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Checks whether the title is being added or removed.',
          always: [{ guard: 'isWanted', target: 'turningOn' }, { target: 'turningOff' }],
        },
        turningOn: { description: 'The title is being added to the watchlist.' },
        turningOff: { description: 'The title is being removed from the watchlist.' },
      },
    },
    reconciling: {
      description: "The list is checked, and the member's choice is then saved if needed.",
      on: { 'entry.saved': { target: 'reconciling', reenter: true } },
      invoke: {
        id: 'readEntry',
        src: 'readEntry',
        input: ({ context }) => ({ titleId: context.titleId }),
        onDone: {
          target: 'settled',
          actions: [{ type: 'noteSaved', params: ({ event }) => event.output }, 'announceRead'],
        },
        onError: {
          target: 'settled.unknown',
          actions: [{ type: 'noteFailure', params: ({ event }) => event }, 'announceFailure'],
        },
      },
    },
    checking: {
      description: 'The toggle may be out of date, so the list is checked.',
      entry: 'rollback',
      always: {
        description: 'A newer choice is saved.',
        guard: 'isUnsaved',
        target: 'reconciling',
      },
      on: { 'entry.saved': { target: 'checking', reenter: true } },
      invoke: {
        id: 'readEntry',
        src: 'readEntry',
        input: ({ context }) => ({ titleId: context.titleId }),
        onDone: {
          description: 'The list is loaded, and the toggle matches it.',
          target: 'settled',
          actions: [{ type: 'believe', params: ({ event }) => event.output }, 'announceRead'],
        },
        onError: { description: 'The list cannot be loaded.', target: 'settled.unknown' },
      },
    },
    unsure: {
      description: 'The save was not answered, so the list is checked.',
      always: {
        description: 'A newer choice is saved.',
        guard: 'isOvertaken',
        target: 'reconciling',
      },
      on: { 'entry.saved': { target: 'unsure', reenter: true } },
      invoke: {
        id: 'readEntry',
        src: 'readEntry',
        input: ({ context }) => ({ titleId: context.titleId }),
        onDone: [
          {
            guard: { type: 'isAsWanted', params: ({ event }) => event.output },
            target: 'settled',
            actions: [{ type: 'believe', params: ({ event }) => event.output }, 'announceRead'],
          },
          {
            target: 'settled',
            actions: [
              { type: 'believe', params: ({ event }) => event.output },
              'announceRead',
              'announceFailure',
            ],
          },
        ],
        onError: {
          description: 'The list cannot be loaded: the toggle reverts, and a toast says so.',
          target: 'settled.unknown',
          actions: 'announceFailure',
        },
      },
    },
  },
});
