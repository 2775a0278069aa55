import { pageMachine } from '../../machines/page.machine';
import { describeFlow, failures } from '../test-paths/flow';

export const visitorAtMovies = {
  path: '/movies',
  for: 'everyone',
  isMember: false,
  isLoaded: false,
} as const;
export const memberAtPlans = {
  ...visitorAtMovies,
  path: '/plans',
  for: 'member',
  isMember: true,
} as const;
export const visitorAtSignIn = {
  ...visitorAtMovies,
  path: '/login',
  for: 'visitor',
  isLoaded: true,
} as const;

export const pageFlow = describeFlow({
  machine: pageMachine,
  guards: {
    isForMembers: 'The page is for members only.',
    isForVisitors: 'The page is for visitors only.',
    isClosedToVisitor: 'The page is for members only, and the user is a visitor.',
    isClosedToMember: 'The page is for visitors only, and the user is a member.',
    isLoaded: "The page's code is already loaded.",
    isOffline: 'The browser has no network.',
  },
  actions: {
    reload: 'Reloads the page.',
    forgetReload: 'Allows one reload for the next page whose code cannot be loaded.',
  },
  inputs: [
    visitorAtMovies,
    memberAtPlans,
    visitorAtSignIn,
    { ...memberAtPlans, isLoaded: true },
    { ...memberAtPlans, isMember: false },
    { ...visitorAtSignIn, isMember: true },
  ],
  events: { 'reload.refused': [{ isOffline: true }, { isOffline: false }] },
  outputs: { loadScreen: [undefined] },
  site: {
    cases: {
      inputs: [
        { ...memberAtPlans, isLoaded: true },
        { ...visitorAtMovies, path: '/tv-show' },
        memberAtPlans,
        visitorAtSignIn,
        { ...memberAtPlans, isMember: false },
        { ...visitorAtSignIn, isMember: true, isLoaded: false },
      ],
      failures: [failures.network, failures.rejected],
    },
    follows: {
      'member.arrived': ({ type }, { context }) =>
        type === 'xstate.init' && context.isMember ? {} : null,
      'member.left': ({ type }, { context }) =>
        type === 'xstate.init' && !context.isMember ? {} : null,
      'reload.refused': ({ type, error }) =>
        type.startsWith('xstate.error') ? { isOffline: error.kind === 'network' } : null,
    },
    endings: ['network.returned', 'retry.requested'],
    isPossible({ type }, { context }) {
      if (type === 'member.arrived') return context.for === 'visitor';
      if (type === 'member.left') return context.for === 'member';
      return type !== 'reload.refused';
    },
  },
});
