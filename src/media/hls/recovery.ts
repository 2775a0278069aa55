import Hls, { type ErrorData, type Fragment, type HlsConfig } from 'hls.js';
import { isSiteThere, kindOfStatus, type MediaFailure, reportNetwork } from '../failure';
import type { Media, Stage } from '../port';

const { ErrorDetails, ErrorTypes, Events } = Hls;

/** Milliseconds before loading begins again after the library gave up; then the source is given up. */
const RESTARTS = [2000];
/** Segments in a row that may be lost before the source is given up. */
const LOST_SEGMENTS = 2;
/** Milliseconds after which repairs begin anew: an error of its own. */
const REPAIR_TIME = 30_000;

const UNPLAYABLE: readonly string[] = [
  ErrorDetails.MANIFEST_PARSING_ERROR,
  ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR,
  ErrorDetails.LEVEL_PARSING_ERROR,
  ErrorDetails.LEVEL_EMPTY_ERROR,
  ErrorDetails.BUFFER_ADD_CODEC_ERROR,
  ErrorDetails.BUFFER_INCOMPATIBLE_CODECS_ERROR,
];

const retries = { maxNumRetry: 2, retryDelayMs: 1000, maxRetryDelayMs: 4000 };

/** The library's own attempts: fewer than it makes by itself, since another source may be waiting. */
export const loadPolicies: Partial<HlsConfig> = {
  manifestLoadPolicy: {
    default: {
      maxTimeToFirstByteMs: 10_000,
      maxLoadTimeMs: 20_000,
      timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
      errorRetry: retries,
    },
  },
  fragLoadPolicy: {
    default: {
      maxTimeToFirstByteMs: 10_000,
      maxLoadTimeMs: 60_000,
      timeoutRetry: { maxNumRetry: 2, retryDelayMs: 0, maxRetryDelayMs: 0 },
      errorRetry: retries,
    },
  },
  // Of keys, and of licences where their server is broken.
  keyLoadPolicy: {
    default: {
      maxTimeToFirstByteMs: 10_000,
      maxLoadTimeMs: 20_000,
      timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
      errorRetry: retries,
    },
  },
};

/**
 * Answers to a stream's errors by the library's rules: loading begins again a few times, a broken decoder is
 * renewed, then with the other audio codec; a lost segment is jumped over. What can't be mended is reported.
 */
export function recoverStream(
  hls: Hls,
  video: HTMLVideoElement,
  address: string,
  stage: Stage,
): Pick<Media, 'reconnect' | 'remove'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restarts = 0;
  let repairs = 0;
  let repairedAt = 0;
  let lostInARow = 0;
  let isLost = false;
  let wasPlaying = false;

  const load = () => {
    if (hls.levels.length === 0) hls.loadSource(address);
    else hls.startLoad(video.currentTime || -1);
  };
  const lose = () => {
    if (!isLost) hls.logger.warn('The network is lost');
    isLost = true;
    stage.report('disconnected');
  };
  const fail = (kind: MediaFailure['kind'], data: ErrorData) => {
    stage.fail({ kind, detail: detailOf(data) });
  };

  const repair = (data: ErrorData) => {
    if (performance.now() - repairedAt > REPAIR_TIME) repairs = 0;
    repairs += 1;
    repairedAt = performance.now();
    if (repairs > 2) return fail('format', data);
    wasPlaying ||= !video.paused;
    if (repairs === 2) hls.swapAudioCodec();
    hls.recoverMediaError();
  };
  const restart = async (data: ErrorData) => {
    if (!(await isSiteThere())) return lose();
    const delay = RESTARTS[restarts];
    if (delay === undefined) return fail('network', data);
    restarts += 1;
    timer = setTimeout(load, delay);
  };
  const miss = (data: ErrorData) => {
    const { frag } = data;
    if (frag && lostInARow < LOST_SEGMENTS) {
      lostInARow += 1;
      leaveOut(hls, frag);
      return load();
    }
    const isLiveOver = !frag && hls.latestLevelDetails?.live && video.currentTime > 0;
    if (isLiveOver) stage.report('ended');
    else fail('missing', data);
  };

  hls.on(Events.ERROR, (_, data) => {
    const status = data.response?.code ?? 0;
    const isNetwork = data.type === ErrorTypes.NETWORK_ERROR;
    if (isNetwork && status === 0 && !navigator.onLine) return lose();
    // Not even asked for: nobody has said where the key is, or this browser has no such key system.
    const isKeyUnknown = data.details === ErrorDetails.KEY_LOAD_ERROR && !data.networkDetails;
    if (isKeyUnknown) return fail('format', data);
    if (!data.fatal) return;
    if (UNPLAYABLE.includes(data.details)) return fail('format', data);
    if (data.type === ErrorTypes.MEDIA_ERROR) return repair(data);
    const kind = kindOfStatus(status);
    if (data.type === ErrorTypes.KEY_SYSTEM_ERROR) {
      return fail(kind === 'forbidden' ? kind : 'format', data);
    }
    if (!isNetwork) return fail('format', data);
    if (kind === 'missing') return miss(data);
    if (kind === 'forbidden') return fail(kind, data);
    void restart(data);
  });
  hls.on(Events.FRAG_BUFFERED, () => {
    restarts = 0;
    lostInARow = 0;
  });
  for (const event of [Events.MANIFEST_PARSED, Events.LEVEL_LOADED, Events.FRAG_LOADED] as const) {
    hls.on(event, () => {
      if (isLost) stage.report('connected');
      isLost = false;
    });
  }
  // A decoder that is renewed stops the video.
  hls.on(Events.MEDIA_ATTACHED, () => {
    if (wasPlaying) void video.play().catch(() => stage.report('paused'));
    wasPlaying = false;
  });
  return {
    reconnect() {
      const isWaiting = video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
      if (!isLost && !isWaiting) return void reportNetwork(stage);
      isLost = true;
      clearTimeout(timer);
      hls.stopLoad();
      load();
    },
    remove: () => clearTimeout(timer),
  };
}

/**
 * Marks a segment in all qualities and soundtracks as if its playlists said that it is missing
 * (`EXT-X-GAP`): the library plays on after it.
 */
function leaveOut(hls: Hls, { sn }: Fragment) {
  for (const { details } of [...hls.levels, ...hls.audioTracks]) {
    const same = details?.fragments.find((it) => it.sn === sn);
    same?.tagList.push(['GAP']);
    if (same) same.gap = true;
  }
}

function detailOf({ type, details, response, error, url, frag }: ErrorData): string {
  const address = frag?.relurl ?? url?.split('?')[0];
  const answer = response?.code ? `HTTP ${response.code}` : error?.message;
  return [type, details, answer, address].filter(Boolean).join(', ');
}
