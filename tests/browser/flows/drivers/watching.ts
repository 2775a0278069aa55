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
    card: object | null;
    isForgotten: boolean;
  }[];
}
const placesOf = (titleId: string) => (kept: Kept | null) =>
  kept?.entries
    .filter((it) => it.titleId === titleId)
    .map(({ position, duration, card, isForgotten }) => ({
      position,
      duration,
      card,
      isForgotten,
    }));

const episode = (number: number) => ({ id: '5', name: 'Lanterns', season: 1, episode: number });
const NEXT = {
  id: '8',
  name: 'Dusk',
  duration: '01:30',
  series: episode(2),
  language: 'Hindi',
  content_rating: 'U',
  is_watch_list: false,
  poster_image: null,
  thumbnail_image: null,
};
const PICTURES = {
  backdrop_image: '/media/artwork/102-poster.webp',
  backdrop_srcset: '/media/artwork/103-poster.webp 400w',
};
const FILM = { ...filmWith(1), ...PICTURES, content_rating: 'U', series: episode(1) };
const CARD = {
  id: TITLE,
  name: 'Seven Lamps',
  duration: '02:05',
  series: episode(1),
  language: 'Hindi',
  content_rating: 'U',
  is_watch_list: false,
  poster_image: FILM.poster_image,
  thumbnail_image: PICTURES.backdrop_image,
  thumbnail_srcset: PICTURES.backdrop_srcset,
};

export const driver: Driver = {
  use: 'Watching',
  holds: [pathOf('progress')],
  async begin(sitePage) {
    await beginFilm(sitePage, { position: 600, duration: 5400 });
    await openFilm(sitePage, { ...FILM, more_items: [NEXT] });
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
        [{ position, duration, card: CARD, isForgotten: false }],
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
      await findStored(
        sitePage,
        'localStorage',
        'fin.watched',
        [{ titleId: TITLE, card: CARD }],
        (it) =>
          it?.films.map(({ titleId, card }: { titleId: string; card: object }) => ({
            titleId,
            card,
          })),
      );
      await findStored(
        sitePage,
        'localStorage',
        'fin.positions',
        [{ position: 0, duration: 5400, card: NEXT, isForgotten: false }],
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
