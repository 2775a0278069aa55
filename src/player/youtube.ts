import { FRAME_TIMEOUT, focusFrame, mountFrame } from './frame';
import type { MediaFact, MountMedia } from './port';
import { youTubeId } from './video-id';

const ORIGIN = 'https://www.youtube-nocookie.com';

/** Milliseconds. */
const LISTENING_INTERVAL = 250;

/** By the frame's `playerState`. */
const FACTS: Record<number, MediaFact> = { 0: 'ended', 1: 'playing', 2: 'paused', 3: 'stalled' };

/** YouTube in its privacy-enhanced frame, driven by messages: no third-party script on our page. */
export const mountYouTube: MountMedia = (stage) => {
  const query = `enablejsapi=1&playsinline=1&rel=0&origin=${encodeURIComponent(window.location.origin)}`;
  const start = stage.startAt > 0 ? `&start=${Math.floor(stage.startAt)}` : '';
  const frame = mountFrame(stage, `${ORIGIN}/embed/${youTubeId(stage.url)}?${query}${start}`);
  const say = (message: object, to: string) => {
    frame.contentWindow?.postMessage(JSON.stringify({ id: 1, channel: 'widget', ...message }), to);
  };
  let isReady = false;
  let isWanted = false;
  let isEnded = false;
  let position = stage.startAt;
  const command = (func: string) => say({ event: 'command', func, args: [] }, ORIGIN);
  const play = () => command('playVideo');
  const timer = setTimeout(() => stage.report('failed'), FRAME_TIMEOUT);

  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source !== frame.contentWindow || origin !== ORIGIN) return;
    const { event, info } = parse(data);
    if (event === 'onError') stage.report('failed');
    const { playerState, currentTime } = Object(info) as Record<string, unknown>;
    if (typeof currentTime === 'number') position = currentTime;
    const fact = FACTS[Number(playerState)];
    if (fact) isEnded = fact === 'ended';
    if (fact) stage.report(fact);
    if (fact === 'playing') focusFrame(frame);
    if (isReady) return;
    isReady = true;
    clearTimeout(timer);
    clearInterval(listening);
    stage.report('ready');
    if (isWanted) play();
  };
  window.addEventListener('message', onMessage);
  // Nothing tells when the frame's script is ready, so 'listening' is repeated until it answers.
  // Target origin '*': the frame may not have its origin yet, and the message holds no data.
  const listening = setInterval(() => say({ event: 'listening' }, '*'), LISTENING_INTERVAL);

  return {
    play() {
      isWanted = true;
      if (isReady) play();
    },
    pause: () => command('pauseVideo'),
    position: () => (isEnded ? 0 : position),
    remove() {
      clearTimeout(timer);
      clearInterval(listening);
      window.removeEventListener('message', onMessage);
      frame.remove();
    },
  };
};

function parse(data: unknown): { event?: unknown; info?: unknown } {
  try {
    return Object(JSON.parse(String(data)));
  } catch {
    return {};
  }
}
