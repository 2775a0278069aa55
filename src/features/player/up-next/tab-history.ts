import type { Card, TitleDetails } from '../../../../contract/entities';
import { tabStorage } from '../../../lib/storage';

const STORE = 'fin.sitting';
const MAX_TITLES = 200;

function playedInTab(): readonly string[] {
  const stored = tabStorage.read(STORE);
  return Array.isArray(stored) ? stored.filter((it) => typeof it === 'string') : [];
}

export function notePlayed(titleId: string): void {
  const others = playedInTab().filter((it) => it !== titleId);
  tabStorage.write(STORE, [titleId, ...others].slice(0, MAX_TITLES));
}

export function nextTitle({ id, series, more_items }: TitleDetails): Card | null {
  const episode = series && more_items.find((card) => card.series?.id === series.id);
  const played = playedInTab();
  const other = more_items.find((card) => card.id !== id && !played.includes(card.id));
  return episode ?? other ?? null;
}
