/**
 * Runs in the head of a prerendered document, before its styles are read: hides a visitor's elements from the member
 * whose token is kept, until `before-start` puts the member's in their place, begins the page's first reads, and shows
 * the picture that was kept for this visit (decision 018). The app takes them over (`api/early-reads`).
 */
import type { EarlyRead } from '../../api/early-reads';
import { showKeptHero } from './kept-hero';
import { readToken } from './token';

declare global {
  /** Whether the page reads anything at once; its document is built with the answer. */
  var READS: boolean;
}

const token = readToken();
// On a slow machine the document is painted while it is being read.
if (token) document.documentElement.style.visibility = 'hidden';
if (READS) beginReads();

function beginReads(): void {
  // Addresses with a space between them; `~id~` is the last part of the page's path.
  const { reads = '', member } = document.currentScript?.dataset ?? {};
  // With a query the page reads something else, and a member's page reads nothing for a visitor.
  if (location.search !== '' || (!token && member !== undefined)) return;
  const id = location.pathname.split('/')[2] ?? '';
  const authorization = token ? `Bearer ${token}` : undefined;
  const begun = new Map<string, EarlyRead>();
  for (const template of reads.split(' ').filter(Boolean)) {
    // The page was rendered without the id that stands in this address: it reads something else.
    if (id && !template.includes('~id~')) continue;
    const address = template.replace('~id~', () => id);
    const headers = { Accept: 'application/json', ...(authorization && { authorization }) };
    const abort = new AbortController();
    const answer = fetch(address, { headers, signal: abort.signal });
    // Whoever takes it hears of a failure.
    answer.catch(() => {});
    begun.set(address, { authorization, answer, abort });
    if (address.endsWith('/user/banners')) showKeptHero();
  }
  globalThis.earlyReads = begun;
}
