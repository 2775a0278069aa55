/**
 * The session as the browser keeps it (spec §3, §4): `token` and `user` in local storage. Whoever
 * holds a token is signed in. Storage may be disabled, full or hold broken JSON: reading then finds
 * no session, and a session that can't be stored lasts as long as the page.
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

/** Per-user data that must be flushed immediately, in IndexedDB. */
export const PERSON_DATABASE = 'fin.person';

/** What a sign-out leaves in local storage: it is the device's, and a lock that a child could take off is none. */
export const KIDS_MODE = 'fin.kids-mode';

/** The token, or `null` for a visitor. */
export function readToken(): string | null {
  return sharedStorage.readText(TOKEN) || null;
}

/** Whether someone is signed in, and who. */
export function readSession(): StoredSession {
  return { isSignedIn: readToken() !== null, user: readUser() };
}

export function saveSession(token: string, user: User): void {
  sharedStorage.write(USER, user);
  saveToken(token);
}

/** Replaces the token alone: a changed password brings a new one. */
export function saveToken(token: string): void {
  sharedStorage.writeText(TOKEN, token);
  announce(TOKEN);
}

/** Replaces the user alone: an updated profile. */
export function saveUser(user: User): void {
  sharedStorage.write(USER, user);
  announce(USER);
}

/** Removes token and user; everything else stays (401, spec §8). */
export function forgetSession(): void {
  for (const key of [TOKEN, USER]) sharedStorage.remove(key);
  announce(TOKEN);
}

/** Empties local storage (spec §4) but for kids mode, and what else is of the person: a sign-out. */
export function clearStorage(): void {
  const kidsMode = sharedStorage.readText(KIDS_MODE);
  sharedStorage.clear();
  if (kidsMode !== null) sharedStorage.writeText(KIDS_MODE, kidsMode);
  try {
    indexedDB.deleteDatabase(PERSON_DATABASE);
  } catch {
    // It throws when it is disabled, and then holds nothing to delete.
  }
  announce(null);
}

/** Never stored for longer than its event takes to reach the other tabs. */
const DELETED = 'fin.account-deleted';

/** Signs this browser out after its member's account was deleted, and lets the other tabs say why. */
export function endDeletedAccount(): void {
  clearStorage();
  sharedStorage.writeText(DELETED, 'yes');
  sharedStorage.remove(DELETED);
}

/** Calls `listener` when another tab has deleted the account; returns how to unsubscribe. */
export function watchDeletion(listener: () => void): () => void {
  return onWindow('storage', ({ key, newValue }) => {
    if (key === DELETED && newValue !== null) listener();
  });
}

/**
 * What has happened to the stored session: a sign-out has emptied storage, the token alone was removed
 * (the session is lost), or anything else has changed.
 */
export type SessionChange = 'cleared' | 'lost' | 'changed';

/**
 * Calls `listener` after each change, in this tab or another; returns how to unsubscribe. Another tab's events arrive
 * late: where a token is there again, nothing was lost.
 */
export function watchSession(listener: (change: SessionChange) => void): () => void {
  const stopStorage = onWindow('storage', ({ key, newValue }) => {
    // The storage event of `localStorage.clear()` has no key.
    if (key === null) sharedStorage.dropUnstored();
    if (key !== null && key !== TOKEN && key !== USER) return;
    if (readToken() !== null) listener('changed');
    else if (key === null) listener('cleared');
    else listener(key === TOKEN && newValue === null ? 'lost' : 'changed');
  });
  // bfcache: a restored page missed every storage event.
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
  hear: (event: WindowEventMap[Type]) => void,
): () => void {
  window.addEventListener(type, hear);
  return () => window.removeEventListener(type, hear);
}

/**
 * The browser raises storage events in the other tabs only: this raises the same one here. A `null` key
 * stands for all of them.
 */
function announce(key: string | null) {
  const newValue = key && sharedStorage.readText(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}
