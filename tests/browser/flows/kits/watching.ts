import { expect } from 'vitest';
import type { Kit, Stage } from '../kit';
import { beginFilm, filmSays, openFilm, pause, play } from './film';
import { findStored } from './found';
import { pathOf } from './outside';

const player = ({ page }: Stage, isBusy: boolean) =>
  page.locator(`[data-testid=player][aria-busy=${isBusy}]`);

interface Kept {
  entries: { position: number; duration: number; isForgotten: boolean }[];
}
const placesIn = (kept: Kept | null) =>
  kept?.entries.map(({ position, duration, isForgotten }) => ({ position, duration, isForgotten }));

export const kit: Kit = {
  use: 'Watching',
  holds: [pathOf('progress')],
  async begin(stage) {
    await beginFilm(stage, { position: 600, duration: 5400 });
    await openFilm(stage);
  },
  gestures: {
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
    keepPosition: (stage, { position, duration }) =>
      findStored(
        stage,
        'localStorage',
        'fin.positions',
        [{ position, duration, isForgotten: false }],
        placesIn,
      ),
    forgetPosition: (stage) =>
      findStored(
        stage,
        'localStorage',
        'fin.positions',
        [{ position: 0, duration: 0, isForgotten: true }],
        placesIn,
      ),
    askPosition: (stage) =>
      expect
        .poll(async () => (await stage.seen('Watching'))?.events)
        .toContain('position.reported'),
    noteWatched: (stage) =>
      findStored(stage, 'localStorage', 'fin.watched', ['7'], (it) =>
        it?.films.map(({ titleId }: { titleId: string }) => titleId),
      ),
  },
  sights: {
    // A film that was asked to play stands until it does.
    standing: (stage) => play(stage).or(player(stage, true)).first().waitFor(),
    paused: (stage) => play(stage).waitFor(),
    async playing(stage) {
      await pause(stage).waitFor();
      await player(stage, false).waitFor();
    },
  },
};
