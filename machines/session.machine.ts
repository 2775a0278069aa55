/**
 * The session of this tab (spec §4, §6, §8). Local storage is the source of truth.
 * `session.changed` reports the stored session after a change in any tab or a return from bfcache.
 * `storage.cleared` reports that local storage was cleared, such as by a sign-out in any tab.
 * A 401 or an unsendable token (`session.refused`), or a removed token (`token.removed`), expires
 * the session. During a sign-out, any end of the session completes the sign-out, unless another
 * member has signed in.
 * After a session expires, the same member can sign in and return to the page with its input.
 * Per-user caches subscribe to `person.changed` and `session.ended`.
 */
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { User } from '../contract/entities';

/** The stored session without the token, which stays in local storage. */
export type Session = { isSignedIn: boolean; user: User | null };

/** An expired session: the member's e-mail address (empty if unknown), and where to return to. */
export type Interruption = { person: string; address: string };

type Context = Session & { interruption: Interruption | null };

export const sessionMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Context,
    events: {} as
      | { type: 'session.changed'; session: Session; interruption: Interruption | null }
      | { type: 'storage.cleared' }
      | { type: 'session.refused'; address: string }
      | { type: 'token.removed'; address: string }
      | { type: 'signOut.requested'; isEverywhere: boolean },
    tags: {} as 'busy',
    emitted: {} as
      | { type: 'person.changed' }
      | { type: 'user.changed' }
      | { type: 'session.ended' }
      | { type: 'page.requested'; to: '/' }
      | { type: 'failure.raised'; error: unknown; text: 'session.signOutFailed' },
  },
  actors: {
    watchSession: fromCallback(() => {
      throw new Error('not supplied');
    }),
    signOut: fromPromise<void, { isEverywhere: boolean }>(async () => {
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
    keepInterrupted: (_, _params: { interruption: Interruption | null }) => {
      throw new Error('not supplied');
    },
    endInterruption: () => {
      throw new Error('not supplied');
    },
    rememberUser: assign((_, params: Session) => ({
      isSignedIn: params.isSignedIn,
      user: params.user,
    })),
    becomeVisitor: assign({ isSignedIn: false, user: null }),
    noteInterruption: assign(({ context }, params: { address: string }) => ({
      interruption: { person: context.user?.email ?? '', address: params.address },
    })),
    takeUpInterruption: assign((_, params: { interruption: Interruption | null }) => ({
      interruption: params.interruption,
    })),
    forgetInterruption: assign({ interruption: null }),
    announcePerson: emit({ type: 'person.changed' }),
    announceUser: emit({ type: 'user.changed' }),
    announceEnd: emit({ type: 'session.ended' }),
    goToLanding: emit({ type: 'page.requested', to: '/' }),
    announceFailure: emit((_, params: { error: unknown }) => ({
      type: 'failure.raised' as const,
      error: params.error,
      text: 'session.signOutFailed' as const,
    })),
  },
  guards: {
    isSignedIn: (_, params: Session) => params.isSignedIn,
    isSignedOut: (_, params: Session) => !params.isSignedIn,
    isInterrupted: ({ context }) => context.interruption !== null,
    isInterruptedPerson: ({ context }, params: Session) =>
      params.isSignedIn && params.user?.email === context.interruption?.person,
    isSameMember: ({ context }, params: Session) =>
      params.isSignedIn && params.user?.email === context.user?.email,
    isOwnInterruption: ({ context }, params: { interruption: Interruption | null }) =>
      params.interruption !== null && params.interruption.person === context.user?.email,
  },
}).createMachine({
  id: 'session',
  description: 'Whether the user is a visitor or a member.',
  context: ({ input }) => input,
  initial: 'checking',
  invoke: { id: 'watchSession', src: 'watchSession' },
  states: {
    checking: {
      description: 'Checks whether the user is signed in.',
      always: [
        {
          guard: { type: 'isSignedIn', params: ({ context }) => context },
          target: 'member',
          meta: { rules: ['4.session.token'] },
        },
        { guard: 'isInterrupted', target: 'visitor.interrupted' },
        { target: 'visitor' },
      ],
    },
    visitor: {
      description: 'The user is not signed in.',
      entry: 'becomeVisitor',
      exit: 'announcePerson',
      initial: 'browsing',
      on: {
        'session.refused': { actions: ['forgetSession', 'goToLanding'] },
      },
      states: {
        browsing: {
          description: 'A visitor browses the site.',
          entry: 'forgetInterruption',
          on: {
            'session.changed': {
              guard: { type: 'isSignedIn', params: ({ event }) => event.session },
              target: '#session.member',
              meta: { rules: ['4.session.sign-in'] },
              actions: { type: 'rememberUser', params: ({ event }) => event.session },
            },
          },
        },
        interrupted: {
          description: 'The session expired; the member may sign in and continue.',
          on: {
            'storage.cleared': { target: 'browsing', actions: 'announceEnd' },
            'session.changed': [
              {
                guard: { type: 'isInterruptedPerson', params: ({ event }) => event.session },
                target: '#session.member',
                actions: { type: 'rememberUser', params: ({ event }) => event.session },
              },
              {
                guard: { type: 'isSignedIn', params: ({ event }) => event.session },
                target: '#session.member',
                actions: [
                  'announceEnd',
                  'forgetInterruption',
                  { type: 'rememberUser', params: ({ event }) => event.session },
                ],
              },
            ],
          },
        },
      },
    },
    member: {
      description: 'A member is signed in.',
      entry: 'endInterruption',
      initial: 'staying',
      exit: 'announcePerson',
      on: {
        'storage.cleared': { target: 'visitor', actions: 'announceEnd' },
        'session.changed': [
          {
            guard: { type: 'isSameMember', params: ({ event }) => event.session },
            actions: [
              { type: 'rememberUser', params: ({ event }) => event.session },
              'announceUser',
            ],
          },
          {
            description: 'Another member has signed in.',
            guard: { type: 'isSignedIn', params: ({ event }) => event.session },
            target: 'member',
            reenter: true,
            actions: [
              'announceEnd',
              'forgetInterruption',
              { type: 'rememberUser', params: ({ event }) => event.session },
            ],
          },
          {
            description: 'The session has expired.',
            guard: { type: 'isOwnInterruption', params: ({ event }) => event },
            target: 'visitor.interrupted',
            actions: { type: 'takeUpInterruption', params: ({ event }) => event },
          },
          { target: 'visitor', actions: 'announceEnd' },
        ],
        'session.refused': {
          description: 'The provider refuses the session: the landing page opens.',
          meta: { rules: ['8.unauthorized'] },
          target: 'visitor.interrupted',
          actions: [
            { type: 'noteInterruption', params: ({ event }) => event },
            { type: 'keepInterrupted', params: ({ context }) => context },
            'forgetSession',
            'goToLanding',
          ],
        },
        'token.removed': {
          target: 'visitor.interrupted',
          actions: [
            { type: 'noteInterruption', params: ({ event }) => event },
            { type: 'keepInterrupted', params: ({ context }) => context },
          ],
        },
      },
      states: {
        staying: {
          description: 'The member uses the site.',
          on: { 'signOut.requested': 'signingOut' },
        },
        signingOut: {
          description: 'The member is signing out.',
          tags: 'busy',
          on: {
            'session.refused': '#session.signedOut',
            'token.removed': '#session.signedOut',
            'storage.cleared': '#session.signedOut',
            'session.changed': {
              description: 'The session has ended elsewhere: the landing page opens.',
              guard: { type: 'isSignedOut', params: ({ event }) => event.session },
              target: '#session.signedOut',
            },
          },
          invoke: {
            id: 'signOut',
            src: 'signOut',
            input: ({ event }) => ({
              isEverywhere: event.type === 'signOut.requested' && event.isEverywhere,
            }),
            onDone: { meta: { rules: ['4.session.sign-out'] }, target: '#session.signedOut' },
            onError: {
              description: 'Signing out fails: the member stays signed in.',
              meta: { rules: ['8.sign-out'] },
              target: 'staying',
              actions: { type: 'announceFailure', params: ({ event }) => event },
            },
          },
        },
      },
    },
    signedOut: {
      description: 'The sign-out is complete: the landing page opens.',
      entry: ['clearStorage', 'announceEnd', 'goToLanding'],
      always: 'visitor',
    },
  },
});
