import type Hls from 'hls.js';
import type { Fragment } from 'hls.js';

/** A stretch of a stream, in seconds. */
export interface Part {
  start: number;
  end: number;
  /** It is known not to be there, in picture or sound. */
  isLost: boolean;
}

/** Seconds by which what is loaded may end before its part does. */
const TOLERANCE = 0.25;
/** Seconds of the last part that are played where a viewer jumps behind it. */
const LAST_WORDS = 1;

/**
 * How a picture goes on at the end of what is loaded: `'on'` with the next part, at a later second where that is lost,
 * `'end'` where all that follow are, `'over'` where none follows.
 *
 * @param isLoaded whether anything is loaded at that second
 */
export function wayOn(second: number, isLoaded: boolean, parts: readonly Part[]) {
  const at = parts.findIndex(({ end }) => end > second + TOLERANCE);
  if (at === -1) return 'over';
  if (!parts[at]?.isLost) return 'on';
  const next = parts.slice(at).find(({ isLost }) => !isLost);
  if (next) return next.start;
  if (isLoaded) return 'end';
  const last = parts.findLast(({ isLost }) => !isLost);
  if (!last) return 'over';
  return Math.max(last.start, last.end - LAST_WORDS);
}

/** The parts of what is played now. */
export function partsOf(hls: Hls): Part[] {
  const sound = hls.audioTracks[hls.audioTrack]?.details?.fragments ?? [];
  const gaps = sound.filter(({ gap }) => gap);
  return (hls.latestLevelDetails?.fragments ?? []).map(({ start, end, gap }) => ({
    start,
    end,
    isLost:
      gap === true || gaps.some((it) => it.start < end - TOLERANCE && it.end > start + TOLERANCE),
  }));
}

/** The same in all qualities. */
export const partName = ({ type, sn }: Fragment) => `${type} ${sn}`;

/** As if its playlist said that it is missing (`EXT-X-GAP`): the library loads on after it. */
export function markMissing(part: Fragment): void {
  part.tagList.push(['GAP']);
  part.gap = true;
}

/** Marks a part of the picture in all qualities, or of the sound that is played, as missing. */
export function leaveOut(hls: Hls, { sn, type }: Fragment): void {
  const lists = type === ('audio' as string) ? [hls.audioTracks[hls.audioTrack]] : hls.levels;
  for (const list of lists) {
    const same = list?.details?.fragments.find((it) => it.sn === sn);
    if (same) markMissing(same);
  }
}

/** Ends a film where its loaded picture ends: `ended` comes there, and its duration is what was to be had. */
export function endHere(source: MediaSource | undefined): void {
  if (source?.readyState !== 'open') return;
  if (![...source.sourceBuffers].some(({ updating }) => updating)) source.endOfStream();
}
