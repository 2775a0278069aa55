/** Every screen of the site in the states that people see, for pictures of it. */
import type { Page } from 'playwright-core';

export interface Screen {
  name: string;
  path: string;
  as: 'visitor' | 'member';
  /** Grows as one scrolls. */
  isLong?: boolean;
  /** Leads to the state that is wanted; only what is in view is then taken. */
  prepare?(page: Page): Promise<unknown>;
}

export const MEMBER = {
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'asha.rao@fin.example',
  password: 'projector-beam',
};

const FILM = '/movie-details/101';

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

const openQuestion = async (page: Page) => {
  await page.getByText('What is Fin').click();
  await page.locator('[aria-expanded=true]').waitFor();
};

export const screens: readonly Screen[] = [
  { name: 'landing', path: '/', as: 'visitor' },
  { name: 'landing-question', path: '/', as: 'visitor', prepare: openQuestion },
  { name: 'sign-in', path: '/login', as: 'visitor' },
  { name: 'sign-in-errors', path: '/login', as: 'visitor', prepare: leaveAllBoxes },
  { name: 'sign-up', path: '/signup', as: 'visitor' },
  { name: 'sign-up-errors', path: '/signup', as: 'visitor', prepare: press('Sign Up') },
  { name: 'forgot-password', path: '/forgot-password', as: 'visitor' },
  { name: 'home', path: '/browse', as: 'visitor', isLong: true },
  { name: 'home-member', path: '/browse', as: 'member' },
  { name: 'movies', path: '/movies', as: 'visitor' },
  { name: 'movies-genres', path: '/movies', as: 'visitor', prepare: openGenres },
  { name: 'movies-of-genre', path: '/movies/1?type=genre', as: 'visitor' },
  { name: 'movies-of-cast', path: '/movies/501?type=cast', as: 'visitor' },
  { name: 'tv-shows', path: '/tv-show', as: 'visitor' },
  { name: 'title', path: FILM, as: 'visitor' },
  { name: 'title-member', path: FILM, as: 'member' },
  { name: 'title-mail', path: FILM, as: 'member', prepare: press(/^Send email to/) },
  { name: 'title-unknown', path: '/movie-details/0', as: 'visitor' },
  { name: 'search', path: '/search', as: 'member' },
  { name: 'search-results', path: '/search?q=the', as: 'member' },
  { name: 'search-none', path: '/search?q=zzzz', as: 'member' },
  { name: 'search-suggestions', path: '/search', as: 'member', prepare: typeInSearchBox },
  { name: 'watchlist', path: '/my-watch-list', as: 'member' },
  { name: 'my-list', path: '/mylist', as: 'member' },
  { name: 'profile', path: '/edit-profile', as: 'member' },
  { name: 'password', path: '/edit-profile?tab=password', as: 'member' },
  { name: 'plans', path: '/plans', as: 'member' },
  { name: 'checkout', path: '/get-payment-detail/2', as: 'member' },
  { name: 'checkout-unknown', path: '/get-payment-detail/0', as: 'member' },
  { name: 'confirmation-failed', path: '/payment-success', as: 'member' },
  { name: 'submission', path: '/submit-your-movie', as: 'member' },
  { name: 'privacy', path: '/privacy-policy', as: 'visitor' },
  { name: 'terms', path: '/terms-conditions', as: 'visitor' },
  { name: 'not-found', path: '/no-such-page', as: 'visitor' },
];

async function openGenres(page: Page) {
  await page.getByRole('button', { name: 'Genres' }).click();
  await page.getByRole('menuitem').first().waitFor();
}

async function leaveAllBoxes(page: Page) {
  for (const name of ['Email', 'Password']) {
    const box = page.getByRole('textbox', { name, exact: true });
    await box.focus();
    await box.blur();
  }
}

async function typeInSearchBox(page: Page) {
  await page.getByRole('combobox').fill('the');
  await page.getByRole('option').first().waitFor();
}
