import { expect } from 'vitest';
import { intercept } from '../setup/interception';
import { proves } from '../setup/proves';
import { holdRequest, mockCall } from '../setup/provider';
import { details } from './details';
import { fakePlayerFrame, fakeVimeo, fakeYouTube } from './outside-players';
import { playerOn } from './player-page';
import { test } from './player-test';

const FILM = '/media/streams/paper-boats.mp4?film';
const TRAILER = '/media/streams/paper-boats.mp4?trailer';

test(
  proves('4.player.source', 'a member sees the first video link, a visitor the trailer'),
  async ({ visitor, member }) => {
    const data = details({
      trailer_url: TRAILER,
      video_links: [
        { type: 'mp4', url: FILM },
        { type: 'mp4', url: '/other.mp4' },
      ],
    });
    for (const [page, source] of [
      [visitor, TRAILER],
      [member, FILM],
    ] as const) {
      await mockCall(page, '/user/movie-details/7', { body: { data } });
      await page.goto('/movie-details/7');
      await playerOn(page).comeToPlay();
      await expect
        .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.src))
        .toMatch(new RegExp(`${source.replace('?', '\\?')}$`));
      await playerOn(page).play();
    }
  },
);

test(
  proves('4.player.types', 'an HLS stream plays through Media Source Extensions'),
  async ({ member: page }) => {
    await page.goto('/movie-details/101');
    await playerOn(page).comeToPlay();
    const video = page.getByTestId('player').locator('video');
    await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.src)).toMatch(/^blob:/);
    await playerOn(page).play();
  },
);

test(
  proves('4.player.types', 'YouTube plays in its privacy-enhanced frame, driven by messages'),
  async ({ member: page }) => {
    await fakePlayerFrame(page, 'https://www.youtube-nocookie.com/**', fakeYouTube);
    const link = { type: 'YouTube', url: 'https://www.youtube.com/watch?v=eRsGyueVLvQ' };
    await mockCall(page, '/user/movie-details/7', {
      body: { data: details({ video_links: [link] }) },
    });
    await page.goto('/movie-details/7');
    await playerOn(page).comeToPlay();
    const frame = page.getByTestId('player').locator('iframe');
    await expect(frame).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/eRsGyueVLvQ\?/,
    );
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    await expect(page.getByTestId('player')).toHaveAttribute('aria-busy', 'false');
  },
);

test('a YouTube frame that loads slowly is awaited, and nothing is logged', async ({
  member: page,
}) => {
  await fakePlayerFrame(page, 'https://www.youtube-nocookie.com/**', fakeYouTube);
  const held = await holdRequest(page, 'https://www.youtube-nocookie.com/**');
  const link = { type: 'YouTube', url: 'https://www.youtube.com/watch?v=eRsGyueVLvQ' };
  await mockCall(page, '/user/movie-details/7', {
    body: { data: details({ video_links: [link] }) },
  });
  await page.clock.install();
  await page.goto('/movie-details/7');
  await playerOn(page).comeToPlay();
  await page.getByTestId('player').locator('iframe').waitFor({ state: 'attached' });
  await page.clock.runFor(2000);
  await held.release();
  await expect(page.getByTestId('player')).toHaveAttribute('aria-busy', 'false');
});

test(
  proves('4.player.types', 'Vimeo plays in its frame through its player library'),
  async ({ member: page }) => {
    await fakePlayerFrame(page, 'https://player.vimeo.com/**', fakeVimeo);
    const link = { type: 'Vimeo', url: 'https://vimeo.com/1084537' };
    await mockCall(page, '/user/movie-details/7', {
      body: { data: details({ video_links: [link] }) },
    });
    await page.goto('/movie-details/7');
    await playerOn(page).comeToPlay();
    const frame = page.getByTestId('player').locator('iframe');
    await expect(frame).toHaveAttribute('src', /^https:\/\/player\.vimeo\.com\/video\/1084537\?/);
    await expect(page.getByTestId('player')).toHaveAttribute('aria-busy', 'false');
  },
);

