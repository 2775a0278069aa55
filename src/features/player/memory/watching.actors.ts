import type { Card } from '../../../../contract/entities';
import { watchingMachine } from '../../../../machines/watching.machine';
import { minutesIn } from '../../../lib/duration';
import { provideActors } from '../../../lib/provide-actors';
import { forgetPositions, keepPosition, resumePosition } from '../../../state/progress/positions';
import { noteWatched, unseenOf, watchedTitles } from '../../../state/progress/watched';
import { report } from '../report';
import { cardOf, episodesAfter } from './shown-cards';

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
      continueWith(unseenOf(episodesAfter(titleId), watchedTitles()));
    },
  },
});
