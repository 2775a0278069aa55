import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure } from '../contract/failure';

export const deskMachine = setup({
  types: {
    context: {} as {
      /**
       * The name of the session's token, kept after the session expires; `null` before sign-in and
       * after sign-out.
       */
      name: string | null;
      reason: string | null;
    },
    events: {} as
      | { type: 'token.submitted' }
      | { type: 'session.ended' }
      | { type: 'signOut.requested' }
      | { type: 'retry.requested' },
    tags: {} as 'busy',
    emitted: {} as { type: 'session.started' },
  },
  actors: {
    readSession: fromPromise<{ name: string | null }>(async () => {
      throw new Error('not supplied');
    }),
    signIn: fromPromise<{ name: string }>(async () => {
      throw new Error('not supplied');
    }),
    signOut: fromPromise<void>(async () => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    noteName: assign((_, params: { name: string | null }) => ({ name: params.name, reason: null })),
    forgetName: assign({ name: null, reason: null }),
    announceSession: emit({ type: 'session.started' }),
    noteReason: assign((_, params: { error: unknown }) => ({
      reason: (params.error as Failure).reason,
    })),
  },
  guards: {
    hasSession: (_, params: { name: string | null }) => params.name !== null,
  },
}).createMachine({
  id: 'desk',
  description: 'An operator signs in to the desk.',
  context: { name: null, reason: null },
  initial: 'checking',
  states: {
    checking: {
      description: 'Checks with the provider whether this browser has a session.',
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          {
            description: 'The browser has a session: the operator is signed in.',
            guard: { type: 'hasSession', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'noteName', params: ({ event }) => event.output },
          },
          { target: 'signedOut' },
        ],
        onError: 'unreachable',
      },
    },
    unreachable: {
      description: 'The provider did not answer, and the page says so.',
      on: {
        'retry.requested': {
          description: 'The operator tries again: the session is checked.',
          target: 'checking',
        },
      },
    },
    signedOut: {
      description: 'The page asks for a token, and keeps unfinished work behind it.',
      on: { 'token.submitted': 'signingIn' },
      initial: 'asking',
      states: {
        asking: { description: 'No token was sent yet.' },
        refused: { description: 'The last token was refused, and the page says why.' },
      },
    },
    signingIn: {
      description: 'The token is being sent.',
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        onDone: {
          description: 'The operator is signed in, and open pages load their data again.',
          target: 'signedIn',
          actions: [{ type: 'noteName', params: ({ event }) => event.output }, 'announceSession'],
        },
        onError: {
          target: 'signedOut.refused',
          actions: { type: 'noteReason', params: ({ event }) => event },
        },
      },
    },
    signedIn: {
      description: 'The operator works at the desk.',
      on: {
        'session.ended': {
          description:
            'Twelve hours have passed, or the token was revoked: the page asks for the token again.',
          target: 'signedOut',
        },
        'signOut.requested': 'signingOut',
      },
      initial: 'working',
      states: {
        working: { description: 'The session is active.' },
        unsure: { description: 'Signing out failed, so the session may still be active.' },
      },
    },
    signingOut: {
      description: 'The session is being ended.',
      tags: 'busy',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'signedOut', actions: 'forgetName' },
        onError: {
          description: 'Signing out fails: the page says that the session may still be active.',
          target: 'signedIn.unsure',
        },
      },
    },
  },
});
