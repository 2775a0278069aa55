/** What a member's places and watched films mean for a show and its episodes. */
import type { Card, Season } from '../../../contract/entities';
import type { LeftTitle } from './positions';
import type { WatchedTitle } from './watched';

interface NextEpisode {
  readonly episode: Card;
  /** Whether it was left in the middle. */
  readonly isBegun: boolean;
}

/**
 * The episode that a show's Play starts: the one left last, else the first that was not watched, else the first.
 * `null` for a show without episodes.
 * @param left the one left last first
 */
export function nextEpisode(
  seasons: readonly Season[],
  left: readonly LeftTitle[],
  watched: readonly WatchedTitle[],
): NextEpisode | null {
  const all = seasons.flatMap(({ episodes }) => episodes);
  for (const { titleId, position } of left) {
    const episode = all.find(({ id }) => id === titleId);
    if (episode) return { episode, isBegun: position > 0 };
  }
  const seen = new Set(watched.map(({ titleId }) => titleId));
  const episode = all.find(({ id }) => !seen.has(id)) ?? all[0];
  return episode ? { episode, isBegun: false } : null;
}

/** One film of each show, the first of the list; films that are no episodes all stay. */
export function onePerShow<Film extends { readonly card: Card | null }>(
  films: readonly Film[],
): Film[] {
  const shows = new Set<string>();
  return films.filter(({ card }) => {
    const show = card?.series?.id;
    if (show === undefined) return true;
    const isFirst = !shows.has(show);
    shows.add(show);
    return isFirst;
  });
}
