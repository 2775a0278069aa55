/**
 * The session of this tab: a visitor, or a member (spec §4, §6, §8).
 *
 * Local storage is the source of truth: a sign-in, in this tab or another, arrives as
 * `session.changed`, a call refused with 401 as `session.refused`.
 */
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { User } from '../contract/entities';

/** What is read from storage. The token itself stays there. */
export type Session = { isSignedIn: boolean; user: User | null };

export const sessionMachine = setup({
  types: {
    context: {} as Session,
    input: {} as Session,
    events: {} as
      | { type: 'session.changed'; session: Session }
      | { type: 'session.refused' }
      | { type: 'signOut.requested' },
    tags: {} as 'busy',
    emitted: {} as
      | { type: 'page.requested'; to: '/' }
      | { type: 'failure.raised'; error: unknown; text: string },
  },
  actors: {
    watchSession: fromCallback(() => {
      throw new Error('not supplied');
    }),
    signOut: fromPromise<void>(async () => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    forgetSession: () => {
      throw new Error('not supplied');
    },
    clearStorage: () => {
      throw new Error('not supplied');
    },
    rememberUser: assign((_, params: Session) => params),
    becomeVisitor: assign({ isSignedIn: false, user: null }),
    goToLanding: emit({ type: 'page.requested', to: '/' }),
    announceFailure: emit((_, params: { error: unknown }) => ({
      type: 'failure.raised' as const,
      error: params.error,
      text: 'Login failed!',
    })),
  },
  guards: {
    isSignedIn: (_, params: Session) => params.isSignedIn,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => input,
  initial: 'checking',
  invoke: { id: 'watchSession', src: 'watchSession' },
  on: {
    'session.refused': {
      target: '.visitor',
      actions: ['forgetSession', 'goToLanding'],
    },
  },
  states: {
    checking: {
      always: [
        { guard: { type: 'isSignedIn', params: ({ context }) => context }, target: 'member' },
        { target: 'visitor' },
      ],
    },
    visitor: {
      entry: 'becomeVisitor',
      on: {
        'session.changed': {
          guard: { type: 'isSignedIn', params: ({ event }) => event.session },
          target: 'member',
          actions: { type: 'rememberUser', params: ({ event }) => event.session },
        },
      },
    },
    member: {
      initial: 'staying',
      on: {
        'session.changed': [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.session },
            actions: { type: 'rememberUser', params: ({ event }) => event.session },
          },
          { target: 'visitor' },
        ],
      },
      states: {
        staying: {
          on: { 'signOut.requested': 'signingOut' },
        },
        signingOut: {
          tags: 'busy',
          invoke: {
            id: 'signOut',
            src: 'signOut',
            onDone: { target: '#session.visitor', actions: ['clearStorage', 'goToLanding'] },
            onError: {
              target: 'staying',
              actions: { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
  },
});
