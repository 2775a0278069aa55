import { expect } from 'vitest';
import type { Kit, Stage } from '../kit';
import { inOtherTab, pathOf } from './outside';

const TITLE = { id: '7', name: 'Salt Road', is_watch_list: false };
const PAGE = pathOf('tvShows');
const SETTLED = ['on', 'off', 'unknown'];

const heart = ({ page }: Stage) =>
  page.getByRole('button', { name: `Add ${TITLE.name} to watchlist` });
/** Another tab of the same member says what it has saved, or read. */
async function toldByOtherTab(
  stage: Stage,
  type: 'entry.saved' | 'entry.read',
  isSaved: boolean,
): Promise<void> {
  const { email: person } = await stage.account();
  const entry = { type, person, titleId: TITLE.id, isSaved };
  await inOtherTab(
    stage,
    (told) => {
      const channel = new BroadcastChannel('fin.watchlist');
      channel.postMessage({ ...told, at: performance.timeOrigin + performance.now() });
      channel.close();
    },
    entry,
  );
}

/** The heart of one card, on a list that is being read anew while the walk goes on. */
export const kit: Kit = {
  use: 'Heart',
  holds: [PAGE],
  async begin(stage, input) {
    const { isSaved } = input as { isSaved: boolean };
    await stage.open('/plans', 'member');
    await stage.page.getByRole('link', { name: 'TV Show', exact: true }).click();
    await stage.answer(PAGE, [TITLE]);
    await heart(stage).waitFor();
    await stage.page.goBack();
    await stage.page.getByRole('heading', { name: 'Subscription Plans' }).waitFor();
    await stage.page.goForward();
    await heart(stage).waitFor();
    await toldByOtherTab(stage, 'entry.read', isSaved);
  },
  gestures: {
    'toggle.pressed': (stage) => heart(stage).click(),
    'entry.refreshed': (stage, { isSaved, askedAt }) =>
      askedAt === 1
        ? stage.answer(PAGE, [{ ...TITLE, is_watch_list: isSaved }])
        : toldByOtherTab(stage, 'entry.read', isSaved),
    'entry.saved': (stage, { isSaved }) => toldByOtherTab(stage, 'entry.saved', isSaved),
  },
  // A sign-in would begin another page, and what another tab says is of now.
  isPossible: ({ type, isMember, at }) =>
    type !== 'title.wanted' &&
    (type !== 'toggle.pressed' || isMember) &&
    (type !== 'entry.saved' || at > 1),
  calls: {
    saveToggle: { path: pathOf('toggleWatchlist'), body: () => ({ status: true }) },
    readEntry: {
      path: pathOf('watchlist'),
      body: (entry) => ((entry as { isSaved: boolean }).isSaved ? [TITLE] : []),
    },
  },
  sights: Object.fromEntries(
    [...SETTLED, 'turningOn', 'turningOff', 'unsure', 'contradicted', 'reconciling'].map(
      (state) => [
        state,
        (stage: Stage, { context }: { context: { isWanted: boolean } }) =>
          expect(heart(stage)).toHaveAttribute('aria-pressed', String(context.isWanted)),
      ],
    ),
  ),
};
