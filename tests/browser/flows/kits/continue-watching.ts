import { expect } from 'vitest';
import type { Kit, Stage } from '../kit';
import { pathOf } from './outside';

const NAMES = ['Seven Lamps', 'Salt Road', 'Paper Boats', 'Eight Bells', 'Glass Hour', 'Low Tide'];
const films = NAMES.map((name, at) => ({
  titleId: String(at + 1),
  ...{ position: 600, duration: 5400, leftAt: 1000 - at, changedAt: 0 },
  ...{ isUnsent: false, isForgotten: false },
  card: { id: String(at + 1), name, poster_image: null, thumbnail_image: null },
}));

const row = ({ page }: Stage) => page.getByRole('region', { name: 'Continue Watching' });
const cards = (stage: Stage) => row(stage).locator('[data-place] a');
const press = (stage: Stage, name: string | RegExp) =>
  row(stage).getByRole('button', { name }).first().click();

export const kit: Kit = {
  use: 'Continue Watching',
  // The provider has not told yet where the member left their films.
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
  isPossible: ({ type }, snapshot) => !snapshot.matches('allRemoved') || type === 'undo.pressed',
  calls: {},
  sights: {
    listing: (stage) => cards(stage).first().waitFor(),
    filmRemoved: (stage) => row(stage).getByText('was removed.').waitFor(),
    allRemoved: async (stage) => {
      await row(stage).getByText('Nothing to continue.').waitFor();
      await expect.poll(() => cards(stage).count()).toBe(0);
    },
  },
};
