import type { Page } from 'playwright-core';
import { cardNames, expectEmptyList, films } from '../catalogue/cards';
import { boxOf, listOf, suggest } from '../search/box';
import { intercept, letThrough } from '../setup/interception';
import { disconnect, holdCall, mockCall } from '../setup/provider';
import { at, resized, type Screen } from './screen';

const profile = (page: Page) => page.getByRole('button', { name: /^Profile of/ });
const toast = (page: Page) => page.locator('.Toastify__toast').first().waitFor();
const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Add ${name} to watchlist`, exact: true });

async function search(page: Page, text: string) {
  await boxOf(page).fill(text);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: `Results for “${text}”` }).waitFor();
}

export const memberScreens: Screen[] = [
  { screen: 'landing page, for a member', states: { opened: at('/') } },
  {
    screen: 'navigation bar',
    logs: /500/,
    states: {
      closed: async (page) => {
        await page.goto('/browse');
        await page.getByTestId('hero').waitFor();
        await profile(page).waitFor();
      },
      'with the profile menu open': async (page) => {
        await profile(page).click();
        await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
      },
      'after a failed sign-out': async (page) => {
        await mockCall(page, '/logout', { status: 500 });
        await page.getByRole('menuitem', { name: 'Logout' }).click();
        await toast(page);
      },
      'with suggestions': async (page) => {
        await suggest(page, 'Lanterns', 'Last Ferry');
        await boxOf(page).fill('la');
        await listOf(page).waitFor();
      },
      'on a phone': async (page) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await at('/movies')(page);
        await page.getByRole('button', { name: 'Menu' }).waitFor();
      },
      'on a phone, with the menu open': async (page) => {
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('link', { name: 'TV Show' }).waitFor();
      },
      'on a phone, with the profile menu open': async (page) => {
        await page.getByRole('button', { name: 'Menu' }).press('Enter');
        await page.getByRole('link', { name: 'TV Show' }).waitFor({ state: 'hidden' });
        await profile(page).click();
        await page.getByRole('menuitem', { name: /Watchlist/i }).waitFor();
      },
    },
  },
  {
    screen: 'search',
    logs: /status of 500|\[fin\]/,
    states: {
      empty: at('/search'),
      'with twelve suggestions, the last one chosen': async (page) => {
        await suggest(page, ...Array.from({ length: 12 }, (_, index) => `Lantern ${index + 1}`));
        await boxOf(page).fill('la');
        await listOf(page).waitFor();
        await page.keyboard.press('ArrowUp');
        await listOf(page).locator('[aria-selected=true]').waitFor();
      },
      'with results': (page) => search(page, 'salt'),
      'on a phone': resized(390),
      'with the recent searches, one of them chosen': async (page) => {
        await page.getByRole('button', { name: 'Clear search' }).click();
        await page.getByRole('listbox', { name: 'Recent searches' }).waitFor();
        await page.keyboard.press('ArrowDown');
        await page.locator('[role=option][aria-selected=true]').waitFor();
      },
      'that finds nothing': async (page) => {
        await search(page, 'no such title');
        await expectEmptyList(page);
      },
      failed: async (page) => {
        await mockCall(page, '/user/get-search', { status: 500 });
        await search(page, 'lamps');
        await page.getByRole('button', { name: 'Try again' }).waitFor();
      },
      'on its way': async (page) => {
        await holdCall(page, '/user/get-search');
        await search(page, 'road');
        await page.getByTestId('placeholder').first().waitFor();
      },
    },
  },
  {
    screen: 'watchlist',
    logs: /status of (422|503)|ERR_INTERNET_DISCONNECTED|\[fin\]/,
    states: {
      empty: async (page) => {
        await page.goto('/my-watch-list');
        await expectEmptyList(page);
      },
      'with titles': async (page) => {
        const data = films(3).map((film) => ({ ...film, is_watch_list: 1 }));
        await mockCall(page, '/user/watch-list', { body: { data } });
        await page.goto('/my-watch-list');
        await cardNames(page);
      },
      'with a title taken off': async (page) => {
        await holdCall(page, '/user/save-watch-list');
        await heart(page, 'Film 1').click();
        await page.locator('[aria-pressed=false]').waitFor();
      },
      'on a phone': resized(390),
      'with a heart that was refused': async (page) => {
        const body = { message: 'The list is full.' };
        await mockCall(page, '/user/save-watch-list', { status: 422, body });
        await heart(page, 'Film 2').click();
        await toast(page);
      },
      failed: async (page) => {
        await disconnect(page);
        await page.goto('/my-watch-list');
        await page.getByRole('button', { name: 'Try again' }).waitFor();
      },
    },
  },
  {
    screen: 'a lost session',
    logs: /401/,
    states: {
      'said on the landing page': async (page) => {
        const body = { status: false, message: 'Unauthenticated.' };
        await mockCall(page, '/user/watch-list', { status: 401, body });
        await page.goto('/my-watch-list');
        await page.getByText("You've been signed out.").waitFor();
      },
      'on a phone': resized(390),
      'said at sign-in': async (page) => {
        await page.getByRole('link', { name: 'Sign in', exact: true }).click();
        await page.getByRole('heading', { name: 'Sign In', level: 1 }).waitFor();
      },
    },
  },
  {
    screen: 'without a network',
    logs: /ERR_INTERNET_DISCONNECTED|Failed to fetch|\[fin\]/,
    states: {
      'what was read': async (page) => {
        await intercept(page, '**/TvShowsScreen*.js', (it) => it.abort('InternetDisconnected'));
        await page.goto('/browse');
        await page.getByTestId('hero').waitFor();
        await page.context().setOffline(true);
        await page.getByText("You're offline.").waitFor();
      },
      'on a phone': resized(390),
      'a page that was never opened': async (page) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.getByRole('link', { name: 'TV Show', exact: true }).click();
        await page.getByText('This page will load when you reconnect.').waitFor();
      },
      'that page, once the network is back': async (page) => {
        await letThrough(page);
        await page.context().setOffline(false);
        await page.getByRole('heading', { name: 'TV Shows', level: 1 }).waitFor();
        await cardNames(page);
      },
    },
  },
  {
    screen: 'a page whose code is lost',
    logs: /TvShowsScreen|ERR_FAILED|Failed to fetch dynamically|\[fin\] This page broke/,
    states: {
      'with a way to try again': async (page) => {
        await page.goto('/browse');
        await intercept(page, '**/TvShowsScreen*.js', (it) => it.abort());
        await page.getByRole('link', { name: 'TV Show', exact: true }).click();
        await page.getByText("We couldn't show this page.").waitFor();
      },
    },
  },
  { screen: 'my list', states: { 'on a desktop': at('/mylist'), 'on a phone': resized(390) } },
];
