/**
 * One page of the site: who may open it (spec §4, §6), and its code, which is fetched when it is opened.
 *
 * Browsers remember a failed import until the page is loaded anew, so one reload is tried. It is not where
 * nobody could tell that it was tried already, or without a network: then it would end on the browser's
 * own page.
 */
import { fromCallback, fromPromise, setup } from 'xstate';

type Context = {
  /** The page's path, by which its code is found. */
  path: string;
  for: 'everyone' | 'visitor' | 'member';
  /** Whether a member has come to the page. */
  isMember: boolean;
  /** Whether the code was fetched earlier. */
  isLoaded: boolean;
};

export const pageMachine = setup({
  types: {
    input: {} as Context,
    context: {} as Context,
    events: {} as
      /** The session tells who is here. */
        | { type: 'member.arrived' }
        | { type: 'member.left' }
        | { type: 'reload.refused'; isOffline: boolean }
        | { type: 'network.returned' }
        | { type: 'retry.requested' },
  },
  actors: {
    watchPerson: fromCallback(() => {
      throw new Error('not supplied');
    }),
    loadScreen: fromPromise<void, { path: string }>(async () => {
      throw new Error('not supplied');
    }),
    /** Loads the page anew, or answers with `reload.refused`. */
    tryReload: fromCallback(() => {
      throw new Error('not supplied');
    }),
    watchNetwork: fromCallback(() => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    reload: () => {
      throw new Error('not supplied');
    },
    forgetReload: () => {
      throw new Error('not supplied');
    },
  },
  guards: {
    isForMembers: ({ context }) => context.for === 'member',
    isForVisitors: ({ context }) => context.for === 'visitor',
    isClosedToVisitor: ({ context }) => context.for === 'member' && !context.isMember,
    isClosedToMember: ({ context }) => context.for === 'visitor' && context.isMember,
    isLoaded: ({ context }) => context.isLoaded,
    isOffline: (_, params: { isOffline: boolean }) => params.isOffline,
  },
}).createMachine({
  id: 'page',
  description: 'A page is opened by whoever may see it, and its code is fetched.',
  context: ({ input }) => input,
  invoke: { id: 'watchPerson', src: 'watchPerson' },
  initial: 'admitting',
  states: {
    admitting: {
      description: 'It is looked who may open the page.',
      always: [
        {
          guard: 'isClosedToVisitor',
          target: 'closedToVisitor',
          meta: { rules: ['4.session.guards'] },
        },
        { guard: 'isClosedToMember', target: 'closedToMember' },
        { target: 'open' },
      ],
    },
    closedToVisitor: {
      description: 'A visitor is sent to sign in, and comes back to this page afterwards.',
      meta: { end: 'The page to sign in follows.' },
    },
    closedToMember: {
      description: 'A member need not sign in, and is sent on.',
      meta: { end: 'Another page follows.' },
    },
    signedIn: {
      description: 'Who has signed in here goes back to the page that asked for it.',
      meta: { end: 'That page follows.' },
    },
    sessionEnded: {
      description: 'The session ended on a page for members.',
      meta: { end: 'The landing page follows.' },
    },
    open: {
      description: 'Who is here may see the page.',
      on: {
        'member.arrived': {
          guard: 'isForVisitors',
          target: 'signedIn',
          meta: { rules: ['4.session.sign-in', '4.session.guards'] },
        },
        'member.left': {
          guard: 'isForMembers',
          target: 'sessionEnded',
          meta: { rules: ['8.unauthorized', '4.session.sign-out'] },
        },
      },
      initial: 'deciding',
      states: {
        deciding: {
          description: 'It is looked whether the code is there.',
          always: [{ guard: 'isLoaded', target: 'shown' }, { target: 'loading' }],
        },
        loading: {
          description: 'The code is on its way.',
          invoke: {
            id: 'loadScreen',
            src: 'loadScreen',
            input: ({ context }) => ({ path: context.path }),
            onDone: 'shown',
            onError: 'reloading',
          },
        },
        reloading: {
          description: 'The code did not come, and the page is loaded anew, once.',
          invoke: { id: 'tryReload', src: 'tryReload' },
          on: {
            'reload.refused': [
              {
                guard: { type: 'isOffline', params: ({ event }) => event },
                target: 'awaitingNetwork',
              },
              { target: 'lost' },
            ],
          },
        },
        awaitingNetwork: {
          description: 'There is no network, and the page opens by itself when it is back.',
          invoke: { id: 'watchNetwork', src: 'watchNetwork' },
          on: { 'network.returned': { actions: 'reload' } },
        },
        lost: {
          description: 'The page could not be loaded, also not anew, and says so.',
          on: { 'retry.requested': { actions: 'reload' } },
        },
        shown: {
          description: 'The page is there, and another one may be loaded anew once.',
          entry: 'forgetReload',
        },
      },
    },
  },
});
