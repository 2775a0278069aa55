import type { Card, TitleDetails } from '../../../../contract/entities';
import { tabStorage } from '../../../lib/storage';

/** Ids of the films played in this tab, until it is closed or another member signs in. */
const STORE = 'fin.sitting';
const KEPT_AT_MOST = 200;

function seenInSitting(): readonly string[] {
  const kept = tabStorage.read(STORE);
  return Array.isArray(kept) ? kept.filter((it) => typeof it === 'string') : [];
}

export function noteSeen(titleId: string): void {
  const others = seenInSitting().filter((it) => it !== titleId);
  tabStorage.write(STORE, [titleId, ...others].slice(0, KEPT_AT_MOST));
}

/**
 * The next episode of the show, even if it was played before; else the first similar title not
 * played in this tab.
 */
export function nextTitle({ id, series, more_items }: TitleDetails): Card | null {
  const episode = series && more_items.find((card) => card.series?.id === series.id);
  const seen = seenInSitting();
  const other = more_items.find((card) => card.id !== id && !seen.includes(card.id));
  return episode ?? other ?? null;
}
