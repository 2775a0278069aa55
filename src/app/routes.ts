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
    return (await import('../features/landing/LandingScreen')).LandingScreen;
  }),
  page('/login', 'visitor', 'Login', async () => {
    return (await import('../features/auth/LoginScreen')).LoginScreen;
  }),
  page('/signup', 'visitor', 'Signup', async () => {
    return (await import('../features/auth/SignUpScreen')).SignUpScreen;
  }),
  page('/forgot-password', 'everyone', undefined, async () => {
    return (await import('../features/auth/ForgotPasswordScreen')).ForgotPasswordScreen;
  }),
];

/** Pages inside the shared layout, with navigation bar and footer. */
export const layoutPages: readonly Page[] = [
  page('/browse', 'everyone', 'Browse', async () => {
    return (await import('../features/home/HomeScreen')).HomeScreen;
  }),
  page('/movies/:id?', 'everyone', 'Movies', async () => {
    return (await import('../features/catalogue/MoviesScreen')).MoviesScreen;
  }),
  page('/tv-show', 'everyone', 'Tv shows', async () => {
    return (await import('../features/catalogue/TvShowsScreen')).TvShowsScreen;
  }),
  page('/search', 'member', 'Search', async () => {
    return (await import('../features/search/SearchScreen')).SearchScreen;
  }),
  page('/my-watch-list', 'member', undefined, async () => {
    return (await import('../features/watchlist/WatchlistScreen')).WatchlistScreen;
  }),
  page('/mylist', 'member', undefined, async () => {
    return (await import('../features/catalogue/MyListScreen')).MyListScreen;
  }),
  page('/movie-details/:id', 'everyone', 'Movie', async () => {
    return (await import('../features/title/TitleScreen')).TitleScreen;
  }),
  page('/edit-profile', 'member', 'Edit Profile', async () => {
    return (await import('../features/account/AccountScreen')).AccountScreen;
  }),
  page('/plans', 'member', 'Subscription Plans', async () => {
    return (await import('../features/plans/PlansScreen')).PlansScreen;
  }),
  page('/get-payment-detail/:plan_id', 'member', 'Payment Details', async () => {
    return (await import('../features/checkout/CheckoutScreen')).CheckoutScreen;
  }),
  page('/payment-success', 'member', undefined, async () => {
    return (await import('../features/checkout/ConfirmationScreen')).ConfirmationScreen;
  }),
  page('/submit-your-movie', 'member', 'Submit Your Movie', async () => {
    return (await import('../features/submission/SubmissionScreen')).SubmissionScreen;
  }),
  page('/privacy-policy', 'everyone', 'Privacy Policy', async () => {
    return (await import('../features/legal/PrivacyPolicyScreen')).PrivacyPolicyScreen;
  }),
  page('/terms-conditions', 'everyone', undefined, async () => {
    return (await import('../features/legal/TermsScreen')).TermsScreen;
  }),
  page('*', 'everyone', undefined, async () => {
    return (await import('./NotFoundScreen')).NotFoundScreen;
  }),
];
