import type { KeptTitle } from '../../state/use-watchlist';

/** The title whose heart a visitor pressed, in the history state of /login; each form passes it on. */
export function keptTitleFrom(state: unknown): KeptTitle | null {
  const kept = (state as { kept?: { id?: unknown; name?: unknown } } | null)?.kept;
  if (typeof kept?.id !== 'string') return null;
  return { id: kept.id, name: typeof kept.name === 'string' ? kept.name : null };
}
