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