test('leaving a film removes its message listeners, and nothing else', async ({ member: page }) => {
  await page.addInitScript(countMessageListeners);
  await fakePlayerFrame(page, 'https://player.vimeo.com/**', fakeVimeo);
  const link = { type: 'Vimeo', url: 'https://vimeo.com/1084537' };
  await mockCall(page, '/user/movie-details/7', {
    body: { data: details({ video_links: [link] }) },
  });
  await page.goto('/movie-details/7');
  await playerOn(page).comeToPlay();
  const player = page.getByTestId('player');
  await player.locator('iframe').waitFor({ state: 'attached' });
  await expect(player).toHaveAttribute('aria-busy', 'false');
  const listeners = () => page.evaluate(() => window.messageListeners);
  const during = await listeners();
  await page.getByRole('link', { name: 'TV Show', exact: true }).click();
  await player.waitFor({ state: 'detached' });
  await expect.poll(listeners).toBeLessThan(during);
  await page.getByRole('heading', { name: 'TV Shows', level: 1 }).waitFor();
});

test(
  proves('4.player.types', 'any other type is a plain video with the poster'),
  async ({ visitor: page }) => {
    const data = details({ trailer_url_type: 'Betamax' });
    await mockCall(page, '/user/movie-details/7', { body: { data } });
    await page.goto('/movie-details/7');
    await playerOn(page).comeToPlay();
    const poster = page.locator('video').evaluate((video: HTMLVideoElement) => video.poster);
    expect(await poster).toMatch(/101-poster\.webp$/);
    await playerOn(page).play();
  },
);

test('Play is offered at once, also on a phone that does not preload video', async ({
  visitor: page,
}) => {
  await intercept(page, /paper-boats\.mp4/, () => {});
  await mockCall(page, '/user/movie-details/7', { body: { data: details() } });
  await page.goto('/movie-details/7');
  await playerOn(page).comeToPlay();
  const video = page.getByTestId('player').locator('video');
  await video.waitFor();
  await page.getByRole('button', { name: 'Play trailer' }).waitFor();
  await expect(page.getByTestId('player')).toHaveAttribute('aria-busy', 'true');
  await video.dispatchEvent('suspend');
  await expect(page.getByTestId('player')).toHaveAttribute('aria-busy', 'false');
});

test('a title without any video says so', async ({ visitor: page }) => {
  const data = details({ trailer_url: null });
  await mockCall(page, '/user/movie-details/7', { body: { data } });
  await page.goto('/movie-details/7');
  await page.getByText('No video for this title yet.').waitFor();
});

test('a video that cannot be played says so, and can be retried', async ({
  visitor: page,
  logs,
}) => {
  logs.expects(/video could not be shown/);
  const data = details({ trailer_url: 'javascript:alert(1)' });
  await mockCall(page, '/user/movie-details/7', { body: { data } });
  await page.goto('/movie-details/7');
  await playerOn(page).comeToPlay();
  await page.getByText('The video could not be played.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('The video could not be played.').waitFor();
});

test('Play focuses the video, and a video that failed plays on where it was', async ({
  visitor: page,
}) => {
  const data = details({ trailer_url_type: 'Betamax' });
  await mockCall(page, '/user/movie-details/7', { body: { data } });
  await page.goto('/movie-details/7');
  await page.getByRole('button', { name: 'Play trailer' }).click();
  const video = page.getByTestId('player').locator('video');
  const second = () => video.evaluate((it: HTMLVideoElement) => it.currentTime);
  await expect.poll(second).toBeGreaterThan(0.5);
  await expect(video).toHaveFocus();

  await video.evaluate((it: HTMLVideoElement) => {
    it.pause();
    it.dispatchEvent(new Event('error'));
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByTestId('player')).toHaveAttribute('aria-busy', 'false');
  expect(await second()).toBeGreaterThan(0.5);
  expect(await video.evaluate((it: HTMLVideoElement) => it.paused)).toBe(false);
});

declare global {
  interface Window {
    /** How many listeners of `message` events the window has. */
    messageListeners: number;
  }
}

function countMessageListeners() {
  window.messageListeners = 0;
  for (const [name, change] of [
    ['addEventListener', 1],
    ['removeEventListener', -1],
  ] as const) {
    const counting = new Proxy(window[name], {
      apply(target, self, parameters) {
        if (parameters[0] === 'message') window.messageListeners += change;
        return Reflect.apply(target, self ?? window, parameters);
      },
    });
    Object.assign(window, { [name]: counting });
  }
}
