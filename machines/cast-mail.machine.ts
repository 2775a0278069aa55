/**
 * Writing to a cast member from a title's page (spec §4): a dialog opens for the member whose card
 * was clicked, and closes on Cancel or once the mail was sent. The mail itself is a `form`. What was
 * written and not sent is there again when the dialog is opened for the same person; the page keeps it.
 *
 * A mail on its way can't be taken back. The dialog may be closed meanwhile: the mail goes on, the
 * person is told how it ended, and the card opens the dialog again as it is then.
 */
import { assign, setup } from 'xstate';

export const castMailMachine = setup({
  types: {
    /** `castId`: whom the mail is written to, while one is. */
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
  description: 'A member writes to somebody of the cast.',
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
      description: 'Nobody is written to.',
      entry: 'clearAddress',
    },
    writing: {
      description: 'The dialog is open, and the member writes.',
      on: {
        'mail.cancelled': { target: 'closed', meta: { rules: ['4.mail.modal'] } },
        'mail.submitted': 'sending',
      },
    },
    sending: {
      description: 'The mail is on its way and can no longer be taken back.',
      on: {
        'mail.sent': {
          description: 'The dialog closes once the mail was sent.',
          target: 'closed',
          meta: { rules: ['4.mail.modal'] },
        },
      },
      initial: 'watched',
      states: {
        watched: {
          description: 'The dialog is open and says that the mail is being sent.',
          on: {
            'mail.cancelled': 'unwatched',
            'mail.failed': '#castMail.writing',
          },
        },
        unwatched: {
          description: 'The dialog was closed meanwhile; a message will tell how it ended.',
          on: {
            'mail.opened': {
              guard: { type: 'isSamePerson', params: ({ event }) => event },
              target: 'watched',
            },
            'mail.failed': '#castMail.closed',
          },
        },
      },
    },
  },
});
