import { fromCallback } from 'xstate';
import { sessionMachine } from '../../machines/session.machine';
import { callProvider, watchUnauthorized } from '../api/client';
import { clearQueryCache } from '../api/query-cache';
import {
  clearStorage,
  forgetSession,
  readSession,
  watchCleared,
  watchDeletion,
  watchForgotten,
  watchOtherTabs,
  watchSaved,
} from '../api/session-store';
import { createFlow } from '../lib/flow';
import { forgetHistoryState } from '../lib/history-state';
import { notify } from '../lib/notifications';
import { paths } from '../lib/paths';
import { provideActors } from '../lib/provide-actors';
import { pagePath } from '../lib/site/settings';
import { text } from '../lib/site/texts';
import { tabStorage } from '../lib/storage';
import { endInterruption, keepInterrupted, readInterruption } from './interruption';

const sessionLogic = provideActors(sessionMachine, {
  actors: {
    watchSession: fromCallback(({ sendBack }) => {
      const changed = () =>
        sendBack({
          type: 'session.changed',
          session: readSession(),
          interruption: readInterruption(),
        });
      const tokenRemoved = () => sendBack({ type: 'token.removed', address: addressNow() });
      const storageCleared = () => sendBack({ type: 'storage.cleared' });
      const refused = () => sendBack({ type: 'session.refused', address: addressNow() });
      const stops = [
        watchSaved(changed),
        watchForgotten(tokenRemoved),
        watchCleared(storageCleared),
        watchOtherTabs({ changed, tokenRemoved, storageCleared }),
        watchUnauthorized(refused),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    }),
    signOut: async ({ input: { isEverywhere } }) => {
      await callProvider('signOut', { params: isEverywhere ? { everywhere: 'yes' } : {} });
    },
  },
  actions: {
    forgetSession,
    clearStorage,
    keepInterrupted: (_, { interruption }) => interruption && keepInterrupted(interruption),
    endInterruption,
  },
});

/**
 * Emits, among others:
 *
 * - `person.changed`: a member has signed in, or the member has become a visitor
 * - `user.changed`: the member's data may have changed
 * - `session.ended`: this tab's user data must be deleted
 */
export const session = createFlow(sessionLogic, 'Session', storedSession());

export function isMember(): boolean {
  return session.getSnapshot().matches('member');
}

export function memberEmail(): string | null {
  return session.getSnapshot().context.user?.email ?? null;
}

function storedSession() {
  const stored = readSession();
  return { ...stored, interruption: stored.isSignedIn ? null : readInterruption() };
}

function addressNow(): string {
  const { pathname, search, hash } = window.location;
  const path = pagePath(pathname) ?? paths.landing;
  return path === paths.landing ? paths.home : path + search + hash;
}

export function startSession(): void {
  session.on('person.changed', clearQueryCache);
  session.on('session.ended', () => {
    tabStorage.clear();
    forgetHistoryState();
  });
  session.start();
  watchDeletion(() => notify({ tone: 'info', message: text('session.accountDeleted') }));
}
