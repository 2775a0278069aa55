import { expect } from 'vitest';
import type { Kit, Stage } from '../kit';
import { asks } from '../outcome';
import { fetchVideo, filmSays, openFilm, play } from './film';
import { findStored } from './found';
import { inOtherTab, pathOf } from './outside';

const CALL = pathOf('progress');
const NOW_HERE = { isMember: true, isProviderWithout: false };
const KEPT_ANSWER = { status: true, message: 'Kept.' };
const KEPT = { position: 600, duration: 5400 };

const isThere = (stage: Stage) => play(stage).waitFor();

/** The film plays, and is kept in the moment in which it is paused: another one than before. */
async function pauseFilm({ page }: Stage): Promise<void> {
  await filmSays(page, KEPT, 'playing');
  await filmSays(page, KEPT, 'pause');
}

/** One film, of which the provider hears by the same path by which it is asked. */
export const kit: Kit = {
  use: 'Progress',
  holds: [CALL],
  async begin(stage, input) {
    const { isProviderWithout } = input as typeof NOW_HERE;
    if (isProviderWithout) {
      await stage.page.evaluate(() => sessionStorage.setItem('fin.progress-unknown', 'true'));
    }
    await openFilm(stage);
    await expect.poll(() => stage.seen('Progress')).not.toBeNull();
  },
  gestures: {
    async 'person.changed'(stage, { isMember }, from) {
      if (from.matches('sending')) await stage.answer(CALL, KEPT_ANSWER);
      const { localStorage: entries } = await stage.account();
      await inOtherTab(
        stage,
        (them) => {
          if (them === null) localStorage.clear();
          else for (const { name, value } of them) localStorage.setItem(name, value);
        },
        // The token last: the member is there with it, and known.
        isMember ? entries.toReversed() : null,
      );
      if (isMember) await fetchVideo(stage);
    },
    async 'position.changed'(stage, { isUrgent }) {
      if (isUrgent) return pauseFilm(stage);
      await filmSays(stage.page, KEPT, 'playing');
      await stage.pass(5_000);
      // A look at its beginning is not kept.
      await filmSays(stage.page, { ...KEPT, position: 0 }, 'pause');
    },
    async 'page.left'(stage, _, from) {
      await stage.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
      // The call of an earlier position continues, and its answer is ignored.
      if (from.matches('sending') && from.context.isBehind) await stage.answer(CALL, KEPT_ANSWER);
    },
  },
  calls: {
    readProgress: {
      async succeed(stage, output) {
        if ((output as { hasUnsent: boolean }).hasUnsent) await pauseFilm(stage);
        await stage.answer(CALL, { status: true, data: [] });
      },
      fail: (stage, failure) => stage.fail(CALL, failure),
    },
    sendProgress: { path: CALL, body: () => KEPT_ANSWER },
  },
  outcomes: {
    readProgress: asks('progress'),
    sendProgress: asks('saveProgress', () => ({ payload: { entertainment_id: '7', ...KEPT } })),
    noteProviderWithout: (stage) =>
      findStored(stage, 'sessionStorage', 'fin.progress-unknown', true),
  },
  sights: Object.fromEntries(
    ['resting', 'reading', 'inStep', 'collecting', 'sending', 'unreached', 'keptHere'].map(
      (state) => [state, state === 'resting' ? async () => undefined : isThere],
    ),
  ),
};
