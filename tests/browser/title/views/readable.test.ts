/** Every control can be read over any film, and pressed by a thumb. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PHONE, test } from '../../setup/test';
import { player, seesItPlay, watch } from '../holding/watching';
import { addStyle, lowContrasts } from './contrast';

const FILM = [
  { type: 'HLS', url: '/media/streams/slow-orbit/master.m3u8' },
  { type: 'mp4', url: '/media/streams/paper-boats.mp4' },
];
const controls = (page: Page) => page.getByTestId('controls');

/** A film that stands, so that its controls stay, and is all of one colour. */
async function openFilm(page: Page, colour: 'black' | 'white'): Promise<void> {
  await watch(page, FILM);
  await seesItPlay(page);
  await page.keyboard.press('k');
  await expect(controls(page)).toHaveAttribute('data-hidden', null);
  const filter = `brightness(0)${colour === 'white' ? ' invert(1)' : ''}`;
  await addStyle(page, `[data-stage] video { filter: ${filter} }`);
}

test.for(['black', 'white'] as const)(
  'controls, menus and echo over a %s film',
  async (colour, { member: page }) => {
    await page.clock.install();
    await openFilm(page, colour);
    // The echo stays for the look.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('c');
    await page.getByTestId('echo').getByText('Captions').waitFor();
    const found = await lowContrasts(page, player(page));
    for (const name of ['Speed', 'Quality', 'Captions', 'Audio', 'Source']) {
      await controls(page).getByRole('button', { name: 'Settings' }).press('Enter');
      found.push(...(await lowContrasts(page, page.getByRole('menu'))));
      await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).press('Enter');
      await page.getByRole('menuitemradio').first().waitFor();
      found.push(...(await lowContrasts(page, page.getByRole('menu'))));
      await page.keyboard.press('Escape');
    }
    expect(found).toEqual([]);
  },
);

test('on a phone, each control and each choice is at least 44 px wide and high', async ({
  open,
  account,
}) => {
  const { storageState } = account;
  const page = await open({ storageState, viewport: PHONE, hasTouch: true, isMobile: true });
  await openFilm(page, 'black');
  const small = () =>
    player(page)
      .locator('button, [role=slider], [role^=menuitem], a, input')
      .evaluateAll((all) =>
        all
          .filter((it) => it.checkVisibility())
          .map((it) => ({ it, box: it.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 44 || box.height < 44)
          .map(({ it, box }) => `${it.outerHTML.slice(0, 80)}: ${box.width} × ${box.height}`),
      );
  expect(await small()).toEqual([]);
  await controls(page).getByRole('button', { name: 'Settings' }).press('Enter');
  await page.getByRole('menu').waitFor();
  expect(await small()).toEqual([]);
  await page.getByRole('menuitem', { name: /^Captions/ }).press('Enter');
  await page.getByRole('menuitemradio').first().waitFor();
  expect(await small()).toEqual([]);
});
