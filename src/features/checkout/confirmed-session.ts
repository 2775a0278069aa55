/** The last payment session that this tab saw confirmed: a reload needs no second call. */
const KEY = 'fin.confirmed-session';

/** Stands in for a storage that is closed or full. */
let last: string | null = null;

export function rememberConfirmed(sessionId: string): void {
  last = sessionId;
  try {
    sessionStorage.setItem(KEY, sessionId);
  } catch {
    // The page remembers it.
  }
}

export function isConfirmed(sessionId: string): boolean {
  try {
    return (sessionStorage.getItem(KEY) ?? last) === sessionId;
  } catch {
    return last === sessionId;
  }
}
