import type Hls from 'hls.js';
import type { Fragment } from 'hls.js';

export interface Part {
  start: number;
  end: number;
  isLost: boolean;
}

/** In seconds. The ends of the buffer, audio segments and video segments differ slightly. */
const TOLERANCE = 0.25;
const LAST_WORDS = 1;

/**
 * Decides how playback continues where the buffer ends, or at a position that isn't buffered.
 * @param second end of the buffer if `isLoaded`, else the playback position
 * @returns
 * - `'on'`: the next segment is available
 * - a number: the time to jump to, in seconds. It is earlier than `second` if `isLoaded` is
 *   `false` and all later segments are missing
 * - `'end'`: all later segments are missing, so playback stops at the end of the buffer
 * - `'over'`: no segment is left to play
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

export const partName = ({ type, sn }: Fragment) => `${type} ${sn}`;

/** Marks a segment as `EXT-X-GAP` does, so that hls.js skips it. */
export function markMissing(part: Fragment): void {
  part.tagList.push(['GAP']);
  part.gap = true;
}

export function leaveOut(hls: Hls, { sn, type }: Fragment): void {
  const lists = type === ('audio' as string) ? [hls.audioTracks[hls.audioTrack]] : hls.levels;
  for (const list of lists) {
    const same = list?.details?.fragments.find((it) => it.sn === sn);
    if (same) markMissing(same);
  }
}

export function endHere(source: MediaSource | undefined): void {
  if (source?.readyState !== 'open') return;
  if (![...source.sourceBuffers].some(({ updating }) => updating)) source.endOfStream();
}
