import type { ActorRefFrom } from 'xstate';
import type { Card } from '../../contract/entities';
import { watchlistMachine } from '../../machines/watchlist.machine';
import { callProvider } from '../api/client';
import { cachedAnswers, watchAnswers } from '../api/query-cache';
import { notifyFailure } from '../lib/failures';
import { createFlow } from '../lib/flow';
import { provideActors } from '../lib/provide-actors';
import { text } from '../lib/site/texts';
import { afterPaint } from '../lib/timing/after-paint';
import { isMember, memberEmail, session } from './session.actors';

const watchlistLogic = provideActors(watchlistMachine, {
  actors: {
    // Ignores the abort signal and sets `keepalive`: the call must outlive the actor and the page.
    saveToggle: async ({ input }) => {
      await afterPaint();
      const payload = { entertainment_id: input.titleId };
      await callProvider('toggleWatchlist', { payload, keepalive: true });
      return { at: sharedNow() };
    },
    // Bypasses the query cache, since a request in flight may predate the save.
    readEntry: async ({ input, signal }) => {
      const at = sharedNow();
      const list = await callProvider('watchlist', { signal });
      return { isSaved: list.some(({ id }) => id === input.titleId), at };
    },
  },
});

type Toggle = ActorRefFrom<typeof watchlistMachine>;
interface EntryMessage {
  type: 'entry.saved' | 'entry.read';
  person: string | null;
  titleId: string;
  isSaved: boolean;
  at: number;
}

export interface PendingTitle {
  id: string;
  name: string | null;
}

interface Listeners {
  onChange(): void;
  onSignIn(title: PendingTitle): void;
}

export function startToggles({ onChange, onSignIn }: Listeners) {
  const toggles = new Map<string, Toggle>();
  const channel = new BroadcastChannel('fin.watchlist');

  const create = (titleId: string, isSaved: boolean): Toggle => {
    const toggle = createFlow(watchlistLogic, 'Heart', { titleId, isSaved });
    toggles.set(titleId, toggle);
    toggle.subscribe(onChange);
    toggle.on('failure.raised', (failure) =>
      notifyFailure({ ...failure, text: text(failure.text) }),
    );
    const notifyTabs = (entry: Omit<EntryMessage, 'person'>) => {
      channel.postMessage({ ...entry, person: memberEmail() } satisfies EntryMessage);
    };
    toggle.on('entry.saved', notifyTabs);
    toggle.on('entry.read', notifyTabs);
    toggle.on('signIn.requested', () =>
      onSignIn({ id: titleId, name: cardOf(titleId)?.name ?? null }),
    );
    return toggle.start();
  };
  const toggleOf = (titleId: string, isSaved: boolean) =>
    toggles.get(titleId) ?? create(titleId, isSaved);
  const isWanted = (titleId: string): boolean | undefined =>
    toggles.get(titleId)?.getSnapshot().context.isWanted;

  session.on('person.changed', () => {
    for (const toggle of toggles.values()) toggle.stop();
    toggles.clear();
    onChange();
  });
  channel.onmessage = ({ data }: MessageEvent<EntryMessage>) => {
    const { type, person, titleId, isSaved, at } = data;
    if (person !== memberEmail()) return;
    // Without a cached card, assumes that the message reports a change.
    const toggle = toggleOf(titleId, cardOf(titleId)?.is_watch_list ?? !isSaved);
    if (type === 'entry.saved') toggle.send({ type, isSaved, at });
    else toggle.send({ type: 'entry.refreshed', isSaved, askedAt: at });
  };
  watchAnswers(({ answer, askedAt: askedHere }) => {
    if (toggles.size === 0) return;
    const askedAt = performance.timeOrigin + askedHere;
    for (const { id, is_watch_list } of cardsIn(answer)) {
      toggles.get(id)?.send({ type: 'entry.refreshed', isSaved: is_watch_list, askedAt });
    }
  });

  return {
    toggleOf,
    sharedNow,
    isWanted,
    pressToggle(titleId: string, isSaved: boolean): void {
      const at = sharedNow();
      toggleOf(titleId, isSaved).send({ type: 'toggle.pressed', isMember: isMember(), at });
    },
    titlesTakenOff: (): ReadonlySet<string> =>
      new Set([...toggles.keys()].filter((titleId) => !isWanted(titleId))),
  };
}

function sharedNow(): number {
  return performance.timeOrigin + performance.now();
}

function cardOf(titleId: string): Card | undefined {
  for (const answer of cachedAnswers()) {
    const card = cardsIn(answer).find(({ id }) => id === titleId);
    if (card) return card;
  }
  return undefined;
}

function cardsIn(answer: unknown): Card[] {
  const lists = Array.isArray(answer)
    ? [answer]
    : [[answer], ...Object.values(answer ?? {}).filter(Array.isArray)];
  return lists
    .flat()
    .filter((item: Partial<Card> | null) => typeof item?.is_watch_list === 'boolean');
}
