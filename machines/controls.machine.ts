/**
 * The controls over a video: when they are seen, which menu is open, how large the player is. What plays,
 * and how far it has come, is the player's own chart; volume, speed and quality are asked of the medium,
 * and read from it (decision 28).
 */
import { assign, fromCallback, setup } from 'xstate';

/** 'overview', a choice of the player's table, 'captionStyle', 'source', 'shortcuts' or 'device'. */
type Page = string;
/** What a key or a gesture has done, as a sign and a few words. */
type Echo = { sign: string; text: string };

export const controlsMachine = setup({
  types: {
    input: {} as { playerId: string },
    context: {} as {
      playerId: string;
      isPlaying: boolean;
      /** The pointer is on a control, or the keyboard's focus. */
      isHeld: boolean;
      /** Of the menu, while it is open. */
      page: Page | null;
      echo: Echo | null;
    },
    events: {} as
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
    watchPlayer: fromCallback<{ type: 'none' }, { playerId: string }>(() => {
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
    fillWindow: (_, _params: { playerId: string; isFilled: boolean }) => {
      throw new Error('not supplied');
    },
    askForFullScreen: (_, _params: { playerId: string }) => {
      throw new Error('not supplied');
    },
    leaveFullScreen: () => {
      throw new Error('not supplied');
    },
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
  description: "A video's controls come when somebody moves, and hide while the video is watched.",
  meta: { rules: ['4.player.types'] },
  context: ({ input }) => ({
    ...input,
    isPlaying: false,
    isHeld: false,
    page: null,
    echo: null,
  }),
  type: 'parallel',
  invoke: {
    id: 'watchPlayer',
    src: 'watchPlayer',
    input: ({ context }) => ({ playerId: context.playerId }),
  },
  on: {
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
          description: 'The controls stay, since the video stands still or somebody uses them.',
          always: { guard: 'mayHide', target: 'leaving' },
        },
        leaving: {
          description: 'The video plays and nobody uses the controls, so they are about to hide.',
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
          entry: {
            type: 'fillWindow',
            params: ({ context }) => ({ playerId: context.playerId, isFilled: true }),
          },
          exit: {
            type: 'fillWindow',
            params: ({ context }) => ({ playerId: context.playerId, isFilled: false }),
          },
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
            'fullScreen.toggled': {
              actions: {
                type: 'askForFullScreen',
                params: ({ context }) => ({ playerId: context.playerId }),
              },
            },
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
