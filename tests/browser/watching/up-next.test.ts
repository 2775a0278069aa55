import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { intercept } from '../setup/interception';
import { holdRequest } from '../setup/provider';
import { saveNoData } from '../setup/switches';
import type { People } from '../setup/test';
import { playEmbed } from '../title/embeds';
import { FILM, OTHER_FILM, type PlayerPage, playerOn, quickPlayerOn } from '../title/player-page';
import { test } from '../title/player-test';
import { expectToGoOn } from '../title/source';

type Open = Pick<People, 'openMember'>['openMember'];

const card = (page: Page) => page.getByRole('region', { name: 'Up next' });
const press = (page: Page, name: string) => card(page).getByRole('button', { name }).click();
const titleOf = (page: Page) => page.locator('main h1').textContent();

const offeredTitle = (page: Page) => card(page).locator('p').nth(1).textContent();

async function openBrowser(openMember: Open): Promise<Page> {
  const page = await openMember({ reducedMotion: 'no-preference' });
  await saveNoData(page);
  return page;
}

async function watchFilm(openMember: Open): Promise<PlayerPage> {
  const film = await quickPlayerOn(await openBrowser(openMember));
  await film.open();
  await film.watchFrom(5);
  return film;
}

async function goOn(film: PlayerPage) {
  const { page } = film;
  await film.slowDown();
  await film.leave(9);
  const offered = await offeredTitle(page);
  await press(page, 'Play now');
  await expect.poll(() => titleOf(page)).toBe(offered);
  await film.seesItPlay();
}

test('a similar title is offered ten seconds before the end, and plays by itself', async ({
  openMember,
}) => {
  const film = await watchFilm(openMember);
  const { page } = film;
  expect(await card(page).count()).toBe(0);
  await film.leave(9);
  await card(page).waitFor();
  const offered = await offeredTitle(page);
  const likeIt = page.getByRole('region', { name: 'More Like This' }).getByRole('link');
  expect(await likeIt.allTextContents()).toContain(offered);
  expect(await film.stage.locator('[data-up-next]').count()).toBe(1);
  await film.leave(1);
  await expect.poll(() => titleOf(page)).toBe(offered);
  await film.seesItPlay();

  const first = page.getByRole('region', { name: 'More Like This' }).locator(`a[href="${FILM}"]`);
  await film.leave(9);
  await card(page).waitFor();
  const second = await offeredTitle(page);
  for (const name of await first.allTextContents()) expect(second).not.toBe(name);
  expect(second).not.toBe(offered);
});

test('the next film has controls that hide and show, and the size of the previous one', async ({
  openMember,
}) => {
  const film = await watchFilm(openMember);
  const { page } = film;
  const controls = film.controls;
  const expectToGo = () => expect(controls).toHaveAttribute('data-hidden', 'true');
  await expectToGo();
  await page.keyboard.press('t');
  await goOn(film);
  await expect(film.stage).toHaveAttribute('data-theatre', '');
  await page.mouse.move(0, 0);
  await expectToGo();
  await expect
    .poll(async () => {
      await page.mouse.move(400, 300);
      await page.mouse.move(410, 300);
      return controls.getAttribute('data-hidden');
    })
    .toBe(null);
  await expectToGo();
});

test('the next film fills the screen without leaving it; a page that does not play does not', async ({
  openMember,
}) => {
  const film = await watchFilm(openMember);
  const { page } = film;
  await film.fillScreen();
  const timesLeft = await page.evaluateHandle(() => {
    const times = { count: 0 };
    document.addEventListener('fullscreenchange', () => {
      if (document.fullscreenElement === null) times.count += 1;
    });
    return times;
  });
  await goOn(film);
  await film.seesFullScreen(true);
  await page.getByRole('button', { name: 'Exit full screen' }).waitFor();
  expect(await timesLeft.jsonValue()).toEqual({ count: 0 });
  await page.goBack();
  await film.seesFullScreen(false);
  await film.button(/^(?:Play|Resume)/).waitFor();
});

