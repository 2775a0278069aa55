import type { Page } from 'playwright-core';
import { sampleAddress } from '../site/sample-address';
import * as pages from '../src/app/pages/list';
import type { Page as SitePage } from '../src/app/pages/page';

export interface Screen {
  name: string;
  path: string;
  as: 'visitor' | 'member';
  isLong?: boolean;
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

const IDS: Readonly<Record<string, string>> = { checkout: '2' };

const asOpened = Object.entries<SitePage>(pages).map(([name, page]): Screen => {
  const path = sampleAddress(page.path, IDS[name] ?? '101');
  return { name, path, as: page.for === 'member' ? 'member' : 'visitor' };
});

export const screens: readonly Screen[] = [
  ...asOpened,
  { name: 'landing-question', path: '/', as: 'visitor', prepare: openQuestion },
  { name: 'sign-in-errors', path: '/login', as: 'visitor', prepare: leaveAllBoxes },
  { name: 'sign-up-errors', path: '/signup', as: 'visitor', prepare: press('Sign Up') },
  { name: 'home-rows', path: '/browse', as: 'visitor', isLong: true },
  { name: 'home-member', path: '/browse', as: 'member' },
  { name: 'movies-genres', path: '/movies', as: 'visitor', prepare: openGenres },
  { name: 'movies-of-genre', path: '/movies/1?type=genre', as: 'visitor' },
  { name: 'movies-of-cast', path: '/movies/501?type=cast', as: 'visitor' },
  { name: 'title-member', path: FILM, as: 'member' },
  { name: 'title-mail', path: FILM, as: 'member', prepare: press(/^Send email to/) },
  { name: 'title-unknown', path: '/movie-details/0', as: 'visitor' },
  { name: 'search-results', path: '/search?q=the', as: 'member' },
  { name: 'search-none', path: '/search?q=zzzz', as: 'member' },
  { name: 'search-suggestions', path: '/search', as: 'member', prepare: typeInSearchBox },
  { name: 'password', path: '/edit-profile?tab=password', as: 'member' },
  { name: 'checkout-unknown', path: '/get-payment-detail/0', as: 'member' },
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
