import { expect } from 'vitest';
import type { Driver, SitePage } from '../driver';
import { findFocus } from './found';
import { pathOf } from './outside';

const NAMES = ['Seven Lamps', 'Salt Road', 'Paper Boats', 'Eight Bells', 'Glass Hour', 'Low Tide'];
const films = NAMES.map((name, at) => ({
  titleId: String(at + 1),
  position: 600,
  duration: 5400,
  leftAt: 1000 - at,
  changedAt: 0,
  isUnsent: false,
  isForgotten: false,
  card: { id: String(at + 1), name, poster_image: null, thumbnail_image: null },
}));

const ALL = films.map(({ titleId }) => titleId);

const row = ({ page }: SitePage) => page.getByRole('region', { name: 'Continue Watching' });
const cards = (sitePage: SitePage) => row(sitePage).locator('[data-place] a');
const press = (sitePage: SitePage, name: string | RegExp) =>
  row(sitePage).getByRole('button', { name }).first().click();

const listed = new WeakMap<SitePage, { now: readonly string[]; before: readonly string[] }>();
const nowListed = (sitePage: SitePage) => listed.get(sitePage) ?? { now: ALL, before: ALL };

async function list(sitePage: SitePage, ids: readonly string[]): Promise<void> {
  listed.set(sitePage, { now: ids, before: nowListed(sitePage).now });
  const hrefs = () =>
    cards(sitePage).evaluateAll((links) => links.map((it) => it.getAttribute('href')));
  await expect
    .poll(async () => [...new Set(await hrefs())])
    .toEqual(ids.map((id) => `/movie-details/${id}`));
}

const takeOut = (sitePage: SitePage, { titleIds }: { titleIds: readonly string[] }) =>
  list(sitePage, titleIds.length > 1 ? [] : nowListed(sitePage).now.slice(1));

export const driver: Driver = {
  use: 'Continue Watching',
  holds: [pathOf('progress')],
  async begin(sitePage) {
    const { email: person } = await sitePage.account();
    const kept = JSON.stringify({ person, entries: films });
    await sitePage.page.evaluate((it) => localStorage.setItem('fin.positions', it), kept);
    await sitePage.open('/browse', 'member');
    await row(sitePage).waitFor();
  },
  actions: {
    'film.removed': (sitePage) => press(sitePage, /^Remove .* from Continue Watching/),
    'films.cleared': (sitePage) => press(sitePage, 'Clear all'),
    'undo.pressed': (sitePage) => press(sitePage, 'Undo'),
  },
  calls: {},
  outcomes: {
    takeOut,
    putBack: (sitePage) => list(sitePage, nowListed(sitePage).before),
    moveFocusToUndo: ({ page }) =>
      expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Undo'),
    moveFocusToFilms: (sitePage) =>
      findFocus(sitePage, 'href', `/movie-details/${nowListed(sitePage).now[0]}`),
  },
  assertions: {
    listing: (sitePage) => cards(sitePage).first().waitFor(),
    filmRemoved: (sitePage) => row(sitePage).getByText('was removed.').waitFor(),
    allRemoved: async (sitePage) => {
      await row(sitePage).getByText('Nothing to continue.').waitFor();
      await expect.poll(() => cards(sitePage).count()).toBe(0);
    },
  },
};
