import { expect } from 'vitest';
import { intercept } from '../../setup/interception';
import { holdCall, holdRequest, mockCall } from '../../setup/provider';
import { saveNoData } from '../../setup/switches';
import { PHONE } from '../../setup/test';
import { details } from '../details';
import { playEmbed } from '../embeds';
import { FILM, type PlayerPage, quickPlayerOn, STREAM, stillPlayerOn } from '../player-page';
import { test } from '../player-test';

test('Back from a film in full screen shows the previous page as it was', async ({ film }) => {
  const { page } = film;
  await page.goto('/movies');
  await page.locator(`main a[href="${FILM}"]`).click();
  await film.play();
  await film.fillScreen();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Movies' }).waitFor();
  await film.seesFullScreen(false);
});

test('in full screen the rest of the page is out of reach of pointer, wheel and Tab', async ({
  film,
}) => {
  const { page } = film;
  await film.open();
  await film.play();
  await film.controls.waitFor();
  await page.evaluate(() => window.scrollBy(0, 150));
  const before = await page.evaluate(() => window.scrollY);
  await film.fillScreen();
  const outside: string[] = [];
  for (let press = 0; press < 24; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement: it } = document;
      return it && it !== document.body && !it.closest('[data-stage]') ? it.outerHTML : null;
    });
    if (focused) outside.push(focused);
  }
  expect(outside).toEqual([]);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 900);
  await film.control('Exit full screen').press('Enter');
  await film.seesFullScreen(false);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('a double tap at a side of a film seeks ten seconds, and does not leave full screen', async ({
  openMember,
}) => {
  const page = await openMember({ viewport: PHONE, hasTouch: true, isMobile: true });
  const film = await stillPlayerOn(page);
  await film.open();
  await film.play();
  const surface = page.getByTestId('surface');
  const { x = 0, y = 0, width = 0, height = 0 } = (await surface.boundingBox()) ?? {};
  const at = [x + width * 0.9, y + height / 2] as const;
  await page.evaluate(() => {
    document.addEventListener('dblclick', ({ type }) => Object.assign(globalThis, { type }));
  });
  // Sends both taps at once, to avoid a round trip between them.
  await Promise.all([page.touchscreen.tap(...at), page.touchscreen.tap(...at)]);
  await page.getByTestId('echo').getByText('+10 s', { exact: true }).waitFor();
  await page.waitForFunction(() => Reflect.get(globalThis, 'type') === 'dblclick');
  // Full screen, if requested, would start within two frames.
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  expect(await page.evaluate(() => document.fullscreenElement)).toBe(null);
});

test.for([
  ['film', { video_links: [STREAM], trailer_url: null }],
  ['trailer', { video_links: [], trailer_url: STREAM.url, trailer_url_type: 'HLS' }],
] as const)(
  'a %s that its provider removes ends full screen, and the page says so',
  async ([, videos], { realFilm: film, logs }) => {
    const { page } = film;
    logs.expects(/403|\[fin\]/);
    let isTakenAway = false;
    await intercept(page, /\.m4s$/, (part) =>
      isTakenAway ? part.answer({ status: 403 }) : part.goOn(),
    );
    const late = await holdRequest(page, /-1[0-5]\.m4s$/);
    await film.openWith([], videos);
    await film.play();
    await film.fillScreen();
    const none = details({ video_links: [], trailer_url: null });
    await mockCall(page, '/user/movie-details/7', { body: { data: none } });
    isTakenAway = true;
    await film.jumpTo(50);
    await late.release();
    await page.getByText('No video for this title yet.').waitFor();
    await film.seesFullScreen(false);
  },
);

const VIMEO = { type: 'Vimeo', url: 'https://vimeo.com/1084537' };

async function playNext(film: PlayerPage) {
  const { page } = film;
  await film.openWith([STREAM]);
  await film.play();
  await film.fillScreen();
  await film.slowDown();
  await film.leave(5);
  const card = page.getByRole('region', { name: 'Up next' });
  await card.getByRole('button', { name: 'Play now' }).press('Enter');
  await page.waitForURL('/movie-details/8');
}

test('between two films the screen shows that the next one loads, and keys have no effect behind it', async ({
  openMember,
}) => {
  const page = await openMember({ reducedMotion: 'no-preference' });
  const film = await quickPlayerOn(page);
  await saveNoData(page);
  await mockCall(page, '/user/movie-details/8', { body: { data: details({ id: 8 }) } });
  const answer = await holdCall(page, '/user/movie-details/8');
  await playNext(film);
  await film.seesFullScreen(true);
  await page.locator('[data-stage]').getByRole('status').waitFor();
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(key);
  const focused = () => page.evaluate(() => document.activeElement?.localName);
  expect(['main', 'body']).toContain(await focused());
  await answer.release();
});

test.for([
  ['without any video', { body: { data: details({ id: 8, trailer_url: null }) } }],
  ['that fails to load', { status: 500, body: { status: false, message: 'Later' } }],
  ['of an embed', { body: { data: details({ id: 8, video_links: [VIMEO] }) } }],
] as const)('full screen ends with a next title %s', async ([, answer], { openMember, logs }) => {
  logs.expects(/500/);
  const page = await openMember({ reducedMotion: 'no-preference' });
  const film = await quickPlayerOn(page);
  await saveNoData(page);
  await mockCall(page, '/user/movie-details/8', answer);
  await playEmbed.Vimeo?.(page);
  await playNext(film);
  await film.seesFullScreen(false);
});
