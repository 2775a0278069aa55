/**
 * A title's page (spec §2 movie-details, §8): its details, and the mail to a cast member.
 *
 * The details are kept outside the chart, under the title's id.
 */
import { assign, fromPromise, setup } from 'xstate';

export const titleMachine = setup({
  types: {
    /** `isRemembered`: an earlier visit left details to show at once. */
    input: {} as { titleId: string; isRemembered: boolean },
    context: {} as { titleId: string; isRemembered: boolean; castId: string | null },
    events: {} as
      | { type: 'retry.requested' }
      | { type: 'mail.opened'; castId: string }
      | { type: 'mail.cancelled' }
      | { type: 'mail.sent' },
    tags: {} as 'loading' | 'showing' | 'missing' | 'writing',
  },
  actors: {
    readTitle: fromPromise<void, { titleId: string }>(async () => {
      throw new Error('readTitle is not supplied');
    }),
  },
  actions: {
    addressMail: assign((_, params: { castId: string }) => ({ castId: params.castId })),
    forgetAddress: assign({ castId: null }),
    logFailure: (_, _params: { titleId: string; error: unknown }) => {
      throw new Error('logFailure is not supplied');
    },
  },
  guards: {
    isRemembered: ({ context }) => context.isRemembered,
  },
}).createMachine({
  id: 'title',
  context: ({ input }) => ({ ...input, castId: null }),
  type: 'parallel',
  states: {
    details: {
      initial: 'starting',
      states: {
        starting: {
          always: [{ guard: 'isRemembered', target: 'refreshing' }, { target: 'loading' }],
        },
        loading: {
          tags: 'loading',
          invoke: {
            id: 'readTitle',
            src: 'readTitle',
            input: ({ context }) => ({ titleId: context.titleId }),
            onDone: 'showing',
            onError: {
              target: 'missing',
              actions: {
                type: 'logFailure',
                params: ({ context, event }) => ({ titleId: context.titleId, error: event.error }),
              },
            },
          },
        },
        refreshing: {
          tags: 'showing',
          invoke: {
            id: 'readTitle',
            src: 'readTitle',
            input: ({ context }) => ({ titleId: context.titleId }),
            onDone: 'showing',
            onError: {
              target: 'showing',
              actions: {
                type: 'logFailure',
                params: ({ context, event }) => ({ titleId: context.titleId, error: event.error }),
              },
            },
          },
        },
        showing: { tags: 'showing' },
        missing: {
          tags: 'missing',
          on: { 'retry.requested': 'loading' },
        },
      },
    },
    mail: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'mail.opened': {
              target: 'writing',
              actions: { type: 'addressMail', params: ({ event }) => ({ castId: event.castId }) },
            },
          },
        },
        writing: {
          tags: 'writing',
          exit: 'forgetAddress',
          on: {
            'mail.opened': {
              actions: { type: 'addressMail', params: ({ event }) => ({ castId: event.castId }) },
            },
            'mail.cancelled': 'closed',
            'mail.sent': 'closed',
          },
        },
      },
    },
  },
});
