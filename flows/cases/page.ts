import { pageMachine } from '../../machines/page.machine';
import { describeFlow } from '../walk/flow';

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
    isForMembers: 'Only members may open the page.',
    isForVisitors: 'Only visitors need the page.',
    isClosedToVisitor: 'Only members may open the page, and a visitor is here.',
    isClosedToMember: 'Only visitors need the page, and a member is here.',
    isLoaded: "The page's code is already loaded.",
    isOffline: 'The browser has no network.',
  },
  actions: {
    reload: 'Loads the page again.',
    forgetReload: 'Allows one reload again, for the next page whose code is lost.',
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
});
