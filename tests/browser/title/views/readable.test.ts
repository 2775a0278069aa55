import { expect } from 'vitest';
import { stopFlowClock } from '../../setup/flow-clock';
import { PHONE } from '../../setup/test';
import { FILE, type PlayerPage, playerOn, quickPlayerOn, STREAM } from '../player-page';
import { test } from '../player-test';
import { addStyle, lowContrasts } from './contrast';

async function openFilm(film: PlayerPage): Promise<void> {
  await film.watch(STREAM, FILE);
  await film.seesItGoOn();
  await film.page.keyboard.press('k');
  await expect(film.controls).toHaveAttribute('data-hidden', null);
}

test.for([
  ['black', 'brightness(0)'],
  ['white', 'brightness(0) invert(1)'],
] as const)(
  'controls, menus and OSD are readable over a %s film',
  async ([, filter], { realFilm: film }) => {
    const { page } = film;
    await stopFlowClock(page);
    await openFilm(film);
    await addStyle(page, `[data-stage] video { filter: ${filter} }`);
    await page.keyboard.press('c');
    await page.getByTestId('echo').getByText('Captions').waitFor();
    const found = await lowContrasts(page, film.stage);
    for (const name of ['Speed', 'Quality', 'Captions', 'Audio', 'Source']) {
      await film.openSettings();
      found.push(...(await lowContrasts(page, page.getByRole('menu'))));
      await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).press('Enter');
      await page.getByRole('menuitemradio').first().waitFor();
      found.push(...(await lowContrasts(page, page.getByRole('menu'))));
      await page.keyboard.press('Escape');
    }
    expect(found).toEqual([]);
  },
);

test('on a phone, each control and each choice is at least 44 px wide and high; in landscape only the film is shown', async ({
  openMember,
}) => {
  const page = await openMember({ viewport: PHONE, hasTouch: true, isMobile: true });
  const film = playerOn(page);
  await openFilm(film);
  const small = () =>
    film.stage.locator('button, [role=slider], [role^=menuitem], a, input').evaluateAll((all) =>
      all
        .filter((it) => it.checkVisibility())
        .map((it) => ({ it, box: it.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ it, box }) => `${it.outerHTML.slice(0, 80)}: ${box.width} × ${box.height}`),
    );
  expect(await small()).toEqual([]);
  await film.openSettings();
  await page.getByRole('menu').waitFor();
  const sheet = await page.getByRole('menu').boundingBox();
  expect(sheet).toMatchObject({ x: 0, width: PHONE.width });
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(PHONE.height);
  expect(await small()).toEqual([]);
  await page.getByRole('menuitem', { name: /^Captions/ }).press('Enter');
  await page.getByRole('menuitemradio').first().waitFor();
  expect(await small()).toEqual([]);
  await page.keyboard.press('Escape');

  await film.play();
  const { bottom } = await page.getByRole('banner').evaluate((it) => it.getBoundingClientRect());
  const box = () => film.stage.boundingBox();
  await expect.poll(async () => (await box())?.y).toBe(bottom);
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await expect.poll(box).toEqual({ x: 0, y: 0, width: PHONE.height, height: PHONE.width });
  await page.setViewportSize(PHONE);
  await expect.poll(async () => (await box())?.y).toBe(bottom);
});

test('on a large screen controls and storyboard pictures grow with it', async ({ openMember }) => {
  const page = await openMember({ viewport: { width: 2560, height: 1440 } });
  const film = await quickPlayerOn(page);
  const storyboard = '/media/streams/slow-orbit/storyboard.vtt';
  const stored = { ...FILE, storyboard };
  await film.openWith([stored]);
  await film.play();
  await film.pause();
  const root = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  const button = await film.control('Play video').boundingBox();
  expect(button?.width).toBeCloseTo(2.75 * root, 0);
  await film.controls.getByRole('slider', { name: 'Time' }).hover();
  const still = page.getByTestId('still');
  await expect.poll(async () => (await still.boundingBox())?.width).toBeCloseTo(0.12 * 2560, 0);
  const sheet = () => still.locator('image').evaluate((it: SVGImageElement) => it.getBBox().width);
  await expect.poll(sheet).toBeGreaterThan(160);
});
