import { expect } from 'vitest';
import type { Kit, Stage } from '../kit';
import { asks } from '../outcome';
import { findFailure, findMessage, overhear } from './found';
import { inOtherTab, pathOf } from './outside';

const TITLE = { id: '7', name: 'Salt Road', is_watch_list: false };
const PAGE = pathOf('tvShows');
const CHANNEL = 'fin.watchlist';

const heart = ({ page }: Stage) =>
  page.getByRole('button', { name: `Add ${TITLE.name} to watchlist` });
const isPressed = (stage: Stage, isOn: boolean) =>
  expect(heart(stage)).toHaveAttribute('aria-pressed', String(isOn));
/** Another tab of the same member announces an entry that it has saved or loaded. */
async function postFromOtherTab(
  stage: Stage,
  type: 'entry.saved' | 'entry.read',
  isSaved: boolean,
): Promise<void> {
  const { email: person } = await stage.account();
  const entry = { type, person, titleId: TITLE.id, isSaved };
  await inOtherTab(
    stage,
    (posted) => {
      const channel = new BroadcastChannel('fin.watchlist');
      channel.postMessage({ ...posted, at: performance.timeOrigin + performance.now() });
      channel.close();
    },
    entry,
  );
}

/** This tab has announced the entry to the others. */
async function hasPosted(stage: Stage, { type, isSaved }: { type: string; isSaved: boolean }) {
  const { email: person } = await stage.account();
  await findMessage(stage, CHANNEL, { type, person, titleId: TITLE.id, isSaved });
}

/** The watchlist toggle of one card, on a list that reloads during the test path. */
export const kit: Kit = {
  use: 'Heart',
  holds: [PAGE],
  async begin(stage, input) {
    const { isSaved } = input as { isSaved: boolean };
    await overhear(stage, CHANNEL);
    await stage.open('/plans', 'member');
    await stage.page.getByRole('link', { name: 'TV Show', exact: true }).click();
    await stage.answer(PAGE, [TITLE]);
    await heart(stage).waitFor();
    await stage.page.goBack();
    await stage.page.getByRole('heading', { name: 'Subscription Plans' }).waitFor();
    await stage.page.goForward();
    await heart(stage).waitFor();
    await postFromOtherTab(stage, 'entry.read', isSaved);
  },
  gestures: {
    'toggle.pressed': (stage) => heart(stage).click(),
    'entry.refreshed': (stage, { isSaved, askedAt }) =>
      askedAt === 1
        ? stage.answer(PAGE, [{ ...TITLE, is_watch_list: isSaved }])
        : postFromOtherTab(stage, 'entry.read', isSaved),
    'entry.saved': (stage, { isSaved }) => postFromOtherTab(stage, 'entry.saved', isSaved),
  },
  calls: {
    saveToggle: { path: pathOf('toggleWatchlist'), body: () => ({ status: true }) },
    readEntry: {
      path: pathOf('watchlist'),
      body: (entry) => ((entry as { isSaved: boolean }).isSaved ? [TITLE] : []),
    },
  },
  outcomes: {
    saveToggle: asks('toggleWatchlist', ({ titleId }) => ({
      payload: { entertainment_id: titleId },
    })),
    readEntry: asks('watchlist'),
    'entry.saved': hasPosted,
    'entry.read': hasPosted,
    'failure.raised': findFailure,
  },
  sights: {
    on: (stage) => isPressed(stage, true),
    off: (stage) => isPressed(stage, false),
    ...Object.fromEntries(
      ['unknown', 'turningOn', 'turningOff', 'unsure', 'contradicted', 'reconciling'].map(
        (state) => [
          state,
          (stage: Stage, { context }: { context: { isWanted: boolean } }) =>
            isPressed(stage, context.isWanted),
        ],
      ),
    ),
  },
};
