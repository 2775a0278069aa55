import type { Card, TitleDetails } from '../../../../contract/entities';

const cards = new Map<string, Card>();
/** Of an episode: those that follow it in its show. */
const following = new Map<string, readonly Card[]>();

/** The card of a title whose page was opened, as lists show it. */
export function cardOf(titleId: string): Card | null {
  return cards.get(titleId) ?? null;
}

/** The next episodes after one; none after any other title. */
export function episodesAfter(titleId: string): readonly Card[] {
  return following.get(titleId) ?? [];
}

export function noteCard(title: TitleDetails): void {
  const { id, series, more_items } = title;
  following.set(
    id,
    more_items.filter((card) => series && card.series?.id === series.id),
  );
  const { name, poster_image, content_rating, language, duration } = title;
  cards.set(id, {
    ...{ id, name, poster_image, content_rating, language, duration },
    thumbnail_image: title.backdrop_image,
    thumbnail_srcset: title.backdrop_srcset,
    is_watch_list: title.is_watch_list ?? false,
    ...(series && { series }),
  });
}
