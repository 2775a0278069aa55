import { expect } from 'vitest';
import type { Kit, Stage } from '../kit';
import { findFocus } from './found';
import { pathOf } from './outside';

const NAMES = ['Seven Lamps', 'Salt Road', 'Paper Boats', 'Eight Bells', 'Glass Hour', 'Low Tide'];
const films = NAMES.map((name, at) => ({
  titleId: String(at + 1),
  ...{ position: 600, duration: 5400, leftAt: 1000 - at, changedAt: 0 },
  ...{ isUnsent: false, isForgotten: false },
  card: { id: String(at + 1), name, poster_image: null, thumbnail_image: null },
}));

const ALL = films.map(({ titleId }) => titleId);

const row = ({ page }: Stage) => page.getByRole('region', { name: 'Continue Watching' });
const cards = (stage: Stage) => row(stage).locator('[data-place] a');
const press = (stage: Stage, name: string | RegExp) =>
  row(stage).getByRole('button', { name }).first().click();

/** By page: the ids of the films that are listed, and of those before the last removal. */
const listed = new WeakMap<Stage, { now: readonly string[]; before: readonly string[] }>();
const nowListed = (stage: Stage) => listed.get(stage) ?? { now: ALL, before: ALL };

/** Each film leads to its page, the one left last first. */
async function list(stage: Stage, ids: readonly string[]): Promise<void> {
  listed.set(stage, { now: ids, before: nowListed(stage).now });
  const hrefs = () =>
    cards(stage).evaluateAll((links) => links.map((it) => it.getAttribute('href')));
  await expect
    .poll(async () => [...new Set(await hrefs())])
    .toEqual(ids.map((id) => `/movie-details/${id}`));
}

/** The first film, or all of them, are not listed any more. */
const takeOut = (stage: Stage, { titleIds }: { titleIds: readonly string[] }) =>
  list(stage, titleIds.length > 1 ? [] : nowListed(stage).now.slice(1));

export const kit: Kit = {
  use: 'Continue Watching',
  // The resume positions have not arrived yet.
  holds: [pathOf('progress')],
  async begin(stage) {
    const { email: person } = await stage.account();
    const kept = JSON.stringify({ person, entries: films });
    await stage.page.evaluate((it) => localStorage.setItem('fin.positions', it), kept);
    await stage.open('/browse', 'member');
    await row(stage).waitFor();
  },
  gestures: {
    'film.removed': (stage) => press(stage, /^Remove .* from Continue Watching/),
    'films.cleared': (stage) => press(stage, 'Clear all'),
    'undo.pressed': (stage) => press(stage, 'Undo'),
  },
  calls: {},
  outcomes: {
    takeOut,
    putBack: (stage) => list(stage, nowListed(stage).before),
    moveFocusToUndo: ({ page }) =>
      expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Undo'),
    moveFocusToFilms: (stage) =>
      findFocus(stage, 'href', `/movie-details/${nowListed(stage).now[0]}`),
  },
  sights: {
    listing: (stage) => cards(stage).first().waitFor(),
    filmRemoved: (stage) => row(stage).getByText('was removed.').waitFor(),
    allRemoved: async (stage) => {
      await row(stage).getByText('Nothing to continue.').waitFor();
      await expect.poll(() => cards(stage).count()).toBe(0);
    },
  },
};
