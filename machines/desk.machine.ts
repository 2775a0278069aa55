/**
 * The operator's desk: who is signed in. A token is sent once, and opens a session of twelve hours. When it ends
 * in the middle of work, the page stays as it is, and asks for the token again.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '../contract/failure';

export const deskMachine = setup({
  types: {
    context: {} as {
      /** Of the token that is signed in, or was when the session ended; `null` for none. */
      name: string | null;
      /** Why the last sign-in was refused, in the provider's words; `null` where it has said nothing. */
      reason: string | null;
    },
    events: {} as
      | { type: 'token.submitted' }
      | { type: 'session.ended' }
      | { type: 'signOut.requested' }
      | { type: 'retry.requested' },
    tags: {} as 'busy',
  },
  actors: {
    /** Answers with no name where this browser has no session. */
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
      description: 'The provider is asked whether this browser has a session.',
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          {
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
      on: { 'retry.requested': 'checking' },
    },
    signedOut: {
      description: 'The page asks for a token, and work that was begun stays behind it.',
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
          target: 'signedIn',
          actions: { type: 'noteName', params: ({ event }) => event.output },
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
          description: 'Twelve hours are over, or the token was revoked.',
          target: 'signedOut',
        },
        'signOut.requested': 'signingOut',
      },
      initial: 'working',
      states: {
        working: { description: 'All calls are answered.' },
        unsure: { description: 'Signing out failed: the session may go on.' },
      },
    },
    signingOut: {
      description: 'The session is being ended.',
      tags: 'busy',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'signedOut', actions: 'forgetName' },
        onError: 'signedIn.unsure',
      },
    },
  },
});
