/** The panel of running flows: `?inspect` opens it, and the tab keeps it until it is closed. */
import { tabStorage } from '../lib/storage';

const KEY = 'fin.inspect';

/** How the panel looks and what keeps that; `null` in a tab that has none. */
export function readInspection() {
  const look = tabStorage.readText(KEY);
  if (look === null && !new URLSearchParams(location.search).has('inspect')) return null;
  return {
    look: look ?? '',
    keep: (look: string) => void tabStorage.writeText(KEY, look),
    forget: () => tabStorage.remove(KEY),
  };
}
