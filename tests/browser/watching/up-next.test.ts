/** What follows a film. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { holdRequest, mockCall } from '../setup/provider';
import type { People } from '../setup/test';
import { test } from '../setup/test';
import { details } from '../title/details';
import { expectToGoOn } from '../title/source';
import { standIns } from '../title/stand-ins';
import { expectNoFullScreen, expectToFillScreen, fillScreen } from '../title/views/full-screen';
import { button, expectPlaying, FILM, saveNoData, slowDown, video, watchFrom } from './film';

const card = (page: Page) => page.getByRole('region', { name: 'Up next' });
const press = (page: Page, name: string) => card(page).getByRole('button', { name }).click();
/** Also where a film in full screen hides it. */
const titleOf = (page: Page) => page.locator('main h1').textContent();

const offeredTitle = (page: Page) => card(page).locator('p').nth(1).textContent();
const expectEnded = (page: Page) =>
  expect.poll(() => video(page).evaluate((it: HTMLVideoElement) => it.ended)).toBe(true);

interface Wishes {
  /** Little motion. */
  isStill?: boolean;
  /** Little data: the tabs of the tests ask for that by themselves. */
  isSparing?: boolean;
}

/** A tab of somebody who lets things move, and be loaded, unless they say otherwise. */
async function openTab(
  { open, account: { storageState } }: Pick<People, 'open' | 'account'>,
  { isStill = false, isSparing = false }: Wishes = {},
): Promise<Page> {
  const reducedMotion = isStill ? 'reduce' : 'no-preference';
  const page = await open({ storageState, reducedMotion });
  if (!isSparing) await saveNoData(page);
  return page;
}

/** Such a tab, in which the film plays. */
async function watchFilm(people: Pick<People, 'open' | 'account'>, wishes?: Wishes): Promise<Page> {
  const page = await openTab(people, wishes);
  await page.goto(FILM);
  await watchFrom(page, 5);
  return page;
}

/** Jumps to so many seconds before the end of a film that plays. */
const leave = (page: Page, seconds: number) =>
  video(page).evaluate((it: HTMLVideoElement, left) => {
    it.currentTime = it.duration - left;
  }, seconds);

test('a title like the film is offered ten seconds before its end, and plays by itself', async ({
  open,
  account,
}) => {
  const page = await watchFilm({ open, account });
  expect(await card(page).count()).toBe(0);
  await leave(page, 9);
  await card(page).waitFor();
  const offered = await offeredTitle(page);
  const likeIt = page.getByRole('region', { name: 'More Like This' }).getByRole('link');
  expect(await likeIt.allTextContents()).toContain(offered);
  expect(await page.getByTestId('player').locator('[data-up-next]').count()).toBe(1);
  await leave(page, 4);
  await expect.poll(() => titleOf(page)).toBe(offered);
  await expectPlaying(page);

  // Of what follows, the first film was seen already.
  const first = page.getByRole('region', { name: 'More Like This' }).locator(`a[href="${FILM}"]`);
  await leave(page, 9);
  await card(page).waitFor();
  const second = await offeredTitle(page);
  for (const name of await first.allTextContents()) expect(second).not.toBe(name);
  expect(second).not.toBe(offered);
});

test('the film that follows has controls that go and come, and is as large as the one before', async ({
  open,
  account,
}) => {
  const page = await watchFilm({ open, account });
  const controls = page.getByTestId('controls');
  const expectToGo = () => expect(controls).toHaveAttribute('data-hidden', 'true');
  await expectToGo();
  await page.keyboard.press('t');
  await slowDown(page);
  await leave(page, 9);
  const offered = await offeredTitle(page);
  await press(page, 'Play now');
  await expect.poll(() => titleOf(page)).toBe(offered);
  await expectPlaying(page);
  await expect(page.getByTestId('player')).toHaveAttribute('data-theatre', '');
  await page.mouse.move(0, 0);
  await expectToGo();
  // On a busy machine they may have gone before it is looked.
  await expect
    .poll(async () => {
      await page.mouse.move(400, 300);
      await page.mouse.move(410, 300);
      return controls.getAttribute('data-hidden');
    })
    .toBe(null);
  await expectToGo();
});

test('the film that follows fills the screen without leaving it; a page that does not play does not', async ({
  open,
  account,
}) => {
  const page = await watchFilm({ open, account });
  await fillScreen(page);
  const timesLeft = await page.evaluateHandle(() => {
    const times = { count: 0 };
    // The event of its beginning may come a frame after it has begun.
    document.addEventListener('fullscreenchange', () => {
      if (document.fullscreenElement === null) times.count += 1;
    });
    return times;
  });
  await slowDown(page);
  await leave(page, 9);
  const offered = await offeredTitle(page);
  await press(page, 'Play now');
  await expect.poll(() => titleOf(page)).toBe(offered);
  await expectPlaying(page);
  await expectToFillScreen(page);
  await page.getByRole('button', { name: 'Leave full screen' }).waitFor();
  expect(await timesLeft.jsonValue()).toEqual({ count: 0 });
  await page.goBack();
  await expectNoFullScreen(page);
  await button(page, /^(?:Play|Resume)/).waitFor();
});

