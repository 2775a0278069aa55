import type { Card, TitleDetails } from '../../../../contract/entities';
import { watchingMachine } from '../../../../machines/watching.machine';
import { minutesIn } from '../../../lib/duration';
import { provideActors } from '../../../lib/provide-actors';
import { unseenOf } from '../../../state/progress/episodes';
import { forgetPositions, keepPosition, resumePosition } from '../../../state/progress/positions';
import { noteWatched, watchedTitles } from '../../../state/progress/watched';
import { report } from '../report';

interface Shown {
  readonly card: Card;
  readonly following: readonly Card[];
}

const shown = new Map<string, Shown>();

export function noteCard(title: TitleDetails): void {
  const { series } = title;
  shown.set(title.id, {
    card: {
      id: title.id,
      name: title.name,
      poster_image: title.poster_image,
      content_rating: title.content_rating,
      language: title.language,
      duration: title.duration,
      thumbnail_image: title.backdrop_image,
      thumbnail_srcset: title.backdrop_srcset,
      is_watch_list: title.is_watch_list ?? false,
      ...(series && { series }),
    },
    following: title.more_items.filter((card) => series && card.series?.id === series.id),
  });
}

const cardOf = (titleId: string) => shown.get(titleId)?.card ?? null;

function continueWith(next: Card | undefined) {
  const minutes = minutesIn(next?.duration ?? null);
  if (!next || !minutes || resumePosition(next.id)) return;
  keepPosition({ titleId: next.id, position: 0, duration: minutes * 60, card: next }, true);
}

export const watchingLogic = provideActors(watchingMachine, {
  actors: {},
  actions: {
    askPosition: (scope) => report(scope, { type: 'position.requested' }),
    keepPosition: (_, { titleId, position, duration, isLast }) =>
      keepPosition({ titleId, position, duration, card: cardOf(titleId) }, isLast),
    forgetPosition: (_, { titleId }) => forgetPositions([titleId]),
    noteWatched(_, { titleId }) {
      forgetPositions([titleId]);
      const card = cardOf(titleId);
      if (card) noteWatched(titleId, card);
      continueWith(unseenOf(shown.get(titleId)?.following ?? [], watchedTitles()));
    },
  },
});
