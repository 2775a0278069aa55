/** Stores the session in local storage: `token` and `user` (spec §3, §4). */
import { mask } from 'superstruct';
import { type User, user as userShape } from '../../contract/entities';
import { createListeners } from '../lib/listeners';
import { sharedStorage } from '../lib/storage';

const TOKEN = 'token';
const USER = 'user';

const saved = createListeners();
const forgotten = createListeners();
const cleared = createListeners();

export interface StoredSession {
  isSignedIn: boolean;
  user: User | null;
}

export const PERSON_DATABASE = 'fin.person';

/** Survives a sign-out, so that a child cannot end kids mode by signing out. */
export const KIDS_MODE = 'fin.kids-mode';

export function readToken(): string | null {
  return sharedStorage.readText(TOKEN) || null;
}

export function readSession(): StoredSession {
  return { isSignedIn: readToken() !== null, user: readUser() };
}

export function saveSession(token: string, user: User): void {
  sharedStorage.write(USER, user);
  saveToken(token);
}

export function saveToken(token: string): void {
  sharedStorage.writeText(TOKEN, token);
  saved.notify();
}

export function saveUser(user: User): void {
  sharedStorage.write(USER, user);
  saved.notify();
}

export function forgetSession(): void {
  for (const key of [TOKEN, USER]) sharedStorage.remove(key);
  forgotten.notify();
}

export function clearStorage(): void {
  const kidsMode = sharedStorage.readText(KIDS_MODE);
  sharedStorage.clear();
  if (kidsMode !== null) sharedStorage.writeText(KIDS_MODE, kidsMode);
  try {
    indexedDB.deleteDatabase(PERSON_DATABASE);
  } catch {
    // IndexedDB is disabled, so the database cannot be deleted.
  }
  cleared.notify();
}

/** Written and immediately removed, only to send `storage` events to other tabs. */
const DELETED = 'fin.account-deleted';

export function endDeletedAccount(): void {
  clearStorage();
  sharedStorage.writeText(DELETED, 'yes');
  sharedStorage.remove(DELETED);
}

export function watchDeletion(listener: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === DELETED && newValue !== null) listener();
  });
}

/** These report this tab's changes, since `storage` events reach only other tabs. */
export const watchSaved = saved.watch;
export const watchForgotten = forgotten.watch;
export const watchCleared = cleared.watch;

type SessionChange = 'storageCleared' | 'tokenRemoved' | 'changed';

/**
 * Calls one of the listeners after another tab changes the session, or after a return from bfcache.
 * `storage` events may arrive late, so even a removal counts as `changed` while a token is stored.
 */
export function watchOtherTabs(listeners: Record<SessionChange, () => void>): () => void {
  const over = new AbortController();
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null) sharedStorage.dropUnstored();
    if (key !== null && key !== TOKEN && key !== USER) return;
    if (readToken() !== null) listeners.changed();
    else if (key === null) listeners.storageCleared();
    else if (key === TOKEN && newValue === null) listeners.tokenRemoved();
    else listeners.changed();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listeners.changed();
  };
  window.addEventListener('storage', onStorage, { signal: over.signal });
  window.addEventListener('pageshow', onPageShow, { signal: over.signal });
  return () => over.abort();
}

function readUser(): User | null {
  try {
    return mask(sharedStorage.read(USER), userShape);
  } catch {
    return null;
  }
}