test('who goes to the end of a film can refuse what follows, and has the focus in the player', async ({
  open,
  account,
}) => {
  const page = await watchFilm({ open, account });
  await page.getByTestId('controls').waitFor();
  await page.keyboard.press('End');
  await expectEnded(page);
  await card(page).getByRole('button', { name: 'Cancel' }).press('Enter');
  await card(page).waitFor({ state: 'detached' });
  await expect(video(page)).toHaveFocus();
  expect(new URL(page.url()).pathname).toBe(FILM);
});

test('who refuses what follows an outside player’s film has the focus in the player', async ({
  open,
  account,
}) => {
  const page = await openTab({ open, account });
  await standIns.Vimeo?.(page);
  const video_links = [{ type: 'Vimeo', url: 'https://vimeo.com/1084537' }];
  await mockCall(page, '/user/movie-details/7', { body: { data: details({ video_links }) } });
  await page.goto('/movie-details/7');
  await button(page, 'Play').press('Enter');
  await expectToGoOn(page);
  await page.keyboard.press('9');
  await card(page).getByRole('button', { name: 'Cancel' }).press('Enter');
  await card(page).waitFor({ state: 'detached' });
  await expect(page.getByTestId('player').getByRole('group', { name: 'Video' })).toHaveFocus();
});

test('a title is offered though its code came when the film was over', async ({
  open,
  account,
}) => {
  const page = await openTab({ open, account });
  const code = await holdRequest(page, '**/UpNext.*.js');
  await page.goto(FILM);
  await watchFrom(page, 5);
  await leave(page, 0.5);
  await expectEnded(page);
  expect(await card(page).count()).toBe(0);
  await code.release();
  await card(page).waitFor();
});

test('a title whose pictures are lost is offered with one that is made of its name', async ({
  open,
  account,
  logs,
}) => {
  logs.expects(/ERR_FAILED/);
  const page = await watchFilm({ open, account });
  await page.route('**/media/artwork/**', (route) => route.abort());
  await slowDown(page);
  await leave(page, 4);
  await card(page).waitFor();
  const name = (await offeredTitle(page)) ?? '';
  await expect.poll(() => card(page).getByText(name, { exact: true }).count()).toBe(2);
  expect(await card(page).locator('img').count()).toBe(0);
});

test('Cancel keeps the film; after going back in it the offer comes again', async ({
  open,
  account,
}) => {
  const page = await watchFilm({ open, account });
  await leave(page, 8);
  await press(page, 'Cancel');
  await card(page).waitFor({ state: 'detached' });
  await leave(page, 0.5);
  await expectEnded(page);
  expect(new URL(page.url()).pathname).toBe(FILM);
  await button(page, 'Play').click();
  await expectPlaying(page);
  await leave(page, 8);
  await card(page).waitFor();
  await press(page, 'Play now');
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(FILM);
  await expectPlaying(page);
});

test('who turns it off is offered nothing more on this device, even after a sign-out', async ({
  open,
  account,
}) => {
  const page = await watchFilm({ open, account });
  await leave(page, 8);
  await press(page, 'Turn off');
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, account.localStorage);
  await page.goto('/movie-details/102');
  await watchFrom(page, 5);
  await leave(page, 1);
  await expectEnded(page);
  expect(await card(page).count()).toBe(0);
});

test('nothing is offered to who asks for little motion or little data', async ({
  open,
  account,
}) => {
  for (const wishes of [{ isStill: true }, { isSparing: true }]) {
    const page = await watchFilm({ open, account }, wishes);
    await leave(page, 1);
    await expectEnded(page);
    expect(await card(page).count()).toBe(0);
  }
});

test('the settings are over the offer, and at no width does it hide the controls', async ({
  open,
  account,
}) => {
  const page = await watchFilm({ open, account });
  await slowDown(page);
  await leave(page, 9);
  await card(page).waitFor();
  const controls = page.getByTestId('controls');
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
    const stage = await page.getByTestId('player').boundingBox();
    expect(y, `at ${width}`).toBeGreaterThan(stage?.y ?? 0);
    await controls.getByRole('button', { name: 'Settings' }).press('Enter');
    await page.getByRole('menuitem', { name: /^Speed/ }).click();
    await page.getByRole('menuitemradio', { name: '0.25×' }).click();
  }
});
