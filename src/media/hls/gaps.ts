import Hls, { type Fragment, type LevelDetails } from 'hls.js';
import { endHere, leaveOut, markMissing, partName, partsOf, wayOn } from './parts';
import { bufferedSoonAfter, isOut, reachOf } from './run-out';

const CHECKS = 2;

export function bridgeGaps(hls: Hls, video: HTMLVideoElement, load: (second?: number) => void) {
  let source: MediaSource | undefined;
  let checks = 0;
  const leftOut = new Set<string>();
  const keepOut = (part: Fragment) => {
    leftOut.add(partName(part));
    leaveOut(hls, part);
  };
  hls.on(Hls.Events.MEDIA_ATTACHED, (_, { mediaSource }) => {
    source = mediaSource;
  });
  /** Marks the segments in `leftOut` again: a newly loaded playlist lacks their `GAP` tags. */
  const keepAllOut = (_: unknown, { details }: { details: LevelDetails }) => {
    for (const part of details.fragments) if (leftOut.has(partName(part))) markMissing(part);
  };
  hls.on(Hls.Events.LEVEL_UPDATED, keepAllOut);
  hls.on(Hls.Events.AUDIO_TRACK_UPDATED, keepAllOut);
  const wayFromHere = () => {
    const { second, isLoaded } = reachOf(video);
    return { second, isLoaded, way: wayOn(second, isLoaded, partsOf(hls)) };
  };
  return {
    forget(): boolean {
      const isAnyLeftOut = leftOut.size > 0;
      leftOut.clear();
      return isAnyLeftOut;
    },
    keepOut,
    /**
     * Skips a segment.
     * @param mayGoBack whether playback may jump back if only earlier segments are available
     * @returns `false` in two cases:
     * - no segment is available
     * - all available segments are earlier, nothing is buffered at the playback position, and
     *   `mayGoBack` is `false`
     */
    omit(part: Fragment, mayGoBack: boolean): boolean {
      keepOut(part);
      const { second, isLoaded, way } = wayFromHere();
      const there = partsOf(hls).filter(({ isLost }) => !isLost);
      const isAhead = isLoaded || there.some(({ end }) => end > second);
      if (there.length === 0 || !(isAhead || mayGoBack)) return false;
      load(typeof way === 'number' && !isLoaded ? way : undefined);
      return true;
    },
    check() {
      if (hls.latestLevelDetails?.live !== false) return;
      const { isLoaded, way } = wayFromHere();
      const isWaiting = !video.ended && isOut(video);
      checks = isWaiting && way !== 'on' ? checks + 1 : 0;
      const isLate = checks > CHECKS;
      if (way === 'end' || (way === 'over' && isLoaded && isLate)) endHere(source);
      if (typeof way !== 'number' || !isLate) return;
      const next = bufferedSoonAfter(video, way);
      if (next !== null) video.currentTime = next;
      else if (!isLoaded && checks === CHECKS + 1) load(way);
    },
  };
}
