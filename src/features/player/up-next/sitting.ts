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

/** What is offered after a title: the first that is like it and was not played in this tab. */
export function nextTitle({ id, more_items }: TitleDetails): Card | null {
  const seen = seenInSitting();
  return more_items.find((card) => card.id !== id && !seen.includes(card.id)) ?? null;
}
