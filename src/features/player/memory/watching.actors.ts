import { watchingMachine } from '../../../../machines/watching.machine';
import { provideActors } from '../../../lib/provide-actors';
import { forgetPositions, keepPosition } from '../../../state/progress/positions';
import { noteWatched } from '../../../state/progress/watched';
import { report } from '../report';
import { cardOf } from './shown-cards';

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
    },
  },
});
