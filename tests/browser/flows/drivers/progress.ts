import { expect } from 'vitest';
import type { Driver, SitePage } from '../driver';
import { asks } from '../outcome';
import { fetchVideo, filmSays, openFilm, play } from './film';
import { findStored } from './found';
import { inOtherTab, pathOf } from './outside';

const CALL = pathOf('progress');
const NOW_HERE = { isMember: true, isProviderWithout: false };
const KEPT_ANSWER = { status: true, message: 'Kept.' };
const KEPT = { position: 600, duration: 5400 };

const isThere = (sitePage: SitePage) => play(sitePage).waitFor();

async function pauseFilm({ page }: SitePage): Promise<void> {
  await filmSays(page, KEPT, 'playing');
  await filmSays(page, KEPT, 'pause');
}

export const driver: Driver = {
  use: 'Progress',
  holds: [CALL],
  async begin(sitePage, input) {
    const { isProviderWithout } = input as typeof NOW_HERE;
    if (isProviderWithout) {
      await sitePage.page.evaluate(() => sessionStorage.setItem('fin.progress-unknown', 'true'));
    }
    await openFilm(sitePage);
    await expect.poll(() => sitePage.seen('Progress')).not.toBeNull();
  },
  actions: {
    async 'person.changed'(sitePage, { isMember }, from) {
      if (from.matches('sending')) await sitePage.answer(CALL, KEPT_ANSWER);
      const { localStorage: entries } = await sitePage.account();
      await inOtherTab(
        sitePage,
        (them) => {
          if (them === null) localStorage.clear();
          else for (const { name, value } of them) localStorage.setItem(name, value);
        },
        // The token comes last, so that the account is known when the session starts.
        isMember ? entries.toReversed() : null,
      );
      if (isMember) await fetchVideo(sitePage);
    },
    async 'position.changed'(sitePage, { isUrgent }) {
      if (isUrgent) return pauseFilm(sitePage);
      await filmSays(sitePage.page, KEPT, 'playing');
      await sitePage.pass(5_000);
      // Pauses at 0, because a pause elsewhere would report a second position.
      await filmSays(sitePage.page, { ...KEPT, position: 0 }, 'pause');
    },
    async 'page.left'(sitePage, _, from) {
      await sitePage.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
      if (from.matches('sending') && from.context.isBehind)
        await sitePage.answer(CALL, KEPT_ANSWER);
    },
  },
  calls: {
    readProgress: {
      async succeed(sitePage, output) {
        if ((output as { hasUnsent: boolean }).hasUnsent) await pauseFilm(sitePage);
        await sitePage.answer(CALL, { status: true, data: [] });
      },
      fail: (sitePage, failure) => sitePage.fail(CALL, failure),
    },
    sendProgress: { path: CALL, body: () => KEPT_ANSWER },
  },
  outcomes: {
    readProgress: asks('progress'),
    sendProgress: asks('saveProgress', () => ({ payload: { entertainment_id: '7', ...KEPT } })),
    noteProviderWithout: (sitePage) =>
      findStored(sitePage, 'sessionStorage', 'fin.progress-unknown', true),
  },
  assertions: Object.fromEntries(
    ['resting', 'reading', 'inStep', 'collecting', 'sending', 'unreached', 'keptHere'].map(
      (state) => [state, state === 'resting' ? async () => undefined : isThere],
    ),
  ),
};
