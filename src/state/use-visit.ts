import { type Location, useLocation } from 'react-router-dom';
import { entryOf } from '../lib/history-state';

export function useEntry(): string {
  return entryOf(useLocation().key);
}

/**
 * Identifies a page visit by its history entry. A change of filter or season replaces the entry,
 * but keeps the id in `state.visit`.
 */
export function visitOf({ key, state }: Location): string {
  return typeof state?.visit === 'string' ? state.visit : entryOf(key);
}

export function useVisit(): string {
  return visitOf(useLocation());
}
