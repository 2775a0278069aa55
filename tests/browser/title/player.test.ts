import { expect } from 'vitest';
import { covers } from '../setup/covers';
import { holdRequest } from '../setup/provider';
import { fakePlayerFrame, fakeVimeo, fakeYouTube } from './embeds';
import { playerOn } from './player-page';
import { test } from './player-test';

const FILM = '/media/streams/paper-boats.mp4?film';
const TRAILER = '/media/streams/paper-boats.mp4?trailer';

test(
  covers('4.player.source', 'a member sees the first video link, a visitor the trailer'),
  async ({ visitor, member }) => {
    const links = [
      { type: 'mp4', url: FILM },
      { type: 'mp4', url: '/other.mp4' },
    ];
    for (const [page, source] of [
      [visitor, TRAILER],
      [member, FILM],
    ] as const) {
      const film = playerOn(page);
      await film.openWith(links, { trailer_url: TRAILER });
      await film.play();
      expect((await film.now()).src).toMatch(new RegExp(`${source.replace('?', '\\?')}$`));
    }
  },
);

test(
  covers('4.player.types', 'YouTube plays in its privacy-enhanced frame, which may load slowly'),
  async ({ member: page }) => {
    await fakePlayerFrame(page, 'https://www.youtube-nocookie.com/**', fakeYouTube);
    const held = await holdRequest(page, 'https://www.youtube-nocookie.com/**');
    await page.clock.install();
    await playerOn(page).openWith([
      { type: 'YouTube', url: 'https://www.youtube.com/watch?v=eRsGyueVLvQ' },
    ]);
    await playerOn(page).hoverPlay();
    const player = page.getByTestId('player');
    const frame = player.locator('iframe');
    await expect(frame).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/eRsGyueVLvQ\?/,
    );
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    await page.clock.runFor(2000);
    await held.release();
    await expect(player).toHaveAttribute('aria-busy', 'false');
  },
);

test(
  covers('4.player.types', 'Vimeo plays in its frame, and leaves no listener behind'),
  async ({ member: page }) => {
    await page.addInitScript(countMessageListeners);
    await fakePlayerFrame(page, 'https://player.vimeo.com/**', fakeVimeo);
    await playerOn(page).openWith([{ type: 'Vimeo', url: 'https://vimeo.com/1084537' }]);
    await playerOn(page).hoverPlay();
    const player = page.getByTestId('player');
    const frame = player.locator('iframe');
    await expect(frame).toHaveAttribute('src', /^https:\/\/player\.vimeo\.com\/video\/1084537\?/);
    await expect(player).toHaveAttribute('aria-busy', 'false');
    const listeners = () => page.evaluate(() => window.messageListeners);
    const during = await listeners();
    await page.getByRole('link', { name: 'TV Show', exact: true }).click();
    await player.waitFor({ state: 'detached' });
    await expect.poll(listeners).toBeLessThan(during);
    await page.getByRole('heading', { name: 'TV Shows', level: 1 }).waitFor();
  },
);

test(
  covers('4.player.types', 'any other type is a plain video, which resumes after a failure'),
  async ({ visitor: page }) => {
    const film = playerOn(page);
    await film.openWith([], { trailer_url_type: 'Betamax' });
    await film.hoverPlay();
    const poster = film.video.evaluate((video: HTMLVideoElement) => video.poster);
    expect(await poster).toMatch(/101-poster\.webp$/);
    await page.getByRole('button', { name: 'Play trailer' }).click();
    await expect.poll(film.second).toBeGreaterThan(0.5);
    await expect(film.video).toHaveFocus();

    await film.video.evaluate((it: HTMLVideoElement) => {
      it.pause();
      it.dispatchEvent(new Event('error'));
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await film.seesItPlay();
    await expect(film.stage).toHaveAttribute('aria-busy', 'false');
    expect(await film.second()).toBeGreaterThan(0.5);
  },
);

declare global {
  interface Window {
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
