import { upNextMachine } from '../../machines/up-next.machine';
import { describeFlow } from '../walk/flow';

const near = { secondsLeft: 8, isWanted: true };

export const upNextFlow = describeFlow({
  machine: upNextMachine,
  inputs: [
    { nextId: '8', owner: null },
    { nextId: null, owner: null },
  ],
  events: {
    'end.approached': [near, { ...near, secondsLeft: 7 }, { ...near, isWanted: false }],
    'film.ended': [{ isWanted: true }, { isWanted: false }],
  },
  outputs: {},
});
