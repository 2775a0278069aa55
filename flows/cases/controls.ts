import { controlsMachine } from '../../machines/controls.machine';
import { describeFlow } from '../test-paths/flow';

export const controlsFlow = describeFlow({
  machine: controlsMachine,
  guards: {
    mayHide: 'The video plays, no control is in use, and no menu is open.',
    isNeeded: 'The video is paused, a control is in use, or a menu is open.',
  },
  actions: {
    notePlaying: 'Remembers that the video plays.',
    notePaused: 'Remembers that the video is paused.',
    noteUsed: 'Remembers that the pointer or the focus is on a control.',
    noteReleased: 'Remembers that no control is in use any more.',
    turnTo: 'Shows the chosen page of the menu.',
    closePage: 'Closes the page of the menu.',
    noteEcho: 'Remembers what the key or the gesture did, and shows it.',
    forgetEcho: 'Clears the message.',
    showFrame: "Gives the player's element to the code that resizes it.",
    fillWindow: 'Makes the player as high as the window.',
    leaveWindow: 'Makes the player as high as before.',
    askForFullScreen: 'Asks the browser for full screen.',
    leaveFullScreen: 'Asks the browser to leave full screen.',
  },
  inputs: [undefined],
  events: {
    'stage.mounted': [{ stage: {} }],
    'menu.opened': [{ page: 'overview' }, { page: 'speed' }],
    'command.echoed': [{ sign: 'forward', text: '+10 s' }],
  },
  outputs: {},
  // Explores a message, theatre, full screen, a menu and held controls one at a time, since they
  // are independent. Stops at a message during playback. The timers of the message and of the
  // controls may then both run in the site, but a test path can run only one.
  isFarEnough: ({ value, context }) =>
    (value.echo === 'speaking' && context.isPlaying) ||
    [
      ...[value.echo === 'speaking', value.theatre === 'on', value.screen === 'full'],
      ...[context.page !== null, context.isHeld],
    ].filter(Boolean).length > 1,
  site: {
    cases: {
      events: {
        'stage.mounted': [{ stage: {} }],
        'menu.opened': [{ page: 'overview' }, { page: 'speed' }],
        'command.echoed': [{ sign: 'captions', text: 'No captions' }],
      },
    },
    isPossible({ type, page }, { context }) {
      if (type === 'stage.mounted') return false;
      if (type === 'controls.used') return !context.isHeld && context.page === null;
      if (type === 'controls.released') return context.isHeld && context.page === null;
      if (type === 'menu.opened')
        return page === (context.page === 'overview' ? 'speed' : 'overview');
      const isKey = ['command.echoed', 'theatre.toggled', 'fullScreen.toggled'].includes(type);
      return !isKey || context.page === null;
    },
    follows: {
      'stage.mounted': ({ type }) => (type === 'xstate.init' ? { stage: {} } : null),
      'controls.released': ({ type }, { context }) =>
        type === 'menu.opened' && context.isHeld ? {} : null,
      'controls.used': ({ type }, { context }) =>
        type === 'menu.closed' && !context.isHeld ? {} : null,
    },
  },
});
