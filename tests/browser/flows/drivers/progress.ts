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

const OF_PROVIDER = {
  entertainment_id: '9',
  ...KEPT,
  updated_at: '2026-01-02T03:04:05Z',
};

interface Kept {
  entries: { isUnsent: boolean; isForgotten: boolean }[];
}

async function keepForgotten(sitePage: SitePage): Promise<void> {
  const { email: person } = await sitePage.account();
  const place = { titleId: '8', position: 0, duration: 0, card: null, leftAt: 1, changedAt: 0 };
  const kept = { person, entries: [{ ...place, isUnsent: false, isForgotten: true }] };
  await sitePage.page.evaluate(
    (it) => localStorage.setItem('fin.positions', it),
    JSON.stringify(kept),
  );
}

const isThere = (sitePage: SitePage) => play(sitePage).waitFor();

async function pauseFilm({ page }: SitePage): Promise<void> {
  await filmSays(page, KEPT, 'playing');
  await filmSays(page, KEPT, 'pause');
}

const unsentIn = (kept: Kept | null) => kept?.entries.filter(({ isUnsent }) => isUnsent);

export const driver: Driver = {
  use: 'Progress',
  leave: null,
  holds: [CALL],
  async begin(sitePage, input) {
    const { isProviderWithout } = input as typeof NOW_HERE;
    if (isProviderWithout) {
      await sitePage.page.evaluate(() => sessionStorage.setItem('fin.progress-unknown', 'true'));
    }
    await keepForgotten(sitePage);
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
        await sitePage.answer(CALL, { status: true, data: [OF_PROVIDER] });
      },
      fail: (sitePage, failure) => sitePage.fail(CALL, failure),
    },
    sendProgress: { path: CALL, body: () => KEPT_ANSWER },
  },
  outcomes: {
    readProgress: asks('progress'),
    sendProgress: asks('saveProgress', () => ({ payload: { entertainment_id: '7', ...KEPT } })),
    async noteProviderWithout(sitePage) {
      await findStored(sitePage, 'sessionStorage', 'fin.progress-unknown', true);
      await findStored(sitePage, 'localStorage', 'fin.positions', [], (kept: Kept | null) =>
        kept?.entries.filter(({ isForgotten }) => isForgotten),
      );
    },
  },
  besides: {
    async 'xstate.done.actor.sendProgress'(sitePage, _, snapshot) {
      if (snapshot.matches('inStep'))
        await findStored(sitePage, 'localStorage', 'fin.positions', [], unsentIn);
    },
    'xstate.done.actor.readProgress': (sitePage) =>
      findStored(sitePage, 'localStorage', 'fin.positions', [600], (it) =>
        it?.entries
          .filter(({ titleId }: { titleId: string }) => titleId === OF_PROVIDER.entertainment_id)
          .map(({ position }: { position: number }) => position),
      ),
  },
  assertions: Object.fromEntries(
    ['resting', 'reading', 'inStep', 'collecting', 'sending', 'unreached', 'keptHere'].map(
      (state) => [state, state === 'resting' ? async () => undefined : isThere],
    ),
  ),
};
