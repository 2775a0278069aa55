/**
 * The session as the browser keeps it (spec §3, §4): `token` and `user` in local storage. Whoever
 * holds a token is signed in. Storage may be disabled, full or hold broken JSON: reading then finds
 * no session, and a session that can't be stored lasts as long as the page.
 */
import { mask } from 'superstruct';
import { type User, user as userShape } from '../../contract/entities';

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

const pageOnly = new Map<string, string>();

/** The token, or `null` for a visitor. */
export function readToken(): string | null {
  return getItem(TOKEN) || null;
}

/** Whether someone is signed in, and who. */
export function readSession(): StoredSession {
  return { isSignedIn: readToken() !== null, user: readUser() };
}

export function saveSession(token: string, user: User): void {
  setItem(USER, JSON.stringify(user));
  saveToken(token);
}

/** Replaces the token alone: a changed password brings a new one. */
export function saveToken(token: string): void {
  setItem(TOKEN, token);
  announce(TOKEN);
}

/** Replaces the user alone: an updated profile. */
export function saveUser(user: User): void {
  setItem(USER, JSON.stringify(user));
  announce(USER);
}

/** Removes token and user; everything else stays (401, spec §8). */
export function forgetSession(): void {
  for (const key of [TOKEN, USER]) removeItem(key);
  announce(TOKEN);
}

/** Empties local storage (spec §4) but for kids mode, and what else is of the person: a sign-out. */
export function clearStorage(): void {
  pageOnly.clear();
  try {
    const kidsMode = localStorage.getItem(KIDS_MODE);
    localStorage.clear();
    if (kidsMode !== null) localStorage.setItem(KIDS_MODE, kidsMode);
    indexedDB.deleteDatabase(PERSON_DATABASE);
  } catch {
    // Storage throws when it is disabled, and then holds nothing to clear.
  }
  announce(null);
}

/** Empties session storage, which belongs to this tab alone. */
export function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage throws when it is disabled, and then holds nothing to clear.
  }
}

/**
 * What has happened to the stored session: a sign-out has emptied storage, the token alone was removed
 * (the session is lost), or anything else has changed.
 */
export type SessionChange = 'cleared' | 'lost' | 'changed';

/** Calls `listener` after each change, in this tab or another; returns how to unsubscribe. */
export function watchSession(listener: (change: SessionChange) => void): () => void {
  const stopStorage = onWindow('storage', ({ key, newValue }) => {
    // The storage event of `localStorage.clear()` has no key.
    if (key === null) {
      pageOnly.clear();
      listener('cleared');
    } else if (key === TOKEN && newValue === null) listener('lost');
    else if (key === TOKEN || key === USER) listener('changed');
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
  const kept = getItem(USER);
  if (kept === null) return null;
  try {
    return mask(JSON.parse(kept), userShape);
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
  const newValue = key && getItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

function getItem(key: string): string | null {
  try {
    return pageOnly.get(key) ?? localStorage.getItem(key);
  } catch {
    return pageOnly.get(key) ?? null;
  }
}

function setItem(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
    pageOnly.delete(key);
  } catch {
    pageOnly.set(key, value);
  }
}

function removeItem(key: string) {
  pageOnly.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage throws when it is disabled, and then holds nothing to remove.
  }
}
