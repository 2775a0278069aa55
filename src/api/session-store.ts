/**
 * The stored session (spec §3, §4): `token` and `user` in local storage. If storage is unavailable
 * or corrupt, a new session lasts as long as the page.
 */
import { mask } from 'superstruct';
import { type User, user as userShape } from '../../contract/entities';
import { sharedStorage } from '../lib/storage';

const TOKEN = 'token';
const USER = 'user';

export interface StoredSession {
  isSignedIn: boolean;
  user: User | null;
}

export const PERSON_DATABASE = 'fin.person';

/** Kept at sign-out, so that a child cannot turn it off. */
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
  announce(TOKEN);
}

export function saveUser(user: User): void {
  sharedStorage.write(USER, user);
  announce(USER);
}

export function forgetSession(): void {
  for (const key of [TOKEN, USER]) sharedStorage.remove(key);
  announce(TOKEN);
}

/** Clears per-user data at sign-out: local storage (spec §4) except kids mode, and IndexedDB. */
export function clearStorage(): void {
  const kidsMode = sharedStorage.readText(KIDS_MODE);
  sharedStorage.clear();
  if (kidsMode !== null) sharedStorage.writeText(KIDS_MODE, kidsMode);
  try {
    indexedDB.deleteDatabase(PERSON_DATABASE);
  } catch {
    // IndexedDB is disabled, so there is nothing to delete.
  }
  announce(null);
}

/** Written and removed at once, to fire a storage event in other tabs. */
const DELETED = 'fin.account-deleted';

export function endDeletedAccount(): void {
  clearStorage();
  sharedStorage.writeText(DELETED, 'yes');
  sharedStorage.remove(DELETED);
}

export function watchDeletion(listener: () => void): () => void {
  return onWindow('storage', ({ key, newValue }) => {
    if (key === DELETED && newValue !== null) listener();
  });
}

/** `cleared`: a sign-out emptied storage. `lost`: only the token was removed. */
export type SessionChange = 'cleared' | 'lost' | 'changed';

/**
 * Calls `listener` after each change in any tab; returns a function to unsubscribe. Events from
 * other tabs arrive late, so a new token may already exist.
 */
export function watchSession(listener: (change: SessionChange) => void): () => void {
  const stopStorage = onWindow('storage', ({ key, newValue }) => {
    // A `null` key means that `localStorage.clear()` was called.
    if (key === null) sharedStorage.dropUnstored();
    if (key !== null && key !== TOKEN && key !== USER) return;
    if (readToken() !== null) listener('changed');
    else if (key === null) listener('cleared');
    else listener(key === TOKEN && newValue === null ? 'lost' : 'changed');
  });
  // A page restored from bfcache has missed storage events.
  const stopPageShow = onWindow('pageshow', ({ persisted }) => {
    if (persisted) listener('changed');
  });
  return () => {
    stopStorage();
    stopPageShow();
  };
}

function readUser(): User | null {
  try {
    return mask(sharedStorage.read(USER), userShape);
  } catch {
    return null;
  }
}

function onWindow<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): () => void {
  window.addEventListener(type, listener);
  return () => window.removeEventListener(type, listener);
}

/**
 * Dispatches a storage event in this tab, since browsers dispatch it only in the others. A `null`
 * key means all keys.
 */
function announce(key: string | null) {
  const newValue = key && sharedStorage.readText(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}
