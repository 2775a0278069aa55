import { type EventObject, fromCallback } from 'xstate';
import { chooseSetting, setting } from '../../../state/device/settings';
import { enterFullScreen, isFullScreen, leaveFullScreen } from '../full-screen';
import { frameOf, type MountedStage } from '../mounted-stage';

type Request =
  | { type: 'stage.mounted'; stage: MountedStage }
  | { type: 'fill' | 'unfill' | 'enterFullScreen' | 'leaveFullScreen' };
type Fact =
  | `playback.${'playing' | 'paused'}`
  | `fullScreen.${'entered' | 'left'}`
  | 'theatre.toggled';
type Send = (event: { type: Fact }) => void;

const THEATRE = 'data-theatre';

export const runFrame = fromCallback<EventObject>(({ sendBack, receive }) => {
  let frame: ReturnType<typeof watchFrame> | null = null;
  receive((event) => {
    const request = event as Request;
    if (request.type === 'stage.mounted') frame ??= watchFrame(request.stage, sendBack);
    else if (request.type === 'leaveFullScreen') leaveFullScreen();
    else if (request.type === 'enterFullScreen') frame?.enterFullScreen();
    else frame?.fillWindow(request.type === 'fill');
  });
  return () => frame?.stop();
});

function watchFrame(stage: MountedStage, send: Send) {
  let wasPaused = true;
  let wasFull = false;
  let isStopped = false;
  /** `scrollIntoView` would leave room for the navigation bar (`scroll-margin-top`). */
  const toTop = () => window.scrollBy(0, frameOf(stage)?.getBoundingClientRect().top ?? 0);
  const isTheatre = () => frameOf(stage)?.hasAttribute(THEATRE) ?? false;
  const reportPlaying = () => {
    const { isPaused } = stage.mediaState.read();
    if (isPaused === wasPaused) return;
    wasPaused = isPaused;
    send({ type: isPaused ? 'playback.paused' : 'playback.playing' });
  };
  const reportFullScreen = () => {
    const isFull = isFullScreen();
    if (isFull === wasFull) return;
    wasFull = isFull;
    send({ type: isFull ? 'fullScreen.entered' : 'fullScreen.left' });
    if (!isFull && isTheatre()) toTop();
  };
  reportPlaying();
  reportFullScreen();
  if (setting('isTheatre') && !isTheatre()) send({ type: 'theatre.toggled' });
  const stopWatching = stage.mediaState.watch(reportPlaying);
  document.addEventListener('fullscreenchange', reportFullScreen);
  return {
    fillWindow(isFilled: boolean) {
      const frame = frameOf(stage);
      frame?.toggleAttribute(THEATRE, isFilled);
      chooseSetting('isTheatre', isFilled);
      if (!isFilled) return frame?.scrollIntoView({ block: 'nearest' });
      toTop();
    },
    enterFullScreen() {
      // iPhones support full screen only for `video` elements.
      if (!document.fullscreenEnabled) return stage.media?.toggle('fullScreen');
      enterFullScreen(() => !isStopped);
    },
    stop() {
      isStopped = true;
      stopWatching();
      document.removeEventListener('fullscreenchange', reportFullScreen);
    },
  };
}
