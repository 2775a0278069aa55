import { expect } from 'vitest';
import type { Driver, SitePage } from '../driver';
import { isThere, openTitle } from './media';

const CHARTS = [
  ...['Playback', 'Recovery', 'Connection', 'Patience', 'Watching', 'View count', 'Up next'],
];
const runs = (use: string) => (sitePage: SitePage) =>
  expect.poll(() => sitePage.seen(use)).not.toBeNull();

/** Needs no actions, because the test paths of the player's other charts send these events. */
export const driver: Driver = {
  use: 'Player',
  begin: openTitle,
  actions: {},
  calls: {},
  outcomes: {
    ...Object.fromEntries(CHARTS.map((use) => [use, runs(use)])),
    runMedia: isThere,
    'stage.mounted': isThere,
  },
  assertions: { awaitingStage: isThere, staged: isThere },
};
