import type { Kit, Stage } from '../kit';
import { elementSays, isThere, openTitle, player, press, refusePlay } from './media';

const waits = (stage: Stage) => player(stage).getByText('The video is loading').waitFor();

/** A film that was asked to play, and that plays when the walk begins. */
export const kit: Kit = {
  use: 'Patience',
  logs: [/Failed to load resource/],
  async begin(stage) {
    await openTitle(stage);
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
    'help.requested': (stage) => press(stage, 'Reload'),
  },
  calls: {},
  sights: {
    calm: isThere,
    expecting: isThere,
    faltering: isThere,
    waiting: waits,
    stuck: ({ page }) => page.getByText('This is taking longer than usual.').waitFor(),
  },
};
