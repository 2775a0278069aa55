/**
 * Writing to a cast member from a title's page (spec §4): a dialog opens for the member whose card
 * was clicked, and closes on Cancel or once the mail was sent. The mail itself is a `form`. What was
 * written and not sent is there again when the dialog is opened for the same person; the page keeps it.
 */
import { assign, setup } from 'xstate';

export const castMailMachine = setup({
  types: {
    /** `castId`: whom the mail is written to, while one is. */
    context: {} as { castId: string | null },
    events: {} as
      | { type: 'mail.opened'; castId: string }
      | { type: 'mail.cancelled' }
      | { type: 'mail.sent' },
  },
  actions: {
    addressMail: assign((_, params: { castId: string }) => ({ castId: params.castId })),
    clearAddress: assign({ castId: null }),
  },
}).createMachine({
  id: 'castMail',
  context: { castId: null },
  initial: 'closed',
  on: {
    'mail.opened': {
      target: '.writing',
      actions: { type: 'addressMail', params: ({ event }) => ({ castId: event.castId }) },
    },
  },
  states: {
    closed: {
      entry: 'clearAddress',
    },
    writing: {
      on: {
        'mail.cancelled': 'closed',
        'mail.sent': 'closed',
      },
    },
  },
});
