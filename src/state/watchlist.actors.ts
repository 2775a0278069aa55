/** The watchlist toggles of this page: one chart for each title, shared by all cards that show it. */
import { type ActorRefFrom, createActor } from 'xstate';
import type { Card } from '../../contract/entities';
import { watchlistMachine } from '../../machines/watchlist.machine';
import { callProvider } from '../api/client';
import { createListeners } from '../api/listeners';
import { watchAnswers } from '../api/query-cache';
import { readSession, watchPerson } from '../api/session-store';
import { notifyFailure } from '../lib/failures';
import { provideActors } from '../lib/provide-actors';

const watchlistLogic = provideActors(watchlistMachine, {
  actors: {
    // Not aborted when the card unmounts: the actor outlives it.
    saveToggle: async ({ input }) => {
      await callProvider('toggleWatchlist', { payload: { entertainment_id: input.titleId } });
      return { at: performance.now() };
    },
    // Past the query cache: a call in flight there may have been made before the save.
    readEntry: async ({ input, signal }) => {
      const at = performance.now();
      const list = await callProvider('watchlist', { signal });
      return { isSaved: list.some(({ id }) => id === input.titleId), at };
    },
  },
});

type Toggle = ActorRefFrom<typeof watchlistMachine>;
/** What tabs tell each other: whose entry (their e-mail), of which title, and what was saved. */
interface SavedEntry {
  person: string | null | undefined;
  titleId: string;
  isSaved: boolean;
}

const toggles = new Map<string, Toggle>();
let channel: BroadcastChannel | null = null;
const changes = createListeners();
const signInRequests = createListeners();

/** Calls `listener` after each change of a toggle; returns the way to stop. */
export const watchToggles = changes.watch;

/** Calls `listener` when a visitor clicks a toggle; returns the way to stop. */
export const watchSignInRequests = signInRequests.watch;

/** Whether the title is wanted on the list; `undefined` until its toggle has been clicked. */
export function isWanted(titleId: string): boolean | undefined {
  return toggles.get(titleId)?.getSnapshot().context.isWanted;
}

/** A click on a title's toggle. `isSaved` is what the list said. */
export function pressToggle(titleId: string, isSaved: boolean, isMember: boolean): void {
  const toggle = toggles.get(titleId) ?? createToggle(titleId, isSaved);
  toggle.send({ type: 'toggle.pressed', isMember, at: performance.now() });
}

/** The ids of the titles that were taken off the list on this page. */
export function titlesTakenOff(): ReadonlySet<string> {
  return new Set([...toggles.keys()].filter((titleId) => !isWanted(titleId)));
}

/** Keeps the toggles in step with lists, with other tabs, and with the person signed in. */
export function startWatchlist(): void {
  watchPerson(() => {
    for (const toggle of toggles.values()) toggle.stop();
    toggles.clear();
    changes.tell();
  });
  channel = new BroadcastChannel('fin.watchlist');
  channel.onmessage = ({ data }: MessageEvent<SavedEntry>) => {
    const { person, titleId, isSaved } = data;
    if (person !== emailHere()) return;
    const toggle = toggles.get(titleId) ?? createToggle(titleId, isSaved);
    toggle.send({ type: 'entry.refreshed', isSaved, askedAt: performance.now() });
  };
  watchAnswers(({ answer, askedAt }) => {
    if (toggles.size === 0) return;
    for (const { id, is_watch_list } of cardsIn(answer)) {
      toggles.get(id)?.send({ type: 'entry.refreshed', isSaved: is_watch_list, askedAt });
    }
  });
}

function createToggle(titleId: string, isSaved: boolean): Toggle {
  const toggle = createActor(watchlistLogic, { input: { titleId, isSaved } });
  toggles.set(titleId, toggle);
  toggle.subscribe(() => changes.tell());
  toggle.on('failure.raised', notifyFailure);
  toggle.on('entry.saved', ({ titleId, isSaved }) => {
    channel?.postMessage({ person: emailHere(), titleId, isSaved } satisfies SavedEntry);
  });
  toggle.on('signIn.requested', () => signInRequests.tell());
  return toggle.start();
}

const emailHere = () => readSession().user?.email;

/** The cards of a list, or of the lists that are properties of an answer, and the answer itself. */
function cardsIn(answer: unknown): Card[] {
  const lists = Array.isArray(answer)
    ? [answer]
    : [[answer], ...Object.values(answer ?? {}).filter(Array.isArray)];
  return lists
    .flat()
    .filter((item: Partial<Card> | null) => typeof item?.is_watch_list === 'boolean');
}
