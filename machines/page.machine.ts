/**
 * A page of the site: access control (spec §4, §6) and lazy loading.
 * Some browsers cache a failed import until a reload, so the page reloads once.
 * It doesn't reload offline, where the browser may show its error page.
 * Nor does it reload if it can't record the reload, since it might then reload forever.
 */
import { fromCallback, fromPromise, setup } from 'xstate';

type Context = {
  path: string;
  for: 'everyone' | 'visitor' | 'member';
  isMember: boolean;
  isLoaded: boolean;
};

export const pageMachine = setup({
  types: {
    input: {} as Context,
    context: {} as Context,
    events: {} as
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
  description: 'Opens a page, and loads its code.',
  context: ({ input }) => input,
  invoke: { id: 'watchPerson', src: 'watchPerson' },
  initial: 'admitting',
  states: {
    admitting: {
      description: 'Checks who may open the page.',
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
      description: 'A visitor is sent to sign in, and returns afterwards.',
      meta: { end: 'The sign-in page follows.' },
    },
    closedToMember: {
      description: 'A member opens a page for visitors, and is redirected.',
      meta: { end: 'Another page follows.' },
    },
    signedIn: {
      description: 'The user has signed in, and returns to the requested page.',
      meta: { end: 'That page follows.' },
    },
    sessionEnded: {
      description: 'The session has ended.',
      meta: { end: 'The landing page follows.' },
    },
    open: {
      description: 'The user may see the page.',
      on: {
        'member.arrived': {
          description: 'The user signs in, and returns to the requested page.',
          guard: 'isForVisitors',
          target: 'signedIn',
          meta: { rules: ['4.session.sign-in', '4.session.guards'] },
        },
        'member.left': {
          description: 'The session ends: the landing page opens.',
          guard: 'isForMembers',
          target: 'sessionEnded',
          meta: { rules: ['8.unauthorized', '4.session.sign-out'] },
        },
      },
      initial: 'deciding',
      states: {
        deciding: {
          description: "Checks whether the page's code is loaded.",
          always: [{ guard: 'isLoaded', target: 'shown' }, { target: 'loading' }],
        },
        loading: {
          description: "The page's code is loading.",
          invoke: {
            id: 'loadScreen',
            src: 'loadScreen',
            input: ({ context }) => ({ path: context.path }),
            onDone: {
              description: 'The code loads: the page is shown.',
              target: 'shown',
            },
            onError: 'reloading',
          },
        },
        reloading: {
          description: 'The code could not be loaded, so the page reloads, once.',
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
          description: 'There is no network, and the page opens when it is back.',
          invoke: { id: 'watchNetwork', src: 'watchNetwork' },
          on: {
            'network.returned': {
              description: 'The network is back: the page reloads.',
              actions: 'reload',
            },
          },
        },
        lost: {
          description: 'The page could not be loaded, and says so.',
          on: {
            'retry.requested': {
              description: 'The user tries again: the page reloads.',
              actions: 'reload',
            },
          },
        },
        shown: {
          description: 'The page is shown.',
          entry: 'forgetReload',
        },
      },
    },
  },
});
