/**
 * Kids mode of this device: an age limit, and a PIN to leave it or to change the limit. A user who has forgotten the PIN
 * confirms the account instead, on the page that the chart shows.
 *
 * The PIN never enters the chart: the page hands it to the effects. Other tabs may turn the mode on or off meanwhile.
 */
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';

/** What is wrong with a new PIN: not four digits, or the second one differs. */
type Problem = 'digits' | 'repeat';

export const kidsModeMachine = setup({
  types: {
    input: {} as {
      isOn: boolean;
      /** Until the next PIN may be tried; 0 for at once. */
      secondsLeft: number;
    },
    context: {} as {
      isOn: boolean;
      secondsLeft: number;
      /** Of the new PIN that was sent last; `null` for none. */
      problem: Problem | null;
    },
    events: {} as
      | { type: 'lock.wanted'; problem: Problem | null }
      | { type: 'pin.entered' }
      | { type: 'recovery.requested' }
      | { type: 'recovery.declined' }
      | { type: 'second.passed'; secondsLeft: number }
      | { type: 'wait.ended' }
      /** Years. */
      | { type: 'limit.changed'; limit: number }
      | { type: 'lock.closed' }
      | { type: 'exit.pressed' }
      /** Here or in another tab. */
      | { type: 'mode.started' }
      | { type: 'mode.ended' },
    tags: {} as 'busy',
    emitted: {} as
      /** It was left here, so that what it kept away may be shown. */
      { type: 'mode.left' },
  },
  actors: {
    /** Reports `mode.started` and `mode.ended`. */
    watchMode: fromCallback(() => {
      throw new Error('not supplied');
    }),
    /** Makes the lock of the PIN that was typed. */
    makeLock: fromPromise<void>(async () => {
      throw new Error('not supplied');
    }),
    /** Tries the PIN that was typed; `secondsLeft` is the wait that follows. */
    checkPin: fromPromise<{ isRight: boolean; secondsLeft: number }>(async () => {
      throw new Error('not supplied');
    }),
    /** Reports `second.passed`, then `wait.ended`. */
    countDown: fromCallback(() => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    noteProblem: assign((_, params: { problem: Problem | null }) => ({ problem: params.problem })),
    noteWait: assign((_, params: { secondsLeft: number }) => ({ secondsLeft: params.secondsLeft })),
    endWait: assign({ secondsLeft: 0 }),
    keepLock: () => {
      throw new Error('not supplied');
    },
    keepLimit: (_, _params: { limit: number }) => {
      throw new Error('not supplied');
    },
    turnOff: () => {
      throw new Error('not supplied');
    },
    announceLeft: emit({ type: 'mode.left' as const }),
  },
  guards: {
    isOn: ({ context }) => context.isOn,
    isSound: (_, params: { problem: Problem | null }) => params.problem === null,
    isRight: (_, params: { isRight: boolean }) => params.isRight,
    hasToWait: (_, params: { secondsLeft: number }) => params.secondsLeft > 0,
  },
}).createMachine({
  id: 'kidsMode',
  description: 'This device shows only titles up to an age, until the PIN is entered.',
  context: ({ input }) => ({ ...input, problem: null }),
  invoke: { id: 'watchMode', src: 'watchMode' },
  initial: 'opening',
  states: {
    opening: {
      description: 'It is looked whether kids mode is on.',
      always: [{ guard: 'isOn', target: 'locked' }, { target: 'off' }],
    },
    off: {
      description: 'All titles are shown, until an age limit and a PIN turn kids mode on.',
      on: {
        'mode.started': { target: 'locked', actions: 'endWait' },
        'lock.wanted': [
          {
            guard: { type: 'isSound', params: ({ event }) => event },
            target: '.locking',
            actions: { type: 'noteProblem', params: ({ event }) => event },
          },
          {
            target: '.choosing',
            actions: { type: 'noteProblem', params: ({ event }) => event },
          },
        ],
      },
      initial: 'choosing',
      states: {
        choosing: {
          description: 'The age limit and a PIN are chosen; a PIN that will not do is told.',
        },
        locking: {
          description: 'The lock is made of the PIN.',
          tags: 'busy',
          invoke: {
            id: 'makeLock',
            src: 'makeLock',
            onDone: {
              description: 'From now on, in every tab, titles above the limit are hidden.',
              target: '#kidsMode.locked',
              actions: ['keepLock', 'endWait'],
            },
            onError: { target: 'failed' },
          },
          on: { 'lock.wanted': { description: 'A second press makes no second lock.' } },
        },
        failed: {
          description: 'The lock could not be made, and can be tried again.',
        },
      },
    },
    locked: {
      description: 'Kids mode is on, and asks for the PIN.',
      on: { 'mode.ended': 'off', 'recovery.requested': '.recovering' },
      initial: 'looking',
      states: {
        looking: {
          description: 'It is looked whether too many wrong PINs were entered before.',
          always: [
            {
              guard: { type: 'hasToWait', params: ({ context }) => context },
              target: 'waiting',
            },
            { target: 'asking' },
          ],
        },
        asking: {
          description: 'The PIN may be entered.',
          on: { 'pin.entered': 'checking' },
          initial: 'fresh',
          states: {
            fresh: { description: 'None was entered yet.' },
            refused: { description: 'The last one was wrong, and the page says so.' },
            failed: { description: 'The last one could not be checked, and the page says so.' },
          },
        },
        checking: {
          description: 'The PIN is compared with the lock.',
          tags: 'busy',
          invoke: {
            id: 'checkPin',
            src: 'checkPin',
            onDone: [
              {
                guard: { type: 'isRight', params: ({ event }) => event.output },
                target: '#kidsMode.unlocked',
              },
              {
                description: 'Guessing is slowed down.',
                guard: { type: 'hasToWait', params: ({ event }) => event.output },
                target: 'waiting',
                actions: { type: 'noteWait', params: ({ event }) => event.output },
              },
              { target: 'asking.refused' },
            ],
            onError: { target: 'asking.failed' },
          },
        },
        waiting: {
          description:
            'Too many PINs were wrong, and the page says for how long none can be entered.',
          invoke: { id: 'countDown', src: 'countDown' },
          on: {
            'second.passed': { actions: { type: 'noteWait', params: ({ event }) => event } },
            'wait.ended': { target: 'asking', actions: 'endWait' },
          },
        },
        recovering: {
          description: "The PIN is forgotten: the account's password turns kids mode off.",
          on: { 'recovery.declined': 'looking' },
        },
      },
    },
    unlocked: {
      description: 'The PIN was right: the limit can be changed, and kids mode be left.',
      on: {
        'mode.ended': 'off',
        'limit.changed': { actions: { type: 'keepLimit', params: ({ event }) => event } },
        'lock.closed': 'locked',
        'exit.pressed': { target: 'off', actions: ['turnOff', 'announceLeft'] },
      },
    },
  },
});
