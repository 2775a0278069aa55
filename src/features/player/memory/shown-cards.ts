import type { Card, TitleDetails } from '../../../../contract/entities';

interface Shown {
  readonly card: Card;
  readonly following: readonly Card[];
}

const shown = new Map<string, Shown>();

export function cardOf(titleId: string): Card | null {
  return shown.get(titleId)?.card ?? null;
}

export function episodesAfter(titleId: string): readonly Card[] {
  return shown.get(titleId)?.following ?? [];
}

export function noteCard(title: TitleDetails): void {
  const { id, name, series, poster_image, content_rating, language, duration } = title;
  shown.set(id, {
    card: {
      ...{ id, name, poster_image, content_rating, language, duration },
      thumbnail_image: title.backdrop_image,
      thumbnail_srcset: title.backdrop_srcset,
      is_watch_list: title.is_watch_list ?? false,
      ...(series && { series }),
    },
    following: title.more_items.filter((card) => series && card.series?.id === series.id),
  });
}
