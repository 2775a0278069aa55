import type { Page } from 'playwright-core';

export const SAVE = '/user/save-watch-list';

export const addTo = (page: Page, name: string) =>
  page.getByRole('button', { name: `Add ${name} to watchlist`, exact: true, pressed: false });
export const removeFrom = (page: Page, name: string) =>
  page.getByRole('button', { name: `Add ${name} to watchlist`, exact: true, pressed: true });
