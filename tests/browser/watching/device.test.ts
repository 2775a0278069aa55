import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mockCall } from '../setup/provider';
import { PHONE } from '../setup/test';
import { FILM, OTHER_FILM, type PlayerPage, quickPlayerOn, STREAM } from '../title/player-page';
import { test } from '../title/player-test';

async function play(film: PlayerPage, title: string) {
  await film.open(title);
  await film.play();
}

const deviceOf = (page: Page) => page.getByRole('region', { name: 'This device' });

test('a visitor chooses a speed and mute, which apply to the next title until they are cleared', async ({
  visitor: page,
}) => {
  const film = await quickPlayerOn(page);
  await play(film, FILM);
  await film.openSettings('Speed');
  await film.choose('1.5×');
  await film.sees('rate', 1.5);
  await page.keyboard.press('m');
  await film.sees('isMuted', true);

  await play(film, OTHER_FILM);
  await film.sees('rate', 1.5);
  await film.sees('isMuted', true);
  await film.openSettings('This device');
  const dialog = page.getByRole('dialog', { name: 'This device' });
  await expect
    .poll(() => dialog.locator('dl > div').allTextContents())
    .toEqual(['Soundmuted', 'Speed1.5×']);
  await dialog.getByRole('button', { name: 'Reset to defaults' }).click();
  await dialog.getByText('Settings reset.').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await play(film, FILM);
  expect(await film.now()).toMatchObject({ rate: 1, isMuted: false });
});

test("a member's sign-out keeps this browser's settings, and the profile page shows and clears them", async ({
  member: page,
  account,
}) => {
  await page.goto('/edit-profile');
  const device = deviceOf(page);
  await device.getByText('Nothing saved yet').waitFor();
  await device.getByLabel('Autoplay the next title').evaluate((box: HTMLElement) => {
    box.click();
    location.reload();
  });
  await device.getByText('Up nextoff').waitFor();
  // Mocks the sign-out, so that the session stays valid on the server.
  await mockCall(page, '/logout', { body: { status: true } });
  await page.getByRole('button', { name: /^Profile of/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, account.localStorage);
  await page.goto('/edit-profile');
  await device.getByText('Up next').waitFor();
  await expect.poll(() => device.getByLabel('Autoplay the next title').isChecked()).toBe(false);
  await device.getByRole('button', { name: 'Reset to defaults' }).click();
  await device.getByText('Settings reset.').waitFor();
  await expect.poll(() => device.getByLabel('Autoplay the next title').isChecked()).toBe(true);
});

test('a member turns single-key shortcuts off: neither the player nor the search box uses them', async ({
  film,
}) => {
  const { page } = film;
  await page.goto('/edit-profile');
  const device = deviceOf(page);
  await device.getByLabel('Single-key shortcuts').uncheck();
  await device.getByText('Single-key shortcutsoff').waitFor();

  const search = page.getByRole('combobox', { name: /search/i });
  const isSearching = () => search.evaluate((it) => it === document.activeElement);
  await play(film, FILM);
  await search.waitFor();
  await film.controls.waitFor({ state: 'attached' });
  await page.keyboard.press('m');
  await page.keyboard.press('/');
  await page.keyboard.press(' ');
  await film.sees('isPaused', true);
  expect([(await film.now()).isMuted, await isSearching()]).toEqual([false, false]);
  expect(await page.locator('[aria-keyshortcuts]').count()).toBe(0);
});

test('on a phone a checkbox of the dialog stays where it was tapped', async ({ open }) => {
  const page = await open({ viewport: PHONE });
  const film = await quickPlayerOn(page);
  await play(film, FILM);
  await film.openSettings('This device');
  const dialog = page.getByRole('dialog', { name: 'This device' });
  const boxes = [/^Autoplay the next title/, /^Single-key shortcuts/].map((name) =>
    dialog.getByLabel(name),
  );
  const heights = () => Promise.all(boxes.map(async (it) => (await it.boundingBox())?.y));
  await dialog.evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)));
  const before = await heights();
  for (const box of boxes) await box.uncheck();
  await dialog.getByText('Single-key shortcutsoff').waitFor();
  expect(await heights()).toEqual(before);
});

test('the caption style is stored for the next title, shown in the profile and cleared there', async ({
  realFilm: film,
}) => {
  const { page } = film;
  const captions = film.stage.locator('[data-captions]');
  const openStyle = async () => {
    await film.openWith([STREAM]);
    await film.play();
    await film.openSettings('Captions', 'Style');
  };
  await openStyle();
  for (const name of [/^Size/, /^Colour/, /^Background/, /^Position/, /^Earlier/]) {
    await page.getByRole('menuitem', { name }).press('Enter');
  }
  await page.keyboard.press('Escape');
  await film.openSettings('Captions');
  await film.choose('English');

  await film.openWith([STREAM]);
  await film.watchFrom(13.2);
  await captions.waitFor();
  await expect(captions).toHaveAttribute('data-size', 'Large');
  await expect(captions).toHaveAttribute('data-position', 'Top');
  await expect(captions.locator('p')).toHaveAttribute('data-colour', 'Yellow');
  await expect(captions.locator('p')).toHaveAttribute('data-ground', 'Full');

  await page.goto('/edit-profile');
  const device = deviceOf(page);
  const kept = () => device.locator('dl > div').allTextContents();
  const LOOK = 'Caption styleLarge, yellow, full background, top, 0.5 s earlier';
  await expect.poll(kept).toEqual(['Captionsen', LOOK]);
  await device.getByRole('button', { name: 'Reset to defaults' }).click();
  await device.getByText('Settings reset.').waitFor();

  await openStyle();
  await page.getByRole('menuitem', { name: /^Size\s*Medium$/ }).waitFor();
  await page.getByRole('menuitem', { name: /^Later\s*None$/ }).waitFor();
});
