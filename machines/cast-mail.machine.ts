/**
 * The dialog for a message to a cast member (spec §4).
 * The page stores unsent drafts by cast member, since XState's `inspect` exposes the context.
 * The `form` chart validates and sends the message.
 */
import { assign, setup } from 'xstate';

export const castMailMachine = setup({
  types: {
    context: {} as { castId: string | null },
    events: {} as
      | { type: 'mail.opened'; castId: string }
      | { type: 'mail.cancelled' }
      | { type: 'mail.submitted' }
      | { type: 'mail.sent' }
      | { type: 'mail.failed' },
  },
  actions: {
    addressMail: assign((_, params: { castId: string }) => ({ castId: params.castId })),
    clearAddress: assign({ castId: null }),
  },
  guards: {
    isSamePerson: ({ context }, params: { castId: string }) => params.castId === context.castId,
  },
}).createMachine({
  id: 'castMail',
  description: 'A member writes to a cast member.',
  context: { castId: null },
  initial: 'closed',
  on: {
    'mail.opened': {
      target: '.writing',
      meta: { rules: ['4.mail.modal'] },
      actions: { type: 'addressMail', params: ({ event }) => event },
    },
  },
  states: {
    closed: {
      description: 'The dialog is closed, and no message is being sent.',
      entry: 'clearAddress',
    },
    writing: {
      description: 'The dialog is open, and the member is writing.',
      on: {
        'mail.cancelled': { target: 'closed', meta: { rules: ['4.mail.modal'] } },
        'mail.submitted': 'sending',
      },
    },
    sending: {
      description: 'The message is being sent, and can no longer be cancelled.',
      on: {
        'mail.sent': {
          description: 'The message is sent, and the dialog closes.',
          target: 'closed',
          meta: { rules: ['4.mail.modal'] },
        },
      },
      initial: 'watched',
      states: {
        watched: {
          description: 'The dialog is open, and says that the message is being sent.',
          on: {
            'mail.cancelled': 'unwatched',
            'mail.failed': '#castMail.writing',
          },
        },
        unwatched: {
          description: 'The dialog was closed during sending; a toast will report the result.',
          on: {
            'mail.opened': {
              guard: { type: 'isSamePerson', params: ({ event }) => event },
              target: 'watched',
            },
            'mail.failed': {
              description: 'Sending fails after the member closed the dialog: a toast says so.',
              target: '#castMail.closed',
            },
          },
        },
      },
    },
  },
});
