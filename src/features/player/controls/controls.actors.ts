import { fromCallback } from 'xstate';
import { controlsMachine } from '../../../../machines/controls.machine';
import { provideActors } from '../../../lib/provide-actors';
import { chooseSetting, setting } from '../../../state/device/settings';
import { enterFullScreen, isFullScreen, leaveFullScreen } from '../full-screen';
import { stages } from '../stages';

/** The player with its controls. */
export const frameOf = (playerId: string): HTMLElement | null | undefined =>
  stages.get(playerId)?.host.closest<HTMLElement>('[data-stage]');

/** On a player that fills the window. */
const THEATRE = 'data-theatre';

/** Not into view, which would leave room for the navigation bar. */
function toTop(playerId: string): void {
  window.scrollBy(0, frameOf(playerId)?.getBoundingClientRect().top ?? 0);
}

export const controlsLogic = provideActors(controlsMachine, {
  actors: {
    watchPlayer: fromCallback<{ type: 'none' }, { playerId: string }>(({ input, sendBack }) => {
      const stage = stages.get(input.playerId);
      if (!stage) throw new Error('The player has no stage');
      let wasPaused = true;
      const tellPlaying = () => {
        const { isPaused } = stage.medium.read();
        if (isPaused === wasPaused) return;
        wasPaused = isPaused;
        sendBack({ type: isPaused ? 'playback.paused' : 'playback.playing' });
      };
      let wasFull = false;
      const tellFullScreen = () => {
        const isFull = isFullScreen();
        if (isFull === wasFull) return;
        wasFull = isFull;
        sendBack({ type: isFull ? 'fullScreen.entered' : 'fullScreen.left' });
        if (!isFull && frameOf(input.playerId)?.hasAttribute(THEATRE)) toTop(input.playerId);
      };
      tellPlaying();
      tellFullScreen();
      const isTheatre = frameOf(input.playerId)?.hasAttribute(THEATRE);
      if (setting('isTheatre') && !isTheatre) sendBack({ type: 'theatre.toggled' });
      const stop = stage.medium.watch(tellPlaying);
      document.addEventListener('fullscreenchange', tellFullScreen);
      return () => {
        stop();
        document.removeEventListener('fullscreenchange', tellFullScreen);
      };
    }),
  },
  actions: {
    fillWindow(_, { playerId, isFilled }) {
      const frame = frameOf(playerId);
      frame?.toggleAttribute(THEATRE, isFilled);
      chooseSetting('isTheatre', isFilled);
      if (!isFilled) return frame?.scrollIntoView({ block: 'nearest' });
      toTop(playerId);
    },
    askForFullScreen(_, { playerId }) {
      // An iPhone has full screen for videos alone.
      if (!document.fullscreenEnabled) return stages.get(playerId)?.media?.toggle('fullScreen');
      enterFullScreen(() => stages.has(playerId));
    },
    leaveFullScreen,
  },
});
