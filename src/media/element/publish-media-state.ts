import type { Span } from '../media-state';
import type { Stage } from '../port';

const CLOCK_EVENTS = ['timeupdate', 'progress', 'durationchange', 'seeking', 'seeked', 'emptied'];

export function publishMediaState(
  video: HTMLVideoElement,
  { report, clock, mediaState }: Stage,
): void {
  const on = (events: readonly string[], listener: () => void) => {
    for (const event of events) video.addEventListener(event, listener);
  };
  // Includes `suspend`, since a phone with data saver on may load no metadata before playback.
  on(['loadedmetadata', 'suspend'], () => report('ready'));
  on(['playing'], () => report('playing'));
  on(['waiting'], () => report('stalled'));
  on(['pause'], () => report('paused'));
  on(['ended'], () => report('ended'));

  on(['play', 'playing'], () => mediaState.change({ isPaused: false, isEnded: false }));
  on(['pause'], () => mediaState.change({ isPaused: true }));
  on(['ended'], () => mediaState.change({ isPaused: true, isEnded: true }));
  on(['seeking'], () => mediaState.change({ isEnded: video.ended }));
  on(['volumechange'], () => mediaState.change({ volume: video.volume, isMuted: video.muted }));
  on(['ratechange'], () => mediaState.change({ rate: video.playbackRate }));
  on(['enterpictureinpicture'], () => mediaState.change({ isPictureInPicture: true }));
  on(['leavepictureinpicture'], () => mediaState.change({ isPictureInPicture: false }));

  on(CLOCK_EVENTS, () => {
    const { currentTime, duration, buffered, seekable } = video;
    if (!mediaState.read().isFixed && isFixed(video)) {
      mediaState.change({ isFixed: true, can: { ...mediaState.read().can, seek: false } });
    }
    clock.change({
      time: currentTime,
      duration: Number.isNaN(duration) ? 0 : duration,
      buffered: spansOf(buffered),
      window: duration === Number.POSITIVE_INFINITY ? (spansOf(seekable).at(-1) ?? null) : null,
    });
  });
}

/** Detects a host that sends no byte ranges: Chromium reports a seekable range that ends at 0. */
function isFixed({ readyState, duration, seekable }: HTMLVideoElement): boolean {
  const { length } = seekable;
  if (readyState < HTMLMediaElement.HAVE_METADATA || length === 0) return false;
  return duration > 0 && seekable.end(length - 1) === 0;
}

function spansOf(ranges: TimeRanges): Span[] {
  return Array.from({ length: ranges.length }, (_, at) => ({
    start: ranges.start(at),
    end: ranges.end(at),
  }));
}
