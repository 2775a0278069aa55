import Hls, { type ErrorData } from 'hls.js';
import { kindOfStatus, type MediaFailure } from '../failure';

const { ErrorDetails, ErrorTypes } = Hls;

/** A file of a stream that can't be loaded or read. */
export interface Fault {
  of: 'picture' | 'sound' | 'captions';
  what: 'master' | 'playlist' | 'part';
  why: MediaFailure['kind'];
}

/** What has been tried so far, and what the stream is. */
interface Situation {
  /** A channel, of which something has been loaded. */
  isLive: boolean;
  /** The file was requested again after the library gave up. */
  isRetried: boolean;
  /** Parts that were left out just before this one. */
  lostInARow: number;
}

export type Answer =
  | 'goOn'
  | 'dropCaptions'
  | 'dropSound'
  /** Request it once more. */
  | 'loadAgain'
  | 'leaveOut'
  /** Find out whether the address has expired, or this part alone is refused. */
  | 'checkAddress'
  /** A channel has stopped sending. */
  | 'goOffAir'
  | 'fail';

/** Parts in a row that may be left out; with one more the source, or the sound, counts as lost. */
export const LOST_PARTS = { missing: 3, forbidden: 3, format: 1, unknown: 3, network: 1 };

/** By the library's names for lists and parts. */
const KINDS: Readonly<Record<string, Fault['of']>> = {
  audio: 'sound',
  audioTrack: 'sound',
  subtitle: 'captions',
  subtitleTrack: 'captions',
};

const UNREADABLE: readonly string[] = [
  ErrorDetails.MANIFEST_PARSING_ERROR,
  ErrorDetails.LEVEL_PARSING_ERROR,
  ErrorDetails.LEVEL_EMPTY_ERROR,
  ErrorDetails.FRAG_PARSING_ERROR,
  ErrorDetails.FRAG_DECRYPT_ERROR,
];

/** @returns `null` for an error that is not about a file: of a decoder, or of a key system */
export function faultOf(data: ErrorData): Fault | null {
  const { type, details, response, context, frag, parent } = data;
  const isUnreadable = UNREADABLE.includes(details);
  if (!isUnreadable && type !== ErrorTypes.NETWORK_ERROR) return null;
  // Without its key or its header, a whole list of parts is lost.
  const isPart = frag && frag.sn !== 'initSegment' && !details.startsWith('key');
  const isMaster = !frag && context?.type === ('manifest' as string);
  return {
    of: KINDS[frag?.type ?? context?.type ?? parent ?? ''] ?? 'picture',
    what: isMaster ? 'master' : isPart ? 'part' : 'playlist',
    why: isUnreadable ? 'format' : kindOfStatus(response?.code ?? 0),
  };
}

/** What becomes of a stream of which a file can't be had: what a film can do without never ends it. */
export function answerTo({ of, what, why }: Fault, situation: Situation): Answer {
  const { isLive, isRetried, lostInARow } = situation;
  if (of === 'captions') return what === 'part' ? 'goOn' : 'dropCaptions';
  if (what === 'part') {
    if (why === 'network' && !isRetried && lostInARow === 0) return 'loadAgain';
    if (lostInARow >= LOST_PARTS[why]) return of === 'sound' ? 'dropSound' : 'fail';
    return why === 'forbidden' ? 'checkAddress' : 'leaveOut';
  }
  if (of === 'sound') return 'dropSound';
  if (isLive && why !== 'forbidden') return 'goOffAir';
  return why === 'network' && !isRetried ? 'loadAgain' : 'fail';
}

/** The sound that is played in place of one that can't be had; `null` where none is left. */
export function soundInstead(
  count: number,
  heard: number | null,
  lost: ReadonlySet<number>,
): number | null {
  if (heard !== null && !lost.has(heard)) return heard;
  return Array.from({ length: count }, (_, at) => at).find((at) => !lost.has(at)) ?? null;
}

/** For support. */
export function detailOf({ type, details, response, error, url, frag }: ErrorData): string {
  const address = frag?.relurl ?? url?.split('?')[0];
  const answer = response?.code ? `HTTP ${response.code}` : error?.message;
  return [type, details, answer, address].filter(Boolean).join(', ');
}
