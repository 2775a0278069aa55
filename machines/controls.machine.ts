/** Playback is in the `playback` chart; volume, speed and quality are in no chart (decision 28). */
import { assign, type EventObject, forwardTo, fromCallback, sendTo, setup } from 'xstate';

/**
 * A page of the menu: 'overview', 'captionStyle', 'letters' (encodings), 'source', 'shortcuts',
 * 'device', or the id of a choice, such as 'quality'.
 */
type Page = string;
type Echo = { sign: string; text: string };

export const controlsMachine = setup({
  types: {
    context: {} as {
      isPlaying: boolean;
      isHeld: boolean;
      page: Page | null;
      echo: Echo | null;
    },
    events: {} as
      | { type: 'stage.mounted'; stage: object }
      | { type: 'playback.playing' | 'playback.paused' }
      | { type: 'viewer.moved' | 'viewer.left' }
      | { type: 'controls.used' | 'controls.released' }
      | { type: 'menu.opened'; page: Page }
      | { type: 'menu.closed' }
      | { type: 'command.echoed'; sign: string; text: string }
      | { type: 'theatre.toggled' }
      | { type: 'fullScreen.toggled' | 'fullScreen.entered' | 'fullScreen.left' },
  },
  actors: {
    runFrame: fromCallback<EventObject>(() => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    notePlaying: assign({ isPlaying: true }),
    notePaused: assign({ isPlaying: false }),
    noteUsed: assign({ isHeld: true }),
    noteReleased: assign({ isHeld: false }),
    turnTo: assign((_, params: { page: Page }) => ({ page: params.page })),
    closePage: assign({ page: null }),
    noteEcho: assign((_, { sign, text }: Echo) => ({ echo: { sign, text } })),
    forgetEcho: assign({ echo: null }),
    showFrame: forwardTo('runFrame'),
    fillWindow: sendTo('runFrame', { type: 'fill' }),
    leaveWindow: sendTo('runFrame', { type: 'unfill' }),
    askForFullScreen: sendTo('runFrame', { type: 'enterFullScreen' }),
    leaveFullScreen: sendTo('runFrame', { type: 'leaveFullScreen' }),
  },
  guards: {
    mayHide: ({ context }) => context.isPlaying && !context.isHeld && context.page === null,
    isNeeded: ({ context }) => !context.isPlaying || context.isHeld || context.page !== null,
  },
  delays: {
    HIDE_DELAY: 3000,
    ECHO_TIME: 900,
  },
}).createMachine({
  id: 'controls',
  description: "The video's controls appear when the pointer moves, and hide during playback.",
  context: { isPlaying: false, isHeld: false, page: null, echo: null },
  type: 'parallel',
  invoke: { id: 'runFrame', src: 'runFrame' },
  on: {
    'stage.mounted': { actions: 'showFrame' },
    'playback.playing': { actions: 'notePlaying' },
    'playback.paused': { actions: 'notePaused' },
    'controls.used': { actions: 'noteUsed' },
    'controls.released': { actions: 'noteReleased' },
  },
  states: {
    visibility: {
      description: 'Whether the controls are visible.',
      initial: 'staying',
      states: {
        staying: {
          description:
            'The controls stay visible, because the video is paused or the viewer is using them.',
          always: { guard: 'mayHide', target: 'leaving' },
        },
        leaving: {
          description: 'The video plays and the controls are idle, so they are about to hide.',
          always: { guard: 'isNeeded', target: 'staying' },
          on: {
            'viewer.moved': { target: 'leaving', reenter: true },
            'viewer.left': 'hidden',
          },
          after: {
            HIDE_DELAY: {
              description: 'The controls hide after 3 s of playback without a movement.',
              target: 'hidden',
            },
          },
        },
        hidden: {
          description: 'The controls and the pointer are hidden during playback.',
          always: { guard: 'isNeeded', target: 'staying' },
          on: { 'viewer.moved': 'leaving' },
        },
      },
    },
    menu: {
      description: 'The settings menu: speed, quality, captions, language and source.',
      initial: 'closed',
      states: {
        closed: {
          description: 'No menu is open.',
          on: {
            'menu.opened': {
              target: 'open',
              actions: { type: 'turnTo', params: ({ event }) => event },
            },
          },
        },
        open: {
          description: 'A page of the menu, or the list of keyboard shortcuts, is open.',
          exit: 'closePage',
          on: {
            'menu.opened': { actions: { type: 'turnTo', params: ({ event }) => event } },
            'menu.closed': 'closed',
          },
        },
      },
    },
    echo: {
      description: 'A short on-screen message shows what a key or a gesture did.',
      initial: 'silent',
      on: {
        'command.echoed': {
          target: '.speaking',
          actions: { type: 'noteEcho', params: ({ event }) => event },
        },
      },
      states: {
        silent: {
          description: 'No message is shown.',
          entry: 'forgetEcho',
        },
        speaking: {
          description: 'A message shows the last action.',
          after: {
            ECHO_TIME: { description: 'The message disappears after 900 ms.', target: 'silent' },
          },
        },
      },
    },
    theatre: {
      description: 'Whether the video fills the window.',
      initial: 'off',
      states: {
        off: {
          description: 'The video is as wide as the page, below the navigation bar.',
          on: {
            'theatre.toggled': {
              description: 'The viewer turns on theatre mode: the video fills the window.',
              target: 'on',
            },
          },
        },
        on: {
          description: 'The video fills the width and the height of the window.',
          entry: 'fillWindow',
          exit: 'leaveWindow',
          on: { 'theatre.toggled': 'off' },
        },
      },
    },
    screen: {
      description: 'Whether the player is in full screen, as reported by the browser.',
      initial: 'inPage',
      states: {
        inPage: {
          description: 'The player is part of the page.',
          on: {
            'fullScreen.toggled': { actions: 'askForFullScreen' },
            'fullScreen.entered': {
              description: 'The browser enters full screen: the player fills the screen.',
              target: 'full',
            },
          },
        },
        full: {
          description: 'The player and its controls fill the screen.',
          on: {
            'fullScreen.toggled': { actions: 'leaveFullScreen' },
            'fullScreen.left': 'inPage',
          },
        },
      },
    },
  },
});
