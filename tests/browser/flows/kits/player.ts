import type { Kit } from '../kit';
import { isThere, openTitle } from './media';

/** The player goes with its page; what it passes on between its charts, their walks cause. */
export const kit: Kit = {
  use: 'Player',
  begin: openTitle,
  gestures: {},
  follows: {
    'stage.mounted': ({ type }) => (type === 'xstate.init' ? { stage: {} } : null),
  },
  calls: {},
  sights: { awaitingStage: isThere, staged: isThere },
};
