/** Milliseconds without a byte after which a video that waits counts as failed. */
const PATIENCE = 10_000;

/** Each begins the patience again. */
const SIGNS = ['loadstart', 'play', 'seeking', 'waiting', 'progress'];

/** Whether a video waits, and no error says why. */
const isWaiting = ({ isConnected, ended, error, readyState }: HTMLVideoElement) =>
  isConnected && !ended && !error && readyState < HTMLMediaElement.HAVE_FUTURE_DATA;

/** Calls back when a video has waited for ten seconds in which nothing of it came: the browser would wait for ever. */
export function watchSilence(video: HTMLVideoElement, onSilence: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => isWaiting(video) && onSilence(), PATIENCE);
  };
  for (const sign of SIGNS) video.addEventListener(sign, wait);
}
