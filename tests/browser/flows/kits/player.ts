import { expect } from 'vitest';
import type { Kit, Stage } from '../kit';
import { isThere, openTitle } from './media';

const CHARTS = [
  ...['Playback', 'Recovery', 'Connection', 'Patience', 'Watching', 'View count', 'Up next'],
];
const runs = (use: string) => (stage: Stage) => expect.poll(() => stage.seen(use)).not.toBeNull();

/** The player goes with its page; what it passes on between its charts, their walks cause. */
export const kit: Kit = {
  use: 'Player',
  begin: openTitle,
  gestures: {},
  calls: {},
  outcomes: {
    ...Object.fromEntries(CHARTS.map((use) => [use, runs(use)])),
    runMedia: isThere,
    'stage.mounted': isThere,
  },
  sights: { awaitingStage: isThere, staged: isThere },
};
