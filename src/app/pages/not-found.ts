import type { Page } from './page';

export const page: Page = {
  path: '*',
  for: 'everyone',
  screen: async () => (await import('../NotFoundScreen')).NotFoundScreen,
};
