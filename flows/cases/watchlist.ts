import { watchlistMachine } from '../../machines/watchlist.machine';
import { describeFlow } from '../walk/flow';

export const watchlistFlow = describeFlow({
  machine: watchlistMachine,
  inputs: [
    { titleId: '7', isSaved: false },
    { titleId: '7', isSaved: true },
  ],
  events: {
    'toggle.pressed': [
      { isMember: true, at: 2 },
      { isMember: false, at: 2 },
    ],
    'title.wanted': [{ at: 2 }],
    'entry.refreshed': [
      { isSaved: true, askedAt: 1 },
      { isSaved: true, askedAt: 4 },
      { isSaved: false, askedAt: 4 },
    ],
    'entry.saved': [
      { isSaved: true, at: 1 },
      { isSaved: true, at: 4 },
      { isSaved: false, at: 4 },
    ],
  },
  outputs: {
    saveToggle: [{ at: 3 }],
    readEntry: [
      { isSaved: true, at: 3 },
      { isSaved: false, at: 3 },
    ],
  },
});
