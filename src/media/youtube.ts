import type { MediaFailure } from './failure';
import { mountFrame } from './frame';
import type { Preferences } from './media-state';
import type { MediaEvent, MountMedia, Stage } from './port';
import { takeFocus } from './take-focus';
import { youTubeId } from './video-id';

const ORIGIN = 'https://www.youtube-nocookie.com';

const LISTENING_INTERVAL = 250;

const EVENTS: Record<number, MediaEvent> = { 0: 'ended', 1: 'playing', 2: 'paused', 3: 'stalled' };

const FAILURES: Readonly<Record<number, MediaFailure['kind']>> = {
  2: 'missing',
  5: 'format',
  100: 'missing',
  101: 'forbidden',
  150: 'forbidden',
};

/** Mounts YouTube's privacy-enhanced embed, and controls it without a third-party script. */
export const mountYouTube: MountMedia = (stage) => {
  const query = `enablejsapi=1&playsinline=1&rel=0&origin=${encodeURIComponent(window.location.origin)}`;
  const start = stage.startAt > 0 ? `&start=${Math.floor(stage.startAt)}` : '';
  const address = `${ORIGIN}/embed/${youTubeId(stage.url)}?${query}${start}`;
  const { frame, noteAnswer, ...media } = mountFrame(stage, address);
  const post = (message: object, to: string) => {
    frame.contentWindow?.postMessage(JSON.stringify({ id: 1, channel: 'widget', ...message }), to);
  };
  let isReady = false;
  let isWanted = false;
  let place: number | null = null;
  /** Drops commands until the frame's first message, since the frame may not have navigated yet. */
  const command = (func: string, ...args: unknown[]) => {
    if (isReady) post({ event: 'command', func, args }, ORIGIN);
  };
  const play = () => {
    if (place !== null) command('seekTo', place, true);
    place = null;
    command('playVideo');
  };
  const prefer = ({ volume, isMuted, rate }: Preferences) => {
    if (volume !== undefined) command('setVolume', Math.round(volume * 100));
    if (isMuted !== undefined) command(isMuted ? 'mute' : 'unMute');
    if (rate !== undefined) command('setPlaybackRate', rate);
  };
  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source !== frame.contentWindow || origin !== ORIGIN) return;
    const { event, info } = parse(data);
    if (event === 'onError') {
      stage.fail({ kind: FAILURES[Number(info)] ?? 'unknown', detail: `YouTube error ${info}` });
    }
    note(Object(info) as Record<string, unknown>, stage);
    if (isReady) return;
    isReady = true;
    noteAnswer();
    clearInterval(listening);
    stage.report('ready');
    prefer(stage.preferences);
    if (isWanted) play();
  };
  window.addEventListener('message', onMessage);
  // Repeats 'listening' until the frame responds, since YouTube doesn't announce that it is ready.
  // The origin is '*', since the frame may not have navigated yet. The message is not private.
  const listening = setInterval(() => post({ event: 'listening' }, '*'), LISTENING_INTERVAL);

  return {
    ...media,
    play() {
      isWanted = true;
      takeFocus(stage.host);
      if (isReady) play();
    },
    pause() {
      isWanted = false;
      command('pauseVideo');
    },
    seek(second) {
      const end = stage.clock.read().duration || second;
      const to = Math.max(0, Math.min(second, end));
      place = isReady ? null : to;
      command('seekTo', to, true);
    },
    prefer,
    remove() {
      media.remove();
      clearInterval(listening);
      window.removeEventListener('message', onMessage);
    },
  };
};

function note(info: Record<string, unknown>, { report, clock, mediaState }: Stage): void {
  const { playerState, currentTime, duration, videoLoadedFraction } = info;
  const { volume, muted, playbackRate } = info;
  const fact = EVENTS[Number(playerState)];
  if (typeof currentTime === 'number') clock.change({ time: currentTime });
  if (typeof duration === 'number') clock.change({ duration });
  if (typeof videoLoadedFraction === 'number') {
    const end = videoLoadedFraction * clock.read().duration;
    clock.change({ buffered: [{ start: 0, end }] });
  }
  if (typeof volume === 'number') mediaState.change({ volume: volume / 100 });
  if (typeof muted === 'boolean') mediaState.change({ isMuted: muted });
  if (typeof playbackRate === 'number') mediaState.change({ rate: playbackRate });
  if (!fact) return;
  const isEnded = fact === 'ended';
  mediaState.change({ isPaused: isEnded || fact === 'paused', isEnded });
  report(fact);
}

function parse(data: unknown): { event?: unknown; info?: unknown } {
  try {
    return Object(JSON.parse(String(data)));
  } catch {
    return {};
  }
}
