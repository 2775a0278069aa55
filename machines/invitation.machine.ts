/**
 * The invitation's token and e-mail address never enter the chart, since XState's `inspect` exposes
 * the context.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '../contract/failure';

export const invitationMachine = setup({
  types: {
    context: {} as { reason: string | null },
    events: {} as { type: 'retry.requested' },
  },
  actors: {
    readInvitation: fromPromise<void>(async () => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    keepReason: assign((_, params: { error: unknown }) => ({
      reason: (params.error as Failure).reason,
    })),
  },
  guards: {
    isRefusal: (_, params: { error: unknown }) => {
      const { kind, status } = params.error as Failure;
      return kind === 'absent' || (kind === 'rejected' && status === 422);
    },
  },
}).createMachine({
  id: 'invitation',
  description: 'A visitor opens the link of an invitation.',
  context: { reason: null },
  initial: 'checking',
  states: {
    checking: {
      description: 'The provider is asked who the invitation is for.',
      invoke: {
        id: 'readInvitation',
        src: 'readInvitation',
        onDone: {
          description:
            'The invitation is valid: the sign-up form opens with the invited email address.',
          target: 'invited',
        },
        onError: [
          {
            description: 'The invitation is not valid: the page says why.',
            guard: { type: 'isRefusal', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'keepReason', params: ({ event }) => event },
          },
          { target: 'unanswered' },
        ],
      },
    },
    invited: {
      description: 'The sign-up form is shown, with the invited email address.',
      meta: { end: 'The sign-up form takes over.' },
    },
    refused: {
      description: 'The page says why the invitation is not valid, and how to continue.',
      meta: { end: 'The same invitation stays invalid.' },
    },
    unanswered: {
      description: 'The provider did not answer, and the visitor may try again.',
      on: {
        'retry.requested': {
          description: 'The visitor tries again: the invitation is checked.',
          target: 'checking',
        },
      },
    },
  },
});
