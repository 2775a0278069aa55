import { kidsModeMachine } from '../../machines/kids-mode.machine';
import { describeFlow, failures } from '../walk/flow';

export const kidsModeFlow = describeFlow({
  machine: kidsModeMachine,
  inputs: [
    { isOn: false, secondsLeft: 0 },
    { isOn: true, secondsLeft: 0 },
    { isOn: true, secondsLeft: 30 },
  ],
  events: {
    'lock.wanted': [{ problem: null }, { problem: 'digits' }],
    'second.passed': [{ secondsLeft: 29 }],
    'limit.changed': [{ limit: 13 }],
  },
  outputs: {
    makeLock: [undefined],
    checkPin: [
      { isRight: true, secondsLeft: 0 },
      { isRight: false, secondsLeft: 0 },
      { isRight: false, secondsLeft: 30 },
    ],
  },
  failures: [failures.network],
});
