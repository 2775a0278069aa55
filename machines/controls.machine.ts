/**
 * The controls over a video: when they are seen, which menu is open, how large the player is. What plays,
 * and how far it has come, is `playback`; volume, speed and quality are asked of the medium,
 * and read from it (decision 28).
 */
import { assign, type EventObject, forwardTo, fromCallback, sendTo, setup } from 'xstate';

/** 'overview', a choice of the player's table, 'captionStyle', 'letters', 'source', 'shortcuts' or 'device'. */
type Page = string;
/** What a key or a gesture has done, as a sign and a few words. */
type Echo = { sign: string; text: string };

export const controlsMachine = setup({
  types: {
    context: {} as {
      isPlaying: boolean;
      /** The pointer is on a control, or the keyboard's focus. */
      isHeld: boolean;
      /** Of the menu, while it is open. */
      page: Page | null;
      echo: Echo | null;
    },
    events: {} as
      /** `stage`: the page's element, with what is known of its videos. */
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
    /** Makes the player's frame larger or smaller, and reports what becomes of it and of the video. */
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
  description:
    "A video's controls come when the pointer moves, and hide while the video is watched.",
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
      description: 'Whether the controls are seen.',
      initial: 'staying',
      states: {
        staying: {
          description: 'The controls stay, since the video stands still or the viewer uses them.',
          always: { guard: 'mayHide', target: 'leaving' },
        },
        leaving: {
          description: 'The video plays and the controls are not used, so they are about to hide.',
          always: { guard: 'isNeeded', target: 'staying' },
          on: {
            'viewer.moved': { target: 'leaving', reenter: true },
            'viewer.left': 'hidden',
          },
          after: {
            HIDE_DELAY: {
              description: 'The controls hide after 3 s of playing.',
              target: 'hidden',
            },
          },
        },
        hidden: {
          description: 'The controls and the pointer are hidden while the video is watched.',
          always: { guard: 'isNeeded', target: 'staying' },
          on: { 'viewer.moved': 'leaving' },
        },
      },
    },
    menu: {
      description: 'What can be chosen: speed, quality, captions, language and source.',
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
          description: 'A page of the menu is open, or the list of the keys.',
          exit: 'closePage',
          on: {
            'menu.opened': { actions: { type: 'turnTo', params: ({ event }) => event } },
            'menu.closed': 'closed',
          },
        },
      },
    },
    echo: {
      description: 'What a key or a gesture has done is said on the screen.',
      initial: 'silent',
      on: {
        'command.echoed': {
          target: '.speaking',
          actions: { type: 'noteEcho', params: ({ event }) => event },
        },
      },
      states: {
        silent: {
          description: 'Nothing is said.',
          entry: 'forgetEcho',
        },
        speaking: {
          description: 'The last thing that was done is said for a moment.',
          after: {
            ECHO_TIME: { description: 'What was said leaves after 900 ms.', target: 'silent' },
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
          on: { 'theatre.toggled': 'on' },
        },
        on: {
          description: 'The video is as high as the window too.',
          entry: 'fillWindow',
          exit: 'leaveWindow',
          on: { 'theatre.toggled': 'off' },
        },
      },
    },
    screen: {
      description: 'Whether the player fills the screen, as the browser says.',
      initial: 'inPage',
      states: {
        inPage: {
          description: 'The player is part of the page.',
          on: {
            'fullScreen.toggled': { actions: 'askForFullScreen' },
            'fullScreen.entered': 'full',
          },
        },
        full: {
          description: 'The whole player, controls and all, fills the screen.',
          on: {
            'fullScreen.toggled': { actions: 'leaveFullScreen' },
            'fullScreen.left': 'inPage',
          },
        },
      },
    },
  },
});
