import { upNextMachine } from '../../machines/up-next.machine';
import { describeFlow } from '../walk/flow';

const near = { secondsLeft: 8, isWanted: true };

export const upNextFlow = describeFlow({
  machine: upNextMachine,
  inputs: [
    { playerId: 'p1', nextId: '8' },
    { playerId: 'p1', nextId: null },
  ],
  events: {
    'end.approached': [near, { ...near, secondsLeft: 7 }, { ...near, isWanted: false }],
    'film.ended': [{ isWanted: true }, { isWanted: false }],
  },
  outputs: {},
});