test("dismissing what follows an embed's film focuses the player", async ({ openMember }) => {
  const page = await openBrowser(openMember);
  const film = playerOn(page);
  await playEmbed.Vimeo?.(page);
  await film.openWith([{ type: 'Vimeo', url: 'https://vimeo.com/1084537' }]);
  await film.pressPlay();
  await expectToGoOn(page);
  await page.keyboard.press('9');
  await card(page).getByRole('button', { name: 'Cancel' }).press('Enter');
  await card(page).waitFor({ state: 'detached' });
  await expect(film.stage.getByRole('group', { name: 'Video' })).toHaveFocus();
});

test('a title is offered even if its code arrives after the film, and its pictures fail', async ({
  openMember,
  logs,
}) => {
  logs.expects(/ERR_FAILED/);
  const page = await openBrowser(openMember);
  const film = await quickPlayerOn(page);
  const code = await holdRequest(page, '**/UpNext.*.js');
  await film.open();
  await film.watchFrom(5);
  await film.leave(0.5);
  await film.seesItEnd();
  expect(await card(page).count()).toBe(0);
  await intercept(page, '**/media/artwork/**', (it) => it.abort());
  await code.release();
  await card(page).waitFor();
  const name = (await offeredTitle(page)) ?? '';
  await expect.poll(() => card(page).getByText(name, { exact: true }).count()).toBe(2);
  expect(await card(page).locator('img').count()).toBe(0);
});

test('Cancel focuses the player, and keeps the film; after a rewind the offer returns', async ({
  openMember,
}) => {
  const film = await watchFilm(openMember);
  const { page } = film;
  await film.controls.waitFor();
  await page.keyboard.press('End');
  await film.seesItEnd();
  await card(page).getByRole('button', { name: 'Cancel' }).press('Enter');
  await card(page).waitFor({ state: 'detached' });
  await expect(film.video).toHaveFocus();
  await film.play();
  await film.leave(8);
  await press(page, 'Cancel');
  await card(page).waitFor({ state: 'detached' });
  await film.leave(0.5);
  await film.seesItEnd();
  expect(new URL(page.url()).pathname).toBe(FILM);
  await film.play();
  await film.leave(8);
  await card(page).waitFor();
});

test('once turned off, nothing is offered in this browser, even after a sign-out', async ({
  openMember,
  account,
}) => {
  const film = await watchFilm(openMember);
  const { page } = film;
  await film.leave(8);
  await press(page, 'Stop autoplay');
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, account.localStorage);
  await film.open(OTHER_FILM);
  await film.watchFrom(5);
  await film.leave(1);
  await film.seesItEnd();
  expect(await card(page).count()).toBe(0);
});

test('with data saver nothing is offered', async ({ openMember }) => {
  const film = await quickPlayerOn(await openMember({ reducedMotion: 'no-preference' }));
  await film.open();
  await film.watchFrom(5);
  await film.leave(1);
  await film.seesItEnd();
  expect(await card(film.page).count()).toBe(0);
});

test('the settings are above the offer, and at no width does it hide the controls', async ({
  openMember,
}) => {
  const film = await watchFilm(openMember);
  const { page } = film;
  await film.slowDown();
  await film.leave(9);
  await card(page).waitFor();
  const controls = film.controls;
  const box = async (name: string) =>
    (await controls.getByRole('button', { name, exact: true }).boundingBox()) ?? { x: 0, y: 0 };
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.mouse.move(width / 2, 100);
    const { x = 0, y = 0, width: wide = 0, height = 0 } = (await card(page).boundingBox()) ?? {};
    for (const part of await card(page).locator('p, button').all()) {
      const { x: left = 0, width: its = 0 } = (await part.boundingBox()) ?? {};
      expect(left + its, `at ${width}`).toBeLessThanOrEqual(x + wide - 12);
    }
    expect(y + height, `at ${width}`).toBeLessThan((await box('Settings')).y);
    const stage = await film.stage.boundingBox();
    expect(y, `at ${width}`).toBeGreaterThan(stage?.y ?? 0);
    await controls.getByRole('button', { name: 'Settings' }).press('Enter');
    await page.getByRole('menuitem', { name: /^Speed/ }).click();
    await page.getByRole('menuitemradio', { name: '0.25×' }).click();
  }
});
