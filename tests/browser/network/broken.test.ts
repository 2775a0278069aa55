import { expect } from 'vitest';
import { cardNames } from '../catalogue/cards';
import { audit } from '../setup/audit';
import { intercept, letThrough } from '../setup/interception';
import { test } from '../setup/test';

test('a page whose code fails to load is reloaded once, then shows an error and can be retried', async ({
  visitor,
  logs,
}) => {
  logs.expects(/TvShowsScreen|ERR_FAILED|Failed to fetch dynamically|\[fin\] This page broke/);
  await visitor.goto('/browse');
  let reloads = 0;
  visitor.on('request', (request) => {
    if (request.isNavigationRequest()) reloads += 1;
  });
  await intercept(visitor, '**/TvShowsScreen*.js', (it) => it.abort());
  await visitor.getByRole('link', { name: 'TV Show', exact: true }).click();
  await visitor.getByText("We couldn't show this page.").waitFor();
  expect(await audit(visitor)).toEqual([]);
  expect(reloads).toBe(1);
  expect(new URL(visitor.url()).pathname).toBe('/tv-show');
  await letThrough(visitor);
  await visitor.getByRole('button', { name: 'Try again' }).click();
  await cardNames(visitor);
});

test('a menu whose chunk fails to load shows an error, and leaves the page as it is', async ({
  member,
  logs,
}) => {
  logs.expects(/ERR_FAILED|\[fin\] a part of the page/);
  await member.goto('/submit-your-movie');
  await member.getByLabel('Your name').fill('Asha Rao');
  await intercept(member, '**/ProfileDropdown*.js', (it) => it.abort());
  await member.getByRole('button', { name: /^Profile of/ }).click();
  await member
    .getByText("We couldn't load this part of the page. Reload the page to try again.")
    .waitFor();
  expect(await audit(member)).toEqual([]);
  await expect(member.getByLabel('Your name')).toHaveValue('Asha Rao');
  expect(await member.getByRole('heading', { level: 1 }).textContent()).toBe('Submit Your Movie');
});

test('without storage the site works, and a session lasts as long as the page', async ({
  visitor,
  account,
}) => {
  await visitor.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }
  });
  await visitor.goto('/login');
  await visitor.getByLabel('Email').fill(account.email);
  await visitor.getByLabel('Password').fill(account.password);
  await visitor.getByRole('button', { name: 'Sign In' }).click();
  await visitor.waitForURL('**/browse');
  await visitor.getByRole('link', { name: 'My Watchlist', exact: true }).click();
  await visitor.getByRole('heading', { name: 'My WatchList', level: 1 }).waitFor();
  await visitor.goBack();
  await visitor.waitForURL('**/browse');
  await visitor.reload();
  await visitor.getByRole('button', { name: 'Login' }).waitFor();
});
