/**
 * Runs in the head of a prerendered document, before its styles are read: hides the elements that are not those of
 * this person and this address, until `before-start` puts others in their place, begins the page's first reads, and
 * shows the picture that was kept for this visit (decision 18). The app takes them over (`api/early-reads`).
 */
import type { EarlyRead } from '../../api/early-reads';
import { showKeptHero } from './kept-hero';
import { patternIn, readFor } from './query';
import { readToken } from './token';

declare global {
  /** Whether the page reads anything at once; its document is built with the answer. */
  var READS: boolean;
  /** Whether it begins otherwise with some queries; likewise. */
  var QUERIES: boolean;
}

const token = readToken();
if (token) hideElements();
if (READS) {
  const {
    reads = '',
    readsByQuery = '{}',
    hiddenFor = '',
    member,
  } = document.currentScript?.dataset ?? {};
  const byQuery: Record<string, string> = QUERIES ? JSON.parse(readsByQuery) : {};
  const pattern = QUERIES ? patternIn(Object.keys(byQuery)) : '';
  if (QUERIES && patternIn(hiddenFor.split(' '))) hideElements();
  // A member's page reads nothing for a visitor.
  if (token || member === undefined) beginReads(byQuery[pattern] ?? reads, pattern);
}

/** On a slow machine the document is painted while it is being read. */
function hideElements(): void {
  document.documentElement.style.visibility = 'hidden';
}

/** @param templates addresses with a space between them, in which `~id~` is the last part of the page's path */
function beginReads(templates: string, pattern: string): void {
  const id = location.pathname.split('/')[2] ?? '';
  // Rendered without the id that stands in this address, or for one where none does, the page reads something else.
  if (templates.includes('~id~') !== (id !== '')) return;
  const authorization = token ? `Bearer ${token}` : undefined;
  const begun = new Map<string, EarlyRead>();
  for (const template of templates.split(' ').filter(Boolean)) {
    const address = QUERIES ? readFor(template, pattern, id) : template.replace('~id~', () => id);
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
