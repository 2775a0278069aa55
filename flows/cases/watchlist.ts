import { watchlistMachine } from '../../machines/watchlist.machine';
import { describeFlow } from '../walk/flow';

export const watchlistFlow = describeFlow({
  machine: watchlistMachine,
  inputs: [
    { titleId: '7', isSaved: false },
    { titleId: '7', isSaved: true },
  ],
  events: {
    'toggle.pressed': [{ isMember: true }, { isMember: false }],
    'entry.refreshed': [{ isSaved: true }, { isSaved: false }],
  },
  outputs: { saveToggle: [undefined] },
});
