/**
 * The page passes the PIN directly to the actors, since XState's `inspect` exposes the context.
 * Another tab can turn the mode on or off at any time.
 */
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';

type Problem = 'digits' | 'repeat';

export const kidsModeMachine = setup({
  types: {
    input: {} as {
      isOn: boolean;
      secondsLeft: number;
    },
    context: {} as {
      isOn: boolean;
      secondsLeft: number;
      problem: Problem | null;
    },
    events: {} as
      | { type: 'lock.wanted'; problem: Problem | null }
      | { type: 'pin.entered' }
      | { type: 'recovery.requested' }
      | { type: 'recovery.declined' }
      | { type: 'second.passed'; secondsLeft: number }
      | { type: 'wait.ended' }
      | { type: 'limit.changed'; limit: number }
      | { type: 'lock.closed' }
      | { type: 'exit.pressed' }
      | { type: 'mode.started' }
      | { type: 'mode.ended' },
    tags: {} as 'busy',
    emitted: {} as { type: 'mode.left' },
  },
  actors: {
    watchMode: fromCallback(() => {
      throw new Error('not supplied');
    }),
    makeLock: fromPromise<void>(async () => {
      throw new Error('not supplied');
    }),
    checkPin: fromPromise<{ isRight: boolean; secondsLeft: number }>(async () => {
      throw new Error('not supplied');
    }),
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
  description:
    'Kids mode: the device shows only titles up to an age limit, until the PIN is entered.',
  context: ({ input }) => ({ ...input, problem: null }),
  invoke: { id: 'watchMode', src: 'watchMode' },
  initial: 'opening',
  states: {
    opening: {
      description: 'Checks whether kids mode is on.',
      always: [{ guard: 'isOn', target: 'locked' }, { target: 'off' }],
    },
    off: {
      description: 'All titles are shown, and kids mode can be turned on.',
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
          description:
            'The member chooses an age limit and a PIN; the page says if the PIN is not acceptable.',
        },
        locking: {
          description: 'The lock is being created from the PIN.',
          tags: 'busy',
          invoke: {
            id: 'makeLock',
            src: 'makeLock',
            onDone: {
              description: 'The lock is ready: titles above the limit are hidden in every tab.',
              target: '#kidsMode.locked',
              actions: ['keepLock', 'endWait'],
            },
            onError: { target: 'failed' },
          },
          on: {
            'lock.wanted': {
              description: 'The member presses the button twice: only one lock is created.',
            },
          },
        },
        failed: {
          description: 'The lock could not be created, and the member may try again.',
        },
      },
    },
    locked: {
      description: 'Kids mode is on, and the PIN is needed to change it.',
      on: { 'mode.ended': 'off', 'recovery.requested': '.recovering' },
      initial: 'looking',
      states: {
        looking: {
          description: 'Checks whether too many wrong PINs were entered before.',
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
            fresh: { description: 'The page asks for the PIN.' },
            refused: { description: 'The last PIN was wrong, and the page says so.' },
            failed: { description: 'The last PIN could not be checked, and the page says so.' },
          },
        },
        checking: {
          description: 'The PIN is being checked.',
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
                description:
                  'Too many PINs were wrong: the next one is accepted only after a wait.',
                guard: { type: 'hasToWait', params: ({ event }) => event.output },
                target: 'waiting',
                actions: { type: 'noteWait', params: ({ event }) => event.output },
              },
              { target: 'asking.refused' },
            ],
            onError: {
              description: 'The PIN cannot be checked: the page says so, and asks for it again.',
              target: 'asking.failed',
            },
          },
        },
        waiting: {
          description: 'Too many PINs were wrong, and the page says how long to wait.',
          invoke: { id: 'countDown', src: 'countDown' },
          on: {
            'second.passed': { actions: { type: 'noteWait', params: ({ event }) => event } },
            'wait.ended': { target: 'asking', actions: 'endWait' },
          },
        },
        recovering: {
          description:
            "The member forgot the PIN, and may turn kids mode off with the account's password.",
          on: {
            'recovery.declined': {
              description: 'The member goes back from the password to the PIN.',
              target: 'looking',
            },
          },
        },
      },
    },
    unlocked: {
      description: 'The PIN was right: the limit can be changed, and kids mode can be turned off.',
      on: {
        'mode.ended': 'off',
        'limit.changed': { actions: { type: 'keepLimit', params: ({ event }) => event } },
        'lock.closed': 'locked',
        'exit.pressed': { target: 'off', actions: ['turnOff', 'announceLeft'] },
      },
    },
  },
});
