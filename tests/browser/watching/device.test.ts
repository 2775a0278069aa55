/** How films play on this device is kept there, whoever is signed in. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mockCall } from '../setup/provider';
import { PHONE, test } from '../setup/test';
import { details } from '../title/details';
import { button, expectPlaying, FILM, jumpTo, video } from './film';

const OTHER = '/movie-details/102';
const SUBTITLED = '/media/streams/slow-orbit/master.m3u8';
const player = (page: Page) => page.getByTestId('player');

/** Presses Play in the page of a title, and sees it play. */
async function play(page: Page, title: string) {
  await page.goto(title);
  await button(page, /^(?:Play|Resume)/).click();
  await expectPlaying(page);
}

async function openSettings(page: Page) {
  await player(page).hover();
  await player(page).getByRole('button', { name: 'Settings' }).click();
}

const rate = (page: Page) => video(page).evaluate((it: HTMLVideoElement) => it.playbackRate);
const isMuted = (page: Page) => video(page).evaluate((it: HTMLVideoElement) => it.muted);

test('a visitor chooses a speed and no sound, which hold for the next title until they are cleared', async ({
  open,
}) => {
  const page = await open();
  await play(page, FILM);
  await openSettings(page);
  await page.getByRole('menuitem', { name: 'Speed' }).click();
  await page.getByRole('menuitemradio', { name: '1.5×' }).click();
  await expect.poll(() => rate(page)).toBe(1.5);
  await page.keyboard.press('m');
  await expect.poll(() => isMuted(page)).toBe(true);

  await play(page, OTHER);
  await expect.poll(() => rate(page)).toBe(1.5);
  expect(await isMuted(page)).toBe(true);
  await openSettings(page);
  await page.getByRole('menuitem', { name: 'This device' }).click();
  const dialog = page.getByRole('dialog', { name: 'This device' });
  await expect
    .poll(() => dialog.locator('dl > div').allTextContents())
    .toEqual(['Soundmuted', 'Speed1.5×']);
  await dialog.getByRole('button', { name: 'Clear what is kept' }).click();
  await dialog.getByText('This device keeps nothing now.').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await play(page, FILM);
  expect([await rate(page), await isMuted(page)]).toEqual([1, false]);
});

test("a member's sign-out leaves what the device keeps, and the profile's page shows and clears it", async ({
  open,
  account,
}) => {
  const page = await open({ storageState: account.storageState });
  await page.goto('/edit-profile');
  const device = page.getByRole('region', { name: 'This device' });
  await device.getByText('Nothing has been chosen yet').waitFor();
  await device.getByLabel('Offer the next title at the end of a film').uncheck();
  await device.getByText('Up next').waitFor();
  // The provider keeps the session, which is taken up again below.
  await mockCall(page, '/logout', { body: { status: true } });
  await page.getByRole('button', { name: /^Profile of/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, account.localStorage);
  await page.goto('/edit-profile');
  await device.getByText('Up next').waitFor();
  expect(await device.getByLabel('Offer the next title').isChecked()).toBe(false);
  await device.getByRole('button', { name: 'Clear what is kept' }).click();
  await device.getByText('This device keeps nothing now.').waitFor();
  expect(await device.getByLabel('Offer the next title').isChecked()).toBe(true);
});

test('a member turns shortcuts of one key off: neither the player nor the search box takes them', async ({
  open,
  account,
}) => {
  const page = await open({ storageState: account.storageState });
  await page.goto('/edit-profile');
  const device = page.getByRole('region', { name: 'This device' });
  await device.getByLabel('Shortcuts of one key').uncheck();
  await device.getByText('Shortcuts of one keyoff').waitFor();

  const search = page.getByRole('combobox', { name: /search/i });
  const isSearching = () => search.evaluate((it) => it === document.activeElement);
  await play(page, FILM);
  await search.waitFor();
  await page.keyboard.press('m');
  await page.keyboard.press('/');
  // Space comes after them, and is no sign.
  await page.keyboard.press(' ');
  await expect.poll(() => video(page).evaluate((it: HTMLVideoElement) => it.paused)).toBe(true);
  expect([await isMuted(page), await isSearching()]).toEqual([false, false]);
  expect(await page.locator('[aria-keyshortcuts]').count()).toBe(0);

  await page.goto('/edit-profile');
  await device.getByText('Shortcuts of one keyoff').waitFor();
  await device.getByLabel('Shortcuts of one key').check();
  await play(page, FILM);
  await search.waitFor();
  await page.keyboard.press('m');
  await expect.poll(() => isMuted(page)).toBe(true);
  await page.keyboard.press('/');
  await expect.poll(isSearching).toBe(true);
});

test('on a phone what is unticked in the dialog stays where it was pressed', async ({ open }) => {
  const page = await open({ viewport: PHONE });
  await play(page, FILM);
  await openSettings(page);
  await page.getByRole('menuitem', { name: 'This device' }).click();
  const dialog = page.getByRole('dialog', { name: 'This device' });
  const boxes = [/^Offer the next title/, /^Shortcuts of one key/].map((name) =>
    dialog.getByLabel(name),
  );
  const heights = () => Promise.all(boxes.map(async (it) => (await it.boundingBox())?.y));
  await dialog.evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)));
  const before = await heights();
  for (const box of boxes) await box.uncheck();
  await dialog.getByText('Shortcuts of one keyoff').waitFor();
  expect(await heights()).toEqual(before);
});

