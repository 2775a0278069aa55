import { expect } from 'vitest';
import type { Driver, SitePage } from '../driver';
import { beginFilm, filmSays, openFilm, pause, play } from './film';
import { findStored } from './found';
import { pathOf } from './outside';

const player = ({ page }: SitePage, isBusy: boolean) =>
  page.locator(`[data-testid=player][aria-busy=${isBusy}]`);

interface Kept {
  entries: { position: number; duration: number; isForgotten: boolean }[];
}
const placesIn = (kept: Kept | null) =>
  kept?.entries.map(({ position, duration, isForgotten }) => ({ position, duration, isForgotten }));

export const driver: Driver = {
  use: 'Watching',
  holds: [pathOf('progress')],
  async begin(sitePage) {
    await beginFilm(sitePage, { position: 600, duration: 5400 });
    await openFilm(sitePage);
  },
  actions: {
    'film.playing': ({ page }) => filmSays(page, null, 'playing'),
    'film.paused': ({ page }, { position, duration }) =>
      filmSays(page, { position, duration }, 'pause'),
    async 'position.reported'({ page }, { position, duration }) {
      await filmSays(page, { position, duration });
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    },
    'beginning.requested': ({ page }) => page.getByRole('button', { name: 'Start over' }).click(),
  },
  calls: {},
  outcomes: {
    keepPosition: (sitePage, { position, duration }) =>
      findStored(
        sitePage,
        'localStorage',
        'fin.positions',
        [{ position, duration, isForgotten: false }],
        placesIn,
      ),
    forgetPosition: (sitePage) =>
      findStored(
        sitePage,
        'localStorage',
        'fin.positions',
        [{ position: 0, duration: 0, isForgotten: true }],
        placesIn,
      ),
    askPosition: (sitePage) =>
      expect
        .poll(async () => (await sitePage.seen('Watching'))?.events)
        .toContain('position.reported'),
    noteWatched: (sitePage) =>
      findStored(sitePage, 'localStorage', 'fin.watched', ['7'], (it) =>
        it?.films.map(({ titleId }: { titleId: string }) => titleId),
      ),
  },
  assertions: {
    standing: (sitePage) => play(sitePage).or(player(sitePage, true)).first().waitFor(),
    paused: (sitePage) => play(sitePage).waitFor(),
    async playing(sitePage) {
      await pause(sitePage).waitFor();
      await player(sitePage, false).waitFor();
    },
  },
};
