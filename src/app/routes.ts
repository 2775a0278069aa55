/** Every page: its path, its section in the title (spec §2), who may open it, and its screen. */
import type { ComponentType } from 'react';
import { carouselTrack } from '../components/carousel/lazy-track';
import { loadRowOfBegun } from '../features/home/continue/lazy-row';
import { type Lazy, lazy } from '../lib/lazy';
import { paths, patterns } from '../lib/paths';

export interface Page extends Lazy<ComponentType> {
  path: string;
  /** `{section} | Fin`; pages that the specification does not list are 'Default Title'. */
  section: string | undefined;
  /** `visitor` pages send a member to /browse, `member` pages a visitor to /login. */
  for: 'everyone' | 'visitor' | 'member';
}

function page(
  path: string,
  who: Page['for'],
  section: string | undefined,
  load: () => Promise<ComponentType>,
): Page {
  return { path, for: who, section, ...lazy(load) };
}

/** Pages without the shared layout. */
export const barePages: readonly Page[] = [
  page(paths.landing, 'everyone', undefined, async () => {
    return (await import('../features/landing/LandingScreen')).LandingScreen;
  }),
  page(paths.signIn, 'visitor', 'Login', async () => {
    return (await import('../features/auth/LoginScreen')).LoginScreen;
  }),
  page(paths.signUp, 'visitor', 'Signup', async () => {
    return (await import('../features/auth/SignUpScreen')).SignUpScreen;
  }),
  page(paths.forgotPassword, 'everyone', undefined, async () => {
    return (await import('../features/auth/ForgotPasswordScreen')).ForgotPasswordScreen;
  }),
];

/** Pages inside the shared layout. */
export const layoutPages: readonly Page[] = [
  page(paths.home, 'everyone', 'Browse', async () => {
    // The page begins without it; a row says so when it is lost.
    carouselTrack.load().catch(() => undefined);
    const [{ HomeScreen }] = await Promise.all([
      import('../features/home/HomeScreen'),
      loadRowOfBegun(),
    ]);
    return HomeScreen;
  }),
  page(patterns.movies, 'everyone', 'Movies', async () => {
    return (await import('../features/catalogue/MoviesScreen')).MoviesScreen;
  }),
  page(paths.tvShows, 'everyone', 'Tv shows', async () => {
    return (await import('../features/catalogue/TvShowsScreen')).TvShowsScreen;
  }),
  page(paths.search, 'member', 'Search', async () => {
    return (await import('../features/search/SearchScreen')).SearchScreen;
  }),
  page(paths.watchlist, 'member', undefined, async () => {
    return (await import('../features/watchlist/WatchlistScreen')).WatchlistScreen;
  }),
  page(paths.myList, 'member', undefined, async () => {
    return (await import('../features/catalogue/MyListScreen')).MyListScreen;
  }),
  page(patterns.title, 'everyone', 'Movie', async () => {
    return (await import('../features/title/TitleScreen')).TitleScreen;
  }),
  page(paths.account, 'member', 'Edit Profile', async () => {
    return (await import('../features/account/AccountScreen')).AccountScreen;
  }),
  page(paths.plans, 'member', 'Subscription Plans', async () => {
    return (await import('../features/plans/PlansScreen')).PlansScreen;
  }),
  page(patterns.checkout, 'member', 'Payment Details', async () => {
    return (await import('../features/checkout/CheckoutScreen')).CheckoutScreen;
  }),
  page(paths.confirmation, 'member', undefined, async () => {
    return (await import('../features/checkout/ConfirmationScreen')).ConfirmationScreen;
  }),
  page(paths.submission, 'member', 'Submit Your Movie', async () => {
    return (await import('../features/submission/SubmissionScreen')).SubmissionScreen;
  }),
  page(paths.privacyPolicy, 'everyone', 'Privacy Policy', async () => {
    return (await import('../features/legal/PrivacyPolicyScreen')).PrivacyPolicyScreen;
  }),
  page(paths.terms, 'everyone', undefined, async () => {
    return (await import('../features/legal/TermsScreen')).TermsScreen;
  }),
  page('*', 'everyone', undefined, async () => {
    return (await import('./NotFoundScreen')).NotFoundScreen;
  }),
];
