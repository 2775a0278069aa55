import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { intercept, letThrough } from '../setup/interception';
import { holdRequest } from '../setup/provider';
import { fakePlayerFrame } from './embeds';
import { test } from './player-test';

async function playNow(page: Page) {
  await page.goto('/movies');
  await page.evaluate(() => {
    window.history.pushState({ usr: { play: true }, key: 'now', idx: 1 }, '', '/movie-details/101');
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });
}

test('Play Now starts the film, once: a reload waits for Play', async ({ film }) => {
  const { page } = film;
  await playNow(page);
  await film.seesItPlay();
  await expect(film.video).toHaveFocus();
  await page.reload();
  await film.hoverPlay();
  expect((await film.now()).isPaused).toBe(true);
});

test('a double click on Play plays', async ({ film }) => {
  await film.open();
  await film.button('Play').dblclick();
  await film.seesItPlay();
});

test('a double click on Play plays although the page scrolls meanwhile', async ({ film }) => {
  await film.open();
  const { page } = film;
  await page.setViewportSize({ width: 1440, height: 500 });
  const play = film.button('Play');
  await play.evaluate((it) => it.scrollIntoView());
  const { x, y } = (await play.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(10);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await film.seesItPlay();
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test('a player whose code fails to load keeps its page offline, and loads by Try again', async ({
  realFilm: film,
  logs,
}) => {
  const { page } = film;
  logs.expects(
    /ERR_FAILED|ERR_INTERNET_DISCONNECTED|video could not be shown|reload for the code|what comes next/,
  );
  await intercept(page, /\/hls\.[^/]*\.js/, (it) => it.abort());
  await page.goto('/movie-details/101?t=1');
  await film.hoverPlay();
  await page.getByText("We couldn't play this video.").waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText("We couldn't play this video.").waitFor();
  await page.getByRole('region', { name: 'Cast and Crew' }).waitFor();
  await page.context().setOffline(false);
  await letThrough(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Play from 0:01' }).click();
  await film.seesItPlay();
});

test('a film that was requested to play when its code failed plays after Try again', async ({
  realFilm: film,
  logs,
}) => {
  const { page } = film;
  logs.expects(/ERR_FAILED|video could not be shown/);
  await intercept(page, /\/hls\.[^/]*\.js/, (it) => it.abort());
  await playNow(page);
  await page.getByText("We couldn't play this video.").waitFor();
  await letThrough(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await film.seesItPlay();
  expect(new URL(page.url()).pathname).toBe('/movie-details/101');
});

test('Pause before YouTube has answered prevents playback', async ({ realFilm: film }) => {
  const { page } = film;
  await fakePlayerFrame(
    page,
    'https://www.youtube-nocookie.com/**',
    `const asked = [];
    addEventListener('message', ({ data }) => asked.push(JSON.parse(data).func));
    globalThis.answer = () => {
      const message = { event: 'initialDelivery', info: { playerState: -1 } };
      parent.postMessage(JSON.stringify(message), '*');
    };
    globalThis.asked = asked;`,
  );
  const held = await holdRequest(page, 'https://www.youtube-nocookie.com/**');
  const links = [{ type: 'YouTube', url: 'https://www.youtube.com/watch?v=eRsGyueVLvQ' }];
  await film.openWith(links);
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await play.press('Enter');
  await film.stage.locator('iframe').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Pause', exact: true }).press('Enter');
  await play.waitFor();
  await held.release();
  const frame = page.frames().at(-1);
  await frame?.waitForFunction(() => 'answer' in globalThis);
  await frame?.evaluate(() => (globalThis as unknown as { answer(): void }).answer());
  await play.press('Enter');
  const asked = () => frame?.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
  await expect.poll(async () => (await asked())?.includes('playVideo')).toBe(true);
  expect((await asked())?.filter((it) => it === 'playVideo').length).toBe(1);
});

test('the default subtitles of a stream are shown, and no policy is violated', async ({
  realFilm: film,
}) => {
  const { page } = film;
  const body = `#EXTM3U
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="words",NAME="English",DEFAULT=YES,AUTOSELECT=YES,LANGUAGE="en",URI="/media/streams/slow-orbit/subtitles-en.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=70274,CODECS="avc1.640016,mp4a.40.2",SUBTITLES="words"
/media/streams/deep-reef/216p.m3u8
`;
  await intercept(page, '**/subtitled/master.m3u8', (it) =>
    it.answer({ contentType: 'application/vnd.apple.mpegurl', body }),
  );
  await film.openWith([{ type: 'HLS', url: '/media/streams/subtitled/master.m3u8' }]);
  await film.play();
  await film.pause();
  await film.jumpTo(14);
  const shown = () =>
    film.video.evaluate((it: HTMLVideoElement) =>
      [...it.textTracks].map(({ label, mode, activeCues }) => [
        label,
        mode,
        [...(activeCues ?? [])].map((cue) => (cue as VTTCue).text),
      ]),
    );
  await expect
    .poll(shown)
    .toEqual([['English', 'showing', [expect.stringMatching(/^Its rings are ice/)]]]);
});
