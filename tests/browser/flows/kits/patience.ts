import { flowCalled } from '../../../../flows/flows';
import { intercept } from '../../setup/interception';
import type { Kit } from '../kit';
import type { Stage } from '../stage';
import {
  elementSays,
  filmWith,
  isThere,
  player,
  press,
  refusePlay,
  stopMedia,
  TITLE_PAGE,
} from './media';

const waits = (stage: Stage) => player(stage).getByText('The video is loading').waitFor();

/** A film that was asked to play, and that plays when the walk begins. */
export const patienceKit: Kit = {
  flow: flowCalled('patience'),
  use: 'Patience',
  hasStoppedClock: true,
  endings: ['media.failed'],
  logs: [/Failed to load resource/],
  async begin(stage) {
    await stopMedia(stage);
    const body = { data: filmWith(1) };
    await intercept(stage.page, '**/user/movie-details/7', (it) => it.answer({ body: body }));
    await stage.open(TITLE_PAGE, 'member');
    await press(stage, /^Play/);
    await elementSays(stage, { type: 'media.playing' });
  },
  gestures: {
    async 'media.asked'(stage) {
      await elementSays(stage, { type: 'media.paused' });
      await press(stage, /^Play/);
    },
    'media.stalled': elementSays,
    'media.playing': elementSays,
    'media.paused': elementSays,
    'media.ended': elementSays,
    'media.blocked': refusePlay,
    'media.failed': elementSays,
    'help.requested': (stage) => press(stage, 'Load it again'),
  },
  follows: { 'media.removed': ({ type }) => (type === 'media.failed' ? {} : null) },
  isPossible: ({ type }, { value }) => type !== 'media.asked' || value === 'calm',
  calls: {},
  sights: {
    calm: isThere,
    expecting: isThere,
    faltering: isThere,
    waiting: waits,
    stuck: ({ page }) => page.getByText('This is taking longer than usual.').waitFor(),
  },
};
