import { text } from '../../../lib/site/texts';
import type { Echo } from '../choices/choice';
import type { Controls } from '../controls/use-controls';
import { clockText } from '../start-time';
import type { Command } from './keys';

/** Approximate duration of a frame in seconds; browsers don't expose the frame rate. */
const FRAME = 1 / 25;

export function runCommand(command: Command, controls: Controls): void {
  const echo = perform(command, controls);
  if (echo) controls.announce(...echo);
}

/** @returns the echo to show; `null` if the command is unavailable, or if its effect is obvious */
function perform(command: Command, controls: Controls): Echo | null {
  const { mediaState, clock } = controls.requests.stage;
  const { can, isPaused, isPictureInPicture } = mediaState.read();
  switch (command.type) {
    case 'togglePlaying':
      controls.togglePlaying();
      return isPaused ? ['play', text('player.play')] : ['pause', text('player.pause')];
    case 'choose':
      return controls.requests.press(command.key);
    case 'togglePictureInPicture':
      if (!can.pictureInPicture) return null;
      controls.requests.toggleView('pictureInPicture');
      return [
        'inset',
        text(isPictureInPicture ? 'player.echo.backInPage' : 'player.controls.pictureInPicture'),
      ];
    case 'toggleTheatre':
      controls.toggleTheatre();
      return null;
    case 'toggleFullScreen':
      controls.toggleFullScreen();
      return null;
    case 'showShortcuts':
      controls.open('shortcuts');
      return null;
    default: {
      const { duration, window } = clock.read();
      const isSeekable = can.seek && (duration > 0 || window !== null);
      return isSeekable ? go(command, controls) : null;
    }
  }
}

type Move = Extract<
  Command,
  { type: 'seekBy' | 'stepFrame' | 'goToShare' | 'goToStart' | 'goToEnd' }
>;

function go(command: Move, controls: Controls): Echo | null {
  const { duration, window, time } = controls.requests.stage.clock.read();
  const goTo = (second: number): Echo => {
    controls.requests.seek(second);
    return [second > time ? 'forward' : 'back', clockText(second)];
  };
  switch (command.type) {
    case 'seekBy': {
      const { seconds } = command;
      controls.requests.seekBy(seconds);
      return seconds < 0
        ? ['back', text('player.echo.back', { seconds: -seconds })]
        : ['forward', text('player.echo.forward', { seconds })];
    }
    case 'stepFrame':
      if (!controls.requests.stage.mediaState.read().isPaused) return null;
      controls.requests.seekBy(command.by * FRAME);
      return command.by < 0
        ? ['previous', text('player.echo.previousFrame')]
        : ['next', text('player.echo.nextFrame')];
    case 'goToShare':
      return duration === Number.POSITIVE_INFINITY ? null : goTo(command.share * duration);
    case 'goToStart':
      return goTo(window?.start ?? 0);
    case 'goToEnd':
      return goTo(window?.end ?? duration);
  }
}
