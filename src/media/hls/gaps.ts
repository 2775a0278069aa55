import Hls, { type Fragment, type LevelDetails } from 'hls.js';
import { endHere, leaveOut, markMissing, partName, partsOf, wayOn } from './parts';
import { isOut, loadedAt, reachOf } from './run-out';

/** Looks at a picture that does not go on, before it is led on. */
const LOOKS = 2;

/** Leads a picture over parts that are not there, and ends it after the last that is. */
export function bridgeGaps(hls: Hls, video: HTMLVideoElement, load: (second?: number) => void) {
  let source: MediaSource | undefined;
  let looks = 0;
  /** By name. */
  const leftOut = new Set<string>();
  const keepOut = (part: Fragment) => {
    leftOut.add(partName(part));
    leaveOut(hls, part);
  };
  hls.on(Hls.Events.MEDIA_ATTACHED, (_, { mediaSource }) => {
    source = mediaSource;
  });
  /** A channel's playlist, which is read again and again, does not say so. */
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
    /** Before all is loaded from the beginning. @returns whether a part was left out */
    forget(): boolean {
      const isAnyLeftOut = leftOut.size > 0;
      leftOut.clear();
      return isAnyLeftOut;
    },
    keepOut,
    /**
     * Goes on without a part.
     *
     * @param mayGoBack to the end of what there is, for a viewer who stands behind it
     * @returns whether there is anything to go on with
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
    look() {
      if (hls.latestLevelDetails?.live !== false) return;
      const { isLoaded, way } = wayFromHere();
      const isWaiting = !video.ended && isOut(video);
      looks = isWaiting && way !== 'on' ? looks + 1 : 0;
      const isLate = looks > LOOKS;
      if (way === 'end' || (way === 'over' && isLoaded && isLate)) endHere(source);
      if (typeof way !== 'number' || !isLate) return;
      const next = loadedAt(video, way);
      if (next !== null) video.currentTime = next;
      else if (!isLoaded && looks === LOOKS + 1) load(way);
    },
  };
}
