import { tabStorage } from '../../../lib/storage';

/** The ids of the films that were played in this tab, until it is closed or somebody else signs in. */
const STORE = 'fin.sitting';
const KEPT_AT_MOST = 200;

export function seenInSitting(): readonly string[] {
  const kept = tabStorage.read(STORE);
  return Array.isArray(kept) ? kept.filter((it) => typeof it === 'string') : [];
}

export function noteSeen(titleId: string): void {
  const others = seenInSitting().filter((it) => it !== titleId);
  tabStorage.write(STORE, [titleId, ...others].slice(0, KEPT_AT_MOST));
}