test('what is chosen just before the page is left is kept', async ({ open, account }) => {
  const page = await open({ storageState: account.storageState });
  await page.goto('/edit-profile');
  const device = page.getByRole('region', { name: 'This device' });
  await device.getByText('Nothing has been chosen yet').waitFor();
  await device.getByLabel('Offer the next title').evaluate((box: HTMLElement) => {
    box.click();
    location.reload();
  });
  await device.getByText('Up nextoff').waitFor();
});

test('how captions look is kept for the next title, told in the profile and cleared there', async ({
  open,
  account,
}) => {
  const page = await open({ storageState: account.storageState });
  const data = details({ video_links: [{ type: 'HLS', url: SUBTITLED }] });
  await mockCall(page, '/user/movie-details/7', { body: { data } });
  const captions = player(page).locator('[data-captions]');
  /** Plays the film with its English captions, which are said from second 13 on. */
  const watch = async () => {
    await play(page, '/movie-details/7');
    await jumpTo(page, 13.2);
    await captions.waitFor();
  };
  await play(page, '/movie-details/7');
  await openSettings(page);
  await page.getByRole('menuitem', { name: 'Captions' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await openSettings(page);
  await page.getByRole('menuitem', { name: 'Captions' }).click();
  await page.getByRole('menuitem', { name: 'Style' }).click();
  for (const name of [/^Size/, /^Colour/, /^Ground/, /^Position/, /^Earlier/]) {
    await page.getByRole('menuitem', { name }).click();
  }

  await watch();
  await expect(captions).toHaveAttribute('data-size', 'Large');
  await expect(captions).toHaveAttribute('data-position', 'Top');
  await expect(captions.locator('p')).toHaveAttribute('data-colour', 'Yellow');
  await expect(captions.locator('p')).toHaveAttribute('data-ground', 'Full');

  await page.goto('/edit-profile');
  const device = page.getByRole('region', { name: 'This device' });
  const kept = () => device.locator('dl > div').allTextContents();
  const LOOK = 'Look of captionsLarge, yellow, full ground, top, 0.5 s earlier';
  await expect.poll(kept).toEqual(['Captionsen', LOOK]);
  await device.getByRole('button', { name: 'Clear what is kept' }).click();
  await device.getByText('This device keeps nothing now.').waitFor();

  await play(page, '/movie-details/7');
  await openSettings(page);
  await page.getByRole('menuitem', { name: 'Captions' }).click();
  await page.getByRole('menuitem', { name: 'Style' }).click();
  await page.getByRole('menuitem', { name: /^Size\s*Medium$/ }).waitFor();
  await page.getByRole('menuitem', { name: /^Later\s*None$/ }).waitFor();
});
