/**
 * The link of an invitation: before the sign-up form is shown, the provider is asked whether the invitation is good.
 * The invitation itself and the invited address never enter the chart.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '../contract/failure';

export const invitationMachine = setup({
  types: {
    /** `reason`: why the provider refuses the invitation; `null` if it doesn't say. */
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
      description: 'The provider is asked whom the invitation is for.',
      invoke: {
        id: 'readInvitation',
        src: 'readInvitation',
        onDone: 'invited',
        onError: [
          {
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
      meta: { end: 'The form goes on from here.' },
    },
    refused: {
      description: 'The page says why the invitation is not good, and how to go on.',
      meta: { end: 'The same invitation stays refused.' },
    },
    unanswered: {
      description: 'The provider could not be asked, and the visitor may try again.',
      on: { 'retry.requested': 'checking' },
    },
  },
});
