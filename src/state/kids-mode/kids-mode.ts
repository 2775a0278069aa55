import { KIDS_MODE } from '../../api/session-store';
import { persistedStore } from '../persisted-store';
import { ageOf } from './ratings';

interface KidsMode {
  limit: number;
  lock: unknown;
}

type Rating = string | null | undefined;

const store = persistedStore(KIDS_MODE, (stored): KidsMode | null => {
  const { limit, lock } = Object(stored) as Partial<KidsMode>;
  return typeof limit === 'number' ? { limit, lock } : null;
});

export const kidsMode = store.get;

export const setKidsMode = (mode: KidsMode | null): void => store.set(mode);

export const watchKidsMode = store.watch;

export const ageLimit = (): number | null => store.get()?.limit ?? null;

export function isAllowed(rating: Rating): boolean {
  const limit = ageLimit();
  return limit === null || ageOf(rating) <= limit;
}

export function allowedIn<Item extends { card: { content_rating?: Rating } | null }>(
  list: readonly Item[],
): readonly Item[] {
  return list.filter(({ card }) => isAllowed(card?.content_rating));
}
