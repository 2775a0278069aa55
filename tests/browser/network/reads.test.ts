import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectEmptyList } from '../catalogue/cards';
import { letThrough } from '../setup/interception';
import type { Logs } from '../setup/logs';
import { disconnect } from '../setup/provider';
import { test } from '../setup/test';

/** Waits until `count` failures are logged, and checks that none of them is a toast. */
async function expectLogged(page: Page, logs: Logs, count: number) {
  await expect.poll(() => logs.all().filter((line) => line.includes('[fin]'))).toHaveLength(count);
  expect(await page.locator('.Toastify__toast').count()).toBe(0);
}

function expectDisconnected(logs: Logs) {
  logs.expects(/ERR_INTERNET_DISCONNECTED/);
  logs.expects(/^\[fin\]/);
}

test('offline, the home page has seven empty rows, no hero, and buttons to retry', async ({
  visitor: page,
  logs,
}) => {
  expectDisconnected(logs);
  await page.setViewportSize({ width: 1440, height: 4000 });
  await disconnect(page);
  await page.goto('/browse');
  await expect.poll(() => page.getByText('No videos available.').count()).toBe(7);
  expect(await page.getByTestId('hero').count()).toBe(0);
  expect(await page.getByTestId('placeholder').count()).toBe(0);
  await expectLogged(page, logs, 7);
  await letThrough(page);
  const top = page.getByRole('region', { name: 'Top 10' });
  await top.getByRole('button', { name: 'Try again' }).click();
  await top.getByRole('link').first().waitFor();
});

test('offline, a visitor sees empty lists, and no details of a title', async ({
  visitor,
  logs,
}) => {
  expectDisconnected(logs);
  await disconnect(visitor);
  await visitor.goto('/movies');
  await expectEmptyList(visitor);
  await visitor.getByRole('button', { name: 'Genres' }).click();
  await visitor.getByRole('menuitem', { name: /Try again/ }).waitFor();
  await expectLogged(visitor, logs, 2);
  await visitor.goto('/tv-show');
  await expectEmptyList(visitor);
  await expectLogged(visitor, logs, 3);
  await visitor.goto('/movie-details/101');
  await visitor.getByText('No movie details found.', { exact: true }).waitFor();
});

test('offline, a member sees empty lists, and messages about what could not be loaded', async ({
  member,
  logs,
}) => {
  expectDisconnected(logs);
  await disconnect(member);
  await member.goto('/search?q=lantern');
  await expectEmptyList(member);
  await expectLogged(member, logs, 1);
  await member.getByRole('combobox').fill('salt');
  await expectLogged(member, logs, 2);
  expect(await member.getByRole('option').count()).toBe(0);
  await member.goto('/my-watch-list');
  await expectEmptyList(member);
  await expectLogged(member, logs, 3);
  await member.goto('/plans');
  await member.getByText('No plans available.').waitFor();
  await member.getByText('Your subscription could not be loaded.').waitFor();
  await expectLogged(member, logs, 5);
  await member.goto('/get-payment-detail/2');
  await member.getByText('No Payment Details Available', { exact: true }).waitFor();
  await member.goto('/payment-success?session_id=s1');
  await member
    .getByText('Failed to confirm your payment. Please contact support.', { exact: true })
    .waitFor();
});

test('offline, a heart and a sign-out are rolled back with a message', async ({ member, logs }) => {
  expectDisconnected(logs);
  await member.goto('/tv-show');
  const heart = member.getByRole('button', { name: /watchlist$/ }).first();
  await heart.waitFor();
  await disconnect(member);
  await heart.click();
  await member.getByRole('alert').getByText('Action failed!', { exact: true }).waitFor();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  // By keyboard: for 5 s the message lies over the button (spec §9).
  await member.getByRole('button', { name: /^Profile of/ }).press('Enter');
  await member.getByRole('menuitem', { name: 'Logout' }).press('Enter');
  await member.getByRole('alert').getByText('Login failed!', { exact: true }).waitFor();
  expect(await member.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
});
