import type { Page } from 'playwright-core';
import { holdCall, mockCall } from '../setup/provider';
import { details } from '../title/details';
import { fakePlayerFrame, fakeVimeo, fakeYouTube } from '../title/embeds';
import { playerOn } from '../title/player-page';
import { at, resized, type Screen } from './screen';

const CALL = '/user/movie-details/7';

const player = (page: Page) => page.getByTestId('player');
const dialog = (page: Page) => page.getByRole('dialog');
const openMail = (page: Page, name: string) =>
  page.getByRole('button', { name: `Send email to ${name}` }).click();

const titleWith = (changes: Record<string, unknown>) => async (page: Page) => {
  await mockCall(page, CALL, { body: { data: details(changes) } });
  await at('/movie-details/7')(page);
};

async function play(page: Page) {
  const play = page.getByRole('button', { name: /^Play/ });
  await play.click();
  await page.locator('[data-testid=player][aria-busy=false]').waitFor();
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
}

export const titleScreens: Screen[] = [
  {
    screen: 'title, for a visitor',
    logs: /video could not be shown/,
    states: {
      'before it plays': async (page) => {
        await page.goto('/movie-details/101');
        await page.getByRole('button', { name: 'Watch Now' }).waitFor();
        await page.getByRole('region', { name: 'Cast and Crew' }).waitFor();
        await page.getByRole('button', { name: 'Play trailer' }).waitFor();
      },
      'on a phone': resized(390),
      'with its trailer playing': play,
      'without relatives, cast, duration and video': titleWith({
        more_items: [],
        casts: null,
        duration: null,
        trailer_url: null,
      }),
      'with a video that cannot be played': async (page) => {
        await titleWith({ trailer_url: 'javascript:alert(1)' })(page);
        await playerOn(page).hoverPlay();
        await page.getByText("We couldn't play this video.").waitFor();
      },
    },
  },
  {
    screen: 'title, on its way',
    states: {
      'with placeholders': async (page) => {
        const call = await holdCall(page, CALL);
        await page.goto('/movie-details/7');
        await page.getByRole('main').waitFor();
        await page.waitForFunction(() => document.title.includes('Movie'));
        if (call.count() !== 1) throw new Error('The title was not asked for');
      },
    },
  },
  {
    screen: 'title, failed',
    logs: /500|title 7/,
    states: {
      'with a way to try again': async (page) => {
        await mockCall(page, CALL, { status: 500 });
        await page.goto('/movie-details/7');
        await page.getByText('No movie details found.').waitFor();
      },
    },
  },
];

export const memberTitleScreens: Screen[] = [
  {
    screen: 'title, for a member',
    states: {
      'before it plays': at('/movie-details/101'),
      'on a tablet': resized(768),
      'with an HLS film': async (page) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await play(page);
      },
      'with its settings open': async (page) => {
        await page.keyboard.press('k');
        await player(page).getByRole('button', { name: 'Settings' }).press('Enter');
        await page.getByRole('menu', { name: 'Settings' }).waitFor();
      },
      'with its speeds': async (page) => {
        await page.getByRole('menuitem', { name: 'Speed' }).press('Enter');
        await page.getByRole('menuitemradio', { name: 'Normal' }).waitFor();
      },
      'with its qualities': async (page) => {
        await page.keyboard.press('ArrowLeft');
        await page.getByRole('menuitem', { name: 'Quality' }).press('Enter');
        await page.getByRole('menuitemcheckbox', { name: 'Data saver' }).waitFor();
      },
      'with its keys': async (page) => {
        await page.keyboard.press('Escape');
        await page.keyboard.press('?');
        await dialog(page).waitFor();
      },
      'with the settings of the device': async (page) => {
        await page.keyboard.press('Escape');
        await player(page).getByRole('button', { name: 'Settings' }).press('Enter');
        await page.getByRole('menuitem', { name: 'This device' }).press('Enter');
        await dialog(page).waitFor();
      },
      'with its trailer instead': async (page) => {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Trailer' }).click();
        await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
      },
      'that the browser does not start by itself': async (page) => {
        await page.evaluate(() => {
          HTMLMediaElement.prototype.play = () =>
            Promise.reject(new DOMException('A press is needed', 'NotAllowedError'));
        });
        await page.getByRole('button', { name: 'Play', exact: true }).click();
        await player(page).getByRole('button', { name: 'Play', exact: true }).waitFor();
      },
      'before the email address is confirmed': async (page) => {
        await titleWith({ needs_confirmed_email: true })(page);
        await page.getByRole('button', { name: 'Email me the link' }).waitFor();
      },
      'with a YouTube film': async (page) => {
        await fakePlayerFrame(page, 'https://www.youtube-nocookie.com/**', fakeYouTube);
        const url = 'https://www.youtube.com/watch?v=eRsGyueVLvQ';
        await titleWith({ video_links: [{ type: 'YouTube', url }] })(page);
        await page.getByRole('button', { name: 'Play', exact: true }).click();
        await player(page).locator('iframe').waitFor();
      },
      'with a Vimeo film': async (page) => {
        await fakePlayerFrame(page, 'https://player.vimeo.com/**', fakeVimeo);
        const url = 'https://vimeo.com/1084537';
        await titleWith({ video_links: [{ type: 'Vimeo', url }] })(page);
        await page.getByRole('button', { name: 'Play', exact: true }).click();
        await player(page).locator('iframe').waitFor();
      },
    },
  },
  {
    screen: 'mail to a cast member',
    logs: /502/,
    states: {
      empty: async (page) => {
        const others = [{ id: 32, name: 'Omkar Bhide', profile_image: null, email: null }];
        await titleWith({ casts: [...details().casts, ...others] })(page);
        await openMail(page, 'Mira Sen');
        await dialog(page).getByLabel('Message').waitFor();
      },
      'on a phone': resized(390),
      'with an error': async (page) => {
        await dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
        await page.getByText('Message is required').waitFor();
      },
      'that failed': async (page) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        const body = { status: false, message: 'The post is closed today.' };
        await mockCall(page, '/user/send-mail-to-cast', { status: 502, body });
        await dialog(page).getByLabel('Message').fill('I watched it twice.');
        await dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
        await page.locator('.Toastify__toast--error').waitFor();
      },
      'that was sent': async (page) => {
        const body = { status: true, message: 'Sent' };
        await mockCall(page, '/user/send-mail-to-cast', { body });
        await dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
        await dialog(page).waitFor({ state: 'detached' });
        await page.locator('.Toastify__toast--success').waitFor();
      },
      'to someone without an address': async (page) => {
        await openMail(page, 'Omkar Bhide');
        await dialog(page).getByText("We don't have an email address for Omkar Bhide").waitFor();
      },
    },
  },
];
