/** The banner that an earlier visit has kept for this one (decision 42). */
import { type NextHero, takeNextHero } from '../../api/next-hero';
import { FIRST_PICTURE } from '../../theme/first-picture';
import { showNow } from './pictures';

declare global {
  /** What the page begins with, if an earlier visit has kept it. */
  var keptHero: NextHero | undefined;
}

/** Shows its picture. Before the page has elements: they would be laid out to tell how wide the window is. */
export function showKeptHero(): void {
  // An entry of the history that is opened again shows the banner that it had.
  const kept = history.state ? null : takeNextHero();
  if (!kept) return;
  globalThis.keptHero = kept;
  showNow(FIRST_PICTURE, kept.fetched);
}
