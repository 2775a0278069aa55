import { FRAME_TIMEOUT, mountFrame } from './frame';
import type { MediaFact, MountMedia } from './port';
import { youTubeId } from './video-id';

const ORIGIN = 'https://www.youtube-nocookie.com';

/** Milliseconds. */
const LISTENING_INTERVAL = 250;

/** By the frame's `playerState`. */
const FACTS: Record<number, MediaFact> = { 0: 'paused', 1: 'playing', 2: 'paused' };

/** YouTube in its privacy-enhanced frame, driven by messages: no third-party script on our page. */
export const mountYouTube: MountMedia = (stage) => {
  const query = `enablejsapi=1&playsinline=1&rel=0&origin=${encodeURIComponent(window.location.origin)}`;
  const frame = mountFrame(stage, `${ORIGIN}/embed/${youTubeId(stage.url)}?${query}`);
  const say = (message: object, to: string) => {
    frame.contentWindow?.postMessage(JSON.stringify({ id: 1, channel: 'widget', ...message }), to);
  };
  let isReady = false;
  let isWanted = false;
  const play = () => say({ event: 'command', func: 'playVideo', args: [] }, ORIGIN);
  const timer = setTimeout(() => stage.report('failed'), FRAME_TIMEOUT);

  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source !== frame.contentWindow || origin !== ORIGIN) return;
    const { event, info } = parse(data);
    if (event === 'onError') stage.report('failed');
    const fact = FACTS[Number((info as { playerState?: unknown } | null)?.playerState)];
    if (fact) stage.report(fact);
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
    remove() {
      clearTimeout(timer);
      clearInterval(listening);
      window.removeEventListener('message', onMessage);
      frame.remove();
      return 0;
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
