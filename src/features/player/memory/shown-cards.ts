import type { Card, TitleDetails } from '../../../../contract/entities';

const cards = new Map<string, Card>();

/** The card of a title whose page was opened, as lists show it. */
export function cardOf(titleId: string): Card | null {
  return cards.get(titleId) ?? null;
}

export function noteCard(title: TitleDetails): void {
  const { id, name, poster_image, content_rating, language, duration } = title;
  cards.set(id, {
    ...{ id, name, poster_image, content_rating, language, duration },
    thumbnail_image: title.backdrop_image,
    thumbnail_srcset: title.backdrop_srcset,
    is_watch_list: title.is_watch_list ?? false,
  });
}
