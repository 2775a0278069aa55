/**
 * Who is here: a visitor, or a member (spec §4, §6, §8).
 *
 * The browser's storage is the one truth: signing in, in this tab or another, is heard as
 * `session.changed`. A call refused with 401 is heard as `session.refused`.
 */
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { User } from '../contract/entities';
import type { Failure } from '../contract/failure';

/** What storage tells: whether there is a token, and whose it is. The token stays in storage. */
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
      | { type: 'notification.raised'; tone: 'error'; message: string },
  },
  actors: {
    watchSession: fromCallback(() => {
      throw new Error('watchSession is not supplied');
    }),
    signOut: fromPromise<void>(async () => {
      throw new Error('signOut is not supplied');
    }),
  },
  actions: {
    forgetSession: () => {
      throw new Error('forgetSession is not supplied');
    },
    clearStorage: () => {
      throw new Error('clearStorage is not supplied');
    },
    rememberUser: assign((_, params: Session) => params),
    becomeVisitor: assign({ isSignedIn: false, user: null }),
    goToLanding: emit({ type: 'page.requested', to: '/' }),
    notify: emit((_, params: { message: string }) => ({
      type: 'notification.raised' as const,
      tone: 'error' as const,
      message: params.message,
    })),
  },
  guards: {
    isSignedIn: (_, params: Session) => params.isSignedIn,
    isUnauthorized: (_, params: { error: unknown }) =>
      (params.error as Failure).kind === 'unauthorized',
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
            onError: [
              {
                guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) },
                target: 'staying',
              },
              {
                target: 'staying',
                actions: {
                  type: 'notify',
                  params: ({ event }) => ({
                    message: (event.error as Failure).reason ?? 'Login failed!',
                  }),
                },
              },
            ],
          },
        },
      },
    },
  },
});
