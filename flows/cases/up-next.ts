import { upNextMachine } from '../../machines/up-next.machine';
import { describeFlow } from '../test-paths/flow';

const near = { secondsLeft: 8, isWanted: true };

export const upNextFlow = describeFlow({
  machine: upNextMachine,
  guards: {
    mayOffer: 'A next title exists, and offers are not turned off.',
  },
  actions: {
    noteTime: 'Remembers how many seconds are left.',
    forgetTime: 'Clears the remaining time.',
    openTitle: "Asks the player to open the next title's page.",
    turnOff: 'Turns offers off for this device.',
  },
  inputs: [
    { nextId: '8', owner: null },
    { nextId: null, owner: null },
  ],
  events: {
    'end.approached': [near, { ...near, secondsLeft: 7 }, { ...near, isWanted: false }],
    'film.ended': [{ isWanted: true }, { isWanted: false }],
  },
  outputs: {},
  site: {
    cases: { inputs: [{ nextId: '8', owner: null }] },
  },
});
