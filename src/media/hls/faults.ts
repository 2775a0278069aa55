import Hls, { type ErrorData } from 'hls.js';
import { kindOfStatus, type MediaFailure } from '../failure';

const { ErrorDetails, ErrorTypes } = Hls;

export interface Fault {
  of: 'picture' | 'sound' | 'captions';
  what: 'master' | 'playlist' | 'part';
  why: MediaFailure['kind'];
}

interface Situation {
  isLive: boolean;
  isRetried: boolean;
  lostInARow: number;
}

export type Answer =
  | 'goOn'
  | 'dropCaptions'
  | 'dropSound'
  | 'loadAgain'
  | 'leaveOut'
  | 'checkAddress'
  | 'goOffAir'
  | 'fail';

export const LOST_PARTS = { missing: 3, forbidden: 3, format: 1, unknown: 3, network: 1 };

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

export function faultOf(data: ErrorData): Fault | null {
  const { type, details, response, context, frag, parent } = data;
  const isUnreadable = UNREADABLE.includes(details);
  if (!isUnreadable && type !== ErrorTypes.NETWORK_ERROR) return null;
  // The failure of a key or an init segment counts as a failure of the whole playlist.
  const isPart = frag && frag.sn !== 'initSegment' && !details.startsWith('key');
  const isMaster = !frag && context?.type === ('manifest' as string);
  return {
    of: KINDS[frag?.type ?? context?.type ?? parent ?? ''] ?? 'picture',
    what: isMaster ? 'master' : isPart ? 'part' : 'playlist',
    why: isUnreadable ? 'format' : kindOfStatus(response?.code ?? 0),
  };
}

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

export function soundInstead(
  count: number,
  heard: number | null,
  lost: ReadonlySet<number>,
): number | null {
  if (heard !== null && !lost.has(heard)) return heard;
  return Array.from({ length: count }, (_, at) => at).find((at) => !lost.has(at)) ?? null;
}

export function detailOf({ type, details, response, error, url, frag }: ErrorData): string {
  const address = frag?.relurl ?? url?.split('?')[0];
  const answer = response?.code ? `HTTP ${response.code}` : error?.message;
  return [type, details, answer, address].filter(Boolean).join(', ');
}
