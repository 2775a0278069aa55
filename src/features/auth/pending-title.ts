import type { PendingTitle } from '../../state/use-watchlist';

/**
 * Reads the title that a visitor wanted to add to the watchlist from the history state of `/login`.
 * Each form passes it on.
 */
export function pendingTitleFrom(state: unknown): PendingTitle | null {
  const kept = (state as { kept?: { id?: unknown; name?: unknown } } | null)?.kept;
  if (typeof kept?.id !== 'string') return null;
  return { id: kept.id, name: typeof kept.name === 'string' ? kept.name : null };
}
