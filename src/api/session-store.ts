/** Stores the session in local storage: `token` and `user` (spec §3, §4). */
import { mask } from 'superstruct';
import { type User, user as userShape } from '../../contract/entities';
import { createListeners } from '../lib/listeners';
import { sharedStorage } from '../lib/storage';

const TOKEN = 'token';
const USER = 'user';

/** `cleared`: all of local storage was cleared. `lost`: the token was removed. */
export type SessionChange = 'cleared' | 'lost' | 'changed';

const changes = createListeners<SessionChange>();

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
  changes.notify('changed');
}

export function saveUser(user: User): void {
  sharedStorage.write(USER, user);
  changes.notify('changed');
}

export function forgetSession(): void {
  for (const key of [TOKEN, USER]) sharedStorage.remove(key);
  changes.notify('lost');
}

export function clearStorage(): void {
  const kidsMode = sharedStorage.readText(KIDS_MODE);
  sharedStorage.clear();
  if (kidsMode !== null) sharedStorage.writeText(KIDS_MODE, kidsMode);
  try {
    indexedDB.deleteDatabase(PERSON_DATABASE);
  } catch {
    // IndexedDB is disabled, so there is nothing to delete.
  }
  changes.notify('cleared');
}

/** Written and removed at once, only to send `storage` events to other tabs. */
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

/** Watches this tab only, since browsers send `storage` events only to other tabs. */
export const watchThisTab = changes.watch;

/** Events from other tabs may be late, so the current token decides. */
export function watchOtherTabs(listener: (change: SessionChange) => void): () => void {
  const over = new AbortController();
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null) sharedStorage.dropUnstored();
    if (key !== null && key !== TOKEN && key !== USER) return;
    if (readToken() !== null) listener('changed');
    else if (key === null) listener('cleared');
    else if (key === TOKEN && newValue === null) listener('lost');
    else listener('changed');
  };
  // A page restored from bfcache has missed storage events.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener('changed');
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
