import type { Page } from 'playwright-core';
import type { Account } from '../setup/account';
import { saveNoData } from '../setup/switches';
import { FILM, playerOn } from '../title/player-page';
import { resized, type Screen } from './screen';

const row = (page: Page) => page.getByRole('region', { name: 'Continue Watching' });
const upNext = (page: Page) => page.getByRole('region', { name: 'Up next' });

async function begin(page: Page, { email }: Account, ...names: readonly string[]) {
  const entries = names.map((name, at) => ({
    titleId: String(101 + at),
    position: 20,
    duration: 60,
    leftAt: 9 - at,
    changedAt: 0,
    isUnsent: true,
    isForgotten: false,
    card: { id: String(101 + at), name, poster_image: null, thumbnail_image: null },
  }));
  const kept = JSON.stringify({ person: email, entries });
  await page.evaluate((it) => localStorage.setItem('fin.positions', it), kept);
}

export const memoryScreens: Screen[] = [
  {
    screen: 'home page, with films begun',
    states: {
      'to go on with': async (page, account) => {
        await begin(page, account, 'Seven Lamps', 'Salt Road', 'Paper Boats');
        await page.goto('/browse');
        await row(page).getByRole('link').first().waitFor();
      },
      'on a phone': resized(390),
      'of which one is removed': async (page) => {
        await row(page)
          .getByRole('button', { name: /^Remove/ })
          .first()
          .click();
        await row(page).getByText('was removed.').waitFor();
      },
      'of which all are removed': async (page) => {
        await row(page).getByRole('button', { name: 'Clear all' }).click();
        await row(page).getByText('Nothing to continue.').waitFor();
      },
    },
  },
  {
    screen: 'title, begun',
    states: {
      'to be resumed': async (page, account) => {
        await begin(page, account, 'Seven Lamps');
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(FILM);
        await page.getByRole('button', { name: 'Resume from 0:20' }).waitFor();
        await page.getByRole('region', { name: 'Cast and Crew' }).waitFor();
      },
      'on a phone': resized(390),
    },
  },
  {
    screen: 'title, at its end',
    states: {
      'with the next one': async (page) => {
        await saveNoData(page);
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        const film = playerOn(page);
        await film.open();
        await film.play();
        await film.leave(8);
        await film.pause();
        await upNext(page).waitFor();
        await page.waitForFunction(() =>
          document.getAnimations().every((it) => it.playState !== 'running'),
        );
      },
      'on a phone': resized(390),
    },
  },
];
