const TIMEOUT = 10_000;

const EVENTS = ['loadstart', 'play', 'seeking', 'waiting', 'progress'];

const isWaiting = ({ isConnected, ended, error, readyState }: HTMLVideoElement) =>
  isConnected && !ended && !error && readyState < HTMLMediaElement.HAVE_FUTURE_DATA;

export function watchSilence(video: HTMLVideoElement, onSilence: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => isWaiting(video) && onSilence(), TIMEOUT);
  };
  for (const event of EVENTS) video.addEventListener(event, wait);
}
