import { expect } from 'vitest';
import type { Driver, SitePage } from '../driver';
import { isThere, openTitle } from './media';

const CHARTS = [
  ...['Playback', 'Recovery', 'Connection', 'Patience', 'Watching', 'View count', 'Up next'],
];
const runs = (use: string) => (sitePage: SitePage) =>
  expect.poll(() => sitePage.seen(use)).not.toBeNull();

/** The player goes with its page; what it passes on between its charts, their test paths cause. */
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
