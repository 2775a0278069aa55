import { kidsModeMachine } from '../../machines/kids-mode.machine';
import { describeFlow, failures } from '../test-paths/flow';

export const kidsModeFlow = describeFlow({
  machine: kidsModeMachine,
  guards: {
    isOn: 'Kids mode is on for this device.',
    isSound: 'The new PIN is acceptable.',
    isRight: 'The PIN is right.',
    hasToWait: 'Too many PINs were wrong, and the wait is not over yet.',
  },
  actions: {
    noteProblem: 'Remembers what is wrong with the new PIN.',
    noteWait: 'Remembers the seconds until the next PIN may be entered.',
    endWait: 'Ends the wait, so that a PIN can be entered.',
    keepLock: 'Stores the lock on this device, which turns kids mode on in every tab.',
    keepLimit: 'Stores the new age limit on this device.',
    turnOff: 'Removes the lock from this device.',
    announceLeft: 'Notifies the site that all titles may be shown again.',
  },
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
  site: {
    isPossible: ({ type }, snapshot) =>
      type !== 'recovery.requested' || !snapshot.matches({ locked: 'recovering' }),
  },
});
