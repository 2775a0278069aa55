import type { Card, Season } from '../../../contract/entities';
import type { ResumePosition } from './positions';
import type { WatchedTitle } from './watched';

interface NextEpisode {
  readonly episode: Card;
  readonly isBegun: boolean;
}

/**
 * Returns the episode with the most recent resume position. If no episode has one, returns the
 * first unwatched episode, or the first episode if all are watched.
 * @param left resume positions, most recent first
 */
export function nextEpisode(
  seasons: readonly Season[],
  left: readonly ResumePosition[],
  watched: readonly WatchedTitle[],
): NextEpisode | null {
  const all = seasons.flatMap(({ episodes }) => episodes);
  for (const { titleId, position } of left) {
    const episode = all.find(({ id }) => id === titleId);
    if (episode) return { episode, isBegun: position > 0 };
  }
  const episode = unseenOf(all, watched) ?? all[0];
  return episode ? { episode, isBegun: false } : null;
}

export function unseenOf(
  cards: readonly Card[],
  watched: readonly WatchedTitle[],
): Card | undefined {
  const seen = new Set(watched.map(({ titleId }) => titleId));
  return cards.find(({ id }) => !seen.has(id));
}

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
