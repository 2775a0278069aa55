import Hls from 'hls.js';

const { Events } = Hls;

const INTERVAL_MS = 500;
const MAX_CHECKS = 12;

const REQUESTS = [
  Events.MANIFEST_LOADING,
  Events.LEVEL_LOADING,
  Events.AUDIO_TRACK_LOADING,
  Events.FRAG_LOADING,
  Events.BUFFER_APPENDED,
] as const;
const ANSWERS = [
  Events.MANIFEST_LOADED,
  Events.LEVEL_LOADED,
  Events.AUDIO_TRACK_LOADED,
  Events.ERROR,
] as const;

export const isOut = ({ readyState }: HTMLVideoElement) =>
  readyState < HTMLMediaElement.HAVE_FUTURE_DATA;

const TOLERANCE_SECONDS = 0.1;
const MAX_GAP_SECONDS = 1;

export function bufferedSoonAfter({ buffered }: HTMLVideoElement, second: number): number | null {
  for (let at = 0; at < buffered.length; at += 1) {
    const start = Math.max(second, buffered.start(at));
    if (start < buffered.end(at)) return start - second < MAX_GAP_SECONDS ? start : null;
  }
  return null;
}

export function reachOf({ buffered, currentTime }: HTMLVideoElement) {
  for (let at = 0; at < buffered.length; at += 1) {
    if (buffered.start(at) <= currentTime + TOLERANCE_SECONDS && currentTime <= buffered.end(at)) {
      return { second: buffered.end(at), isLoaded: true };
    }
  }
  return { second: currentTime, isLoaded: false };
}

export function watchPicture(
  hls: Hls,
  video: HTMLVideoElement,
  { onCheck, onSilence }: { onCheck(): void; onSilence(): void },
): () => void {
  let isListAwaited = false;
  let isKeyAwaited = false;
  let isActive = false;
  let checks = 0;
  for (const event of REQUESTS) {
    hls.on(event, () => {
      isActive = true;
      isListAwaited ||= event.endsWith('Loading') && event !== Events.FRAG_LOADING;
    });
  }
  for (const event of ANSWERS) {
    hls.on(event, () => {
      isListAwaited = false;
    });
  }
  const isPartAwaited = () => {
    const { main, audio } = hls.inFlightFragments;
    return [main, audio].some((it) => it && /LOADING/.test(it.state));
  };
  const awaitKey = () => {
    isKeyAwaited = true;
  };
  const check = () => {
    onCheck();
    const isWaiting = !video.paused && !video.ended && isOut(video);
    if (!isWaiting) isKeyAwaited = false;
    const isAwaited = isListAwaited || isKeyAwaited || isPartAwaited();
    const isSilent = isWaiting && !isActive && !isAwaited;
    isActive = false;
    checks = isSilent ? checks + 1 : 0;
    if (checks === MAX_CHECKS) onSilence();
  };
  const timer = setInterval(check, INTERVAL_MS);
  video.addEventListener('waitingforkey', awaitKey);
  video.addEventListener('waiting', onCheck);
  return () => {
    clearInterval(timer);
    video.removeEventListener('waitingforkey', awaitKey);
    video.removeEventListener('waiting', onCheck);
  };
}
