import { type Location, useLocation } from 'react-router-dom';
import { entryOf } from '../lib/history-state';

/** Identifies the history entry on the screen (`lib/history-state`). */
export function useEntry(): string {
  return entryOf(useLocation().key);
}

/**
 * Identifies a visit of a page. Every navigation begins one, except those that only change how the page
 * shows what it has: they replace the entry and hand on its visit, as `state.visit`.
 */
export function visitOf({ key, state }: Location): string {
  return typeof state?.visit === 'string' ? state.visit : entryOf(key);
}

export function useVisit(): string {
  return visitOf(useLocation());
}
