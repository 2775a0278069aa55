/** The hearts' effects: one chart for each title, shared by all cards that show it. */
import { useSyncExternalStore } from 'react';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { Card } from '../../contract/entities';
import { watchlistMachine } from '../../machines/watchlist.machine';
import { callProvider } from '../api/client';
import { createListeners } from '../api/listeners';
import { watchAnswers } from '../api/query-cache';
import { watchPerson } from '../api/session-store';
import { notify } from '../lib/notifications';
import { provideActors } from '../lib/provide-actors';

const heart = provideActors(watchlistMachine, {
  actors: {
    // A save is never aborted half way: the chart lives longer than the card.
    saveToggle: fromPromise<void, { titleId: string }>(async ({ input }) => {
      await callProvider('toggleWatchlist', { payload: { entertainment_id: input.titleId } });
    }),
  },
});

type Heart = ActorRefFrom<typeof watchlistMachine>;
const hearts = new Map<string, Heart>();
/** When each heart last changed, in milliseconds of the page's life. */
const changedAt = new WeakMap<Heart, number>();
const { watch: watchHearts, tell } = createListeners();
const signInRequests = createListeners();

watchPerson(() => {
  for (const actor of hearts.values()) actor.stop();
  hearts.clear();
  tell();
});

// Only what was asked for after a heart's last change knows more than the heart.
watchAnswers(({ answer, askedAt }) => {
  if (hearts.size === 0) return;
  for (const { id, is_watch_list } of cardsIn(answer)) {
    const actor = hearts.get(id);
    if (!actor || (changedAt.get(actor) ?? 0) > askedAt) continue;
    actor.send({ type: 'entry.refreshed', isSaved: is_watch_list });
  }
});

/** Calls `listener` when a visitor presses a heart; returns the way to stop. */
export const watchSignInRequests = signInRequests.watch;

/**
 * The heart of a title: whether it is filled, and what a press does. Until it is pressed, what the
 * list said (`isSaved`) counts.
 */
export function useWatchlistToggle(titleId: string, isSaved: boolean, isMember: boolean) {
  const isOn = useSyncExternalStore(
    watchHearts,
    () => hearts.get(titleId)?.getSnapshot().context.isWanted ?? isSaved,
  );
  const press = () => {
    const actor = hearts.get(titleId) ?? createHeart(titleId, isSaved);
    actor.send({ type: 'toggle.pressed', isMember });
  };
  return { isOn, press };
}

/** The ids of the titles whose hearts were taken off in this tab. */
export function titlesTakenOff(): ReadonlySet<string> {
  const off = [...hearts].filter(([, actor]) => !actor.getSnapshot().context.isWanted);
  return new Set(off.map(([id]) => id));
}

function createHeart(titleId: string, isSaved: boolean): Heart {
  const actor = createActor(heart, { input: { titleId, isSaved } });
  hearts.set(titleId, actor);
  actor.subscribe(() => {
    changedAt.set(actor, performance.now());
    tell();
  });
  actor.on('notification.raised', notify);
  actor.on('signIn.requested', () => signInRequests.tell());
  return actor.start();
}

/** The cards of a list, or of the lists that stand right inside an answer. */
function cardsIn(answer: unknown): Card[] {
  const lists = Array.isArray(answer)
    ? [answer]
    : Object.values(answer ?? {}).filter(Array.isArray);
  return lists
    .flat()
    .filter((item: Partial<Card> | null) => typeof item?.is_watch_list === 'boolean');
}
