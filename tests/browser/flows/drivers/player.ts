import { expect } from 'vitest';
import type { Driver, SitePage } from '../driver';
import { fetchVideo } from './film';
import { isThere, openTitle } from './media';

const CHARTS = [
  ...['Playback', 'Recovery', 'Connection', 'Patience', 'Watching', 'View count', 'Up next'],
];
const runs = (use: string) => (sitePage: SitePage) =>
  expect.poll(() => sitePage.seen(use)).not.toBeNull();

/** Has no actions, because the test paths of the player's other charts send its events. */
export const driver: Driver = {
  use: 'Player',
  begin: (sitePage) => openTitle(sitePage),
  actions: {},
  calls: {},
  outcomes: {
    ...Object.fromEntries(CHARTS.map((use) => [use, runs(use)])),
    runMedia: fetchVideo,
    'stage.mounted': isThere,
  },
  assertions: { awaitingStage: isThere, staged: isThere },
};
