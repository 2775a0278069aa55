import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { cardNames } from '../catalogue/cards';
import { letThrough } from '../setup/interception';
import { test } from '../setup/test';
import { boxOf, enter, highlightedIn, listOf, suggest } from './box';

const recentOf = (page: Page) => page.getByRole('listbox', { name: 'Recent searches' });
const recentIn = (page: Page) => recentOf(page).getByRole('option').allTextContents();

async function searchFor(page: Page, ...queries: string[]): Promise<void> {
  for (const query of queries) {
    await enter(page, query);
    await boxOf(page).press('Enter');
    await page.getByRole('heading', { name: `Results for “${query}”`, level: 2 }).waitFor();
  }
}

test('the last eight searches are listed, newest first, and one is chosen by keyboard, in the bar too', async ({
  member,
}) => {
  await member.goto('/search');
  await expect(boxOf(member)).toHaveFocus();
  expect(await recentOf(member).count()).toBe(0);
  await searchFor(member, 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9', 'A3');
  await member.goto('/tv-show');
  await cardNames(member);
  expect(await recentOf(member).count()).toBe(0);
  await member.keyboard.press('/');
  await expect(boxOf(member)).toHaveFocus();
  await recentOf(member).waitFor();
  expect(await recentIn(member)).toEqual(['A3', 'a9', 'a8', 'a7', 'a6', 'a5', 'a4', 'a2']);
  await member.keyboard.press('ArrowDown');
  await member.keyboard.press('ArrowDown');
  await expect.poll(() => highlightedIn(member)).toBe('a9');
  await member.keyboard.press('Enter');
  await member.waitForURL('**/search?q=a9');
  await expect(boxOf(member)).toHaveValue('a9');
});

test('a recent search is removed by a click, or by Delete, and stays removed', async ({
  member,
}) => {
  await member.goto('/search');
  await searchFor(member, 'one', 'two', 'three');
  await member.getByRole('button', { name: 'Clear search' }).click();
  await recentOf(member).waitFor();
  await member.getByRole('button', { name: 'Remove two' }).click();
  await expect.poll(() => recentIn(member)).toEqual(['three', 'one']);
  await expect(boxOf(member)).toHaveFocus();
  await member.keyboard.press('ArrowDown');
  await member.keyboard.press('Delete');
  await expect.poll(() => recentIn(member)).toEqual(['one']);
  await expect.poll(() => highlightedIn(member)).toBe('one');
  await member.reload();
  await recentOf(member).waitFor();
  expect(await recentIn(member)).toEqual(['one']);
  await member.keyboard.press('ArrowDown');
  await member.keyboard.press('Delete');
  await recentOf(member).waitFor({ state: 'hidden' });
});

test('the next account to sign in sees none of them, and a sign-out clears them', async ({
  member,
}) => {
  await member.goto('/search');
  await searchFor(member, 'salt');
  const kept = () => member.evaluate(() => localStorage.getItem('fin.searches'));
  await expect.poll(kept).toContain('salt');
  await member.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify({ ...user, email: 'someone.else@fin.example' }));
  });
  await member.goto('/search');
  await expect(boxOf(member)).toHaveFocus();
  expect(await recentOf(member).count()).toBe(0);
  await member.getByRole('button', { name: /^Profile of/ }).click();
  await member.getByRole('menuitem', { name: 'Logout' }).click();
  await member.getByRole('button', { name: 'Get Started' }).first().waitFor();
  await expect.poll(kept).toBeNull();
});

test("a slash focuses the box, except in a text field, with a browser's shortcut, in full screen and in an open menu", async ({
  member,
}) => {
  await member.goto('/search?q=salt');
  await cardNames(member);
  const box = boxOf(member);
  await member.keyboard.press('/');
  await expect(box).toHaveFocus();
  await member.keyboard.type('a/b');
  await expect(box).toHaveValue('a/b');
  for (const shortcut of ['Control+/', 'Alt+/', 'Meta+/']) {
    await box.press('Escape');
    await box.blur();
    await member.keyboard.press(shortcut);
    await expect(box).not.toHaveFocus();
  }
  await member.evaluate(() => document.documentElement.requestFullscreen());
  await member.keyboard.press('/');
  await expect(box).not.toHaveFocus();
  await member.evaluate(() => document.exitFullscreen());
  await member.getByRole('button', { name: /^Profile of/ }).click();
  await member.getByRole('menuitem', { name: 'Logout' }).waitFor();
  await member.keyboard.press('/');
  await expect(box).not.toHaveFocus();
  await member.goto('/edit-profile');
  const name = member.getByLabel('First Name');
  await name.fill('A');
  await name.press('/');
  await expect(name).toHaveValue('A/');
});

test('matched letters are marked in suggestions and results, whatever their accents', async ({
  member,
}) => {
  await suggest(member, 'Wolf Winter in Białowieża', 'Somewhere Else');
  await member.goto('/search');
  await enter(member, 'bialo');
  await listOf(member).waitFor();
  expect(await listOf(member).locator('mark').allTextContents()).toEqual(['Biało']);
  await letThrough(member);
  await member.keyboard.press('Enter');
  expect(await cardNames(member)).toEqual(['Wolf Winter in Białowieża']);
  const card = member.getByRole('link', { name: 'Wolf Winter in Białowieża' });
  expect(await card.locator('mark').allTextContents()).toEqual(['Biało']);
});
