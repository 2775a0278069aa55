/** Every page: its address, its section in the title (spec §2), who may open it, and its screen. */
import type { ComponentType } from 'react';
import { type LazyScreen, lazyScreen } from './lazy-screen';

export interface Page extends LazyScreen {
  path: string;
  /** `{section} | Fin`; pages that the specification does not list are 'Default Title'. */
  section?: string;
  /** `visitor` pages send a member to /browse, `member` pages a visitor to /login. */
  for: 'everyone' | 'visitor' | 'member';
}

function page(
  path: string,
  who: Page['for'],
  section: string | undefined,
  load: () => Promise<ComponentType>,
): Page {
  return { path, for: who, ...(section && { section }), ...lazyScreen(load) };
}

/** Pages that stand alone. */
export const barePages: readonly Page[] = [
  page('/', 'everyone', undefined, async () => {
    return (await import('../screens/landing/LandingScreen')).LandingScreen;
  }),
  page('/login', 'visitor', 'Login', async () => {
    return (await import('../screens/login/LoginScreen')).LoginScreen;
  }),
  page('/signup', 'visitor', 'Signup', async () => {
    return (await import('../screens/signup/SignUpScreen')).SignUpScreen;
  }),
];

/** Pages inside the shared layout, with navigation bar and footer. */
export const layoutPages: readonly Page[] = [
  page('/browse', 'everyone', 'Browse', async () => {
    return (await import('../screens/browse/BrowseScreen')).BrowseScreen;
  }),
  page('/movie-details/:id', 'everyone', 'Movie', async () => {
    return (await import('../screens/movie-details/TitleScreen')).TitleScreen;
  }),
  page('*', 'everyone', undefined, async () => {
    return (await import('../screens/not-found/NotFoundScreen')).NotFoundScreen;
  }),
];
