import type { Card, TitleDetails } from '../../../../contract/entities';
import { tabStorage } from '../../../lib/storage';

/** The ids of the films that were played in this tab, until it is closed or another member signs in. */
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
 * What is offered after a title: the next episode of its show, also where it was played before; else the first that is
 * like it and was not played in this tab.
 */
export function nextTitle({ id, series, more_items }: TitleDetails): Card | null {
  const episode = series && more_items.find((card) => card.series?.id === series.id);
  const seen = seenInSitting();
  const other = more_items.find((card) => card.id !== id && !seen.includes(card.id));
  return episode ?? other ?? null;
}
