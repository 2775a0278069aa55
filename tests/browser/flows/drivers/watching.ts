import { expect } from 'vitest';
import type { Driver, SitePage } from '../driver';
import { beginFilm, filmSays, openFilm, pause, play } from './film';
import { findStored } from './found';
import { filmWith } from './media';
import { pathOf } from './outside';

const player = ({ page }: SitePage, isBusy: boolean) =>
  page.locator(`[data-testid=player][aria-busy=${isBusy}]`);

const TITLE = '7';

interface Kept {
  entries: {
    titleId: string;
    position: number;
    duration: number;
    card: { name: string; duration: string } | null;
    isForgotten: boolean;
  }[];
}
const placesOf = (titleId: string) => (kept: Kept | null) =>
  kept?.entries
    .filter((it) => it.titleId === titleId)
    .map(({ position, duration, card, isForgotten }) => ({
      position,
      duration,
      isForgotten,
      card: card && [card.name, card.duration],
    }));

const episode = (number: number) => ({ id: '5', name: 'Lanterns', season: 1, episode: number });
const NEXT = { id: '8', name: 'Dusk', duration: '01:30', series: episode(2) };

export const driver: Driver = {
  use: 'Watching',
  holds: [pathOf('progress')],
  async begin(sitePage) {
    await beginFilm(sitePage, { position: 600, duration: 5400 });
    await openFilm(sitePage, { ...filmWith(1), series: episode(1), more_items: [NEXT] });
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
        [{ position, duration, card: ['Seven Lamps', '02:05'], isForgotten: false }],
        placesOf(TITLE),
      ),
    forgetPosition: (sitePage) =>
      findStored(
        sitePage,
        'localStorage',
        'fin.positions',
        [{ position: 0, duration: 0, card: null, isForgotten: true }],
        placesOf(TITLE),
      ),
    askPosition: (sitePage) =>
      expect
        .poll(async () => (await sitePage.seen('Watching'))?.events.at(-1))
        .toBe('position.reported'),
    async noteWatched(sitePage) {
      await findStored(sitePage, 'localStorage', 'fin.watched', [TITLE], (it) =>
        it?.films.map(({ titleId }: { titleId: string }) => titleId),
      );
      await findStored(
        sitePage,
        'localStorage',
        'fin.positions',
        [{ position: 0, duration: 5400, card: ['Dusk', '01:30'], isForgotten: false }],
        placesOf(NEXT.id),
      );
    },
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
