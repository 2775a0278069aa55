import { flowCalled } from '../../../../flows/flows';
import { intercept } from '../../setup/interception';
import type { Kit } from '../kit';
import { filmWith, isThere, stopMedia, TITLE_PAGE } from './media';

/** The player goes with its page; what it passes on between its charts, their walks cause. */
export const playerKit: Kit = {
  flow: flowCalled('player'),
  use: 'Player',
  hasStoppedClock: true,
  async begin(stage) {
    await stopMedia(stage);
    const body = { data: filmWith(1) };
    await intercept(stage.page, '**/user/movie-details/7', (it) => it.answer({ body: body }));
    await stage.open(TITLE_PAGE, 'member');
  },
  gestures: {},
  follows: {
    'stage.mounted': ({ type }) => (type === 'xstate.init' ? { stage: {} } : null),
  },
  calls: {},
  sights: { awaitingStage: isThere, staged: isThere },
};
