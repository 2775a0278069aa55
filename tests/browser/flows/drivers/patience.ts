import type { Driver, SitePage } from '../driver';
import {
  elementSays,
  isThere,
  openTitle,
  player,
  playerReceives,
  press,
  refusePlay,
} from './media';

const waits = (sitePage: SitePage) => player(sitePage).getByText('The video is loading').waitFor();

export const driver: Driver = {
  use: 'Patience',
  logs: [/Failed to load resource/],
  async begin(sitePage) {
    await openTitle(sitePage);
    await press(sitePage, /^Play/);
    await elementSays(sitePage, { type: 'media.playing' });
  },
  actions: {
    async 'media.asked'(sitePage) {
      await elementSays(sitePage, { type: 'media.paused' });
      await press(sitePage, /^Play/);
    },
    'media.stalled': elementSays,
    'media.playing': elementSays,
    'media.paused': elementSays,
    'media.ended': elementSays,
    'media.blocked': refusePlay,
    'media.failed': elementSays,
    'help.requested': (sitePage) => press(sitePage, 'Reload'),
  },
  calls: {},
  outcomes: { reconnectMedia: playerReceives('reconnection.requested') },
  assertions: {
    calm: isThere,
    expecting: isThere,
    faltering: isThere,
    waiting: waits,
    stuck: ({ page }) => page.getByText('This is taking longer than usual.').waitFor(),
  },
};
