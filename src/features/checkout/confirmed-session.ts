import { readTab, writeTab } from '../../lib/tab-storage';

/** The last payment session that this tab saw confirmed: a reload needs no second call. */
const KEY = 'fin.confirmed-session';

/** Stands in for a storage that is closed or full. */
let last: string | null = null;

export function rememberConfirmed(sessionId: string): void {
  last = sessionId;
  writeTab(KEY, sessionId);
}

export function isConfirmed(sessionId: string): boolean {
  return (readTab(KEY) ?? last) === sessionId;
}
