import type { Page } from 'playwright-core';
import { mockCall } from '../setup/provider';

export const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Search titles' });

export const listOf = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

export async function enter(page: Page, text: string): Promise<void> {
  await boxOf(page).fill(text);
}

export async function type(page: Page, text: string): Promise<void> {
  await boxOf(page).pressSequentially(text);
}

export async function suggest(page: Page, ...names: string[]): Promise<void> {
  const body = names.map((name, index) => ({ id: index + 1, name }));
  await mockCall(page, '/user/search-list-dropdown', { body });
}

export async function highlightedIn(page: Page): Promise<string | null> {
  const id = await boxOf(page).getAttribute('aria-activedescendant');
  return id === null ? null : page.locator(`[id="${id}"][aria-selected=true]`).textContent();
}
