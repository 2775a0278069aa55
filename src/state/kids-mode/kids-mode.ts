/**
 * Kids mode of this device: what is hidden above its age limit. In local storage, in which a sign-out leaves it: a
 * child could sign out (`clearStorage`).
 */
import { KIDS_MODE } from '../../api/session-store';
import { persistedStore } from '../persisted-store';
import { ageOf } from './ratings';

interface KidsMode {
  /** Years. */
  limit: number;
  /** What only the page of kids mode reads (`features/kids-mode/lock`). */
  lock: unknown;
}

type Rating = string | null | undefined;

const store = persistedStore(KIDS_MODE, (stored): KidsMode | null => {
  const { limit, lock } = Object(stored) as Partial<KidsMode>;
  return typeof limit === 'number' ? { limit, lock } : null;
});

/** `null` while it is off. */
export const kidsMode = store.get;

/** `null` turns it off, in every tab. */
export const setKidsMode = (mode: KidsMode | null): void => store.set(mode);

/** Calls `listener` after each change, in this tab or another; returns how to unsubscribe. */
export const watchKidsMode = store.watch;

/** In years; `null` while kids mode is off. */
export const ageLimit = (): number | null => store.get()?.limit ?? null;

export function isAllowed(rating: Rating): boolean {
  const limit = ageLimit();
  return limit === null || ageOf(rating) <= limit;
}

/** Those of a list that may be shown; all of them while kids mode is off. */
export function allowedIn<Item extends { card: { content_rating?: Rating } | null }>(
  list: readonly Item[],
): readonly Item[] {
  return list.filter(({ card }) => isAllowed(card?.content_rating));
}
