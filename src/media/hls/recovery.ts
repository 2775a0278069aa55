import Hls, { type ErrorData, type Fragment } from 'hls.js';
import { isSiteThere, kindOfStatus, type MediaFailure, reportNetwork } from '../failure';
import { statusOf } from '../file-failure';
import type { Media, Stage } from '../port';
import { renewDecoder } from './decoder';
import { answerTo, detailOf, type Fault, faultOf, LOST_PARTS } from './faults';
import { bridgeGaps } from './gaps';
import { partName } from './parts';
import type { Renditions } from './renditions';
import { isOut, watchPicture } from './run-out';

const { ErrorDetails, ErrorTypes, Events } = Hls;

const RETRY_DELAY = 2000;

const UNPLAYABLE: readonly string[] = [
  ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR,
  ErrorDetails.BUFFER_ADD_CODEC_ERROR,
  ErrorDetails.BUFFER_INCOMPATIBLE_CODECS_ERROR,
];

/** Reports permanent failures only once the buffer has run out. */
export function recoverStream(
  hls: Hls,
  video: HTMLVideoElement,
  address: string,
  stage: Stage,
  renditions: Renditions,
): Pick<Media, 'reconnect' | 'remove'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let atRunOut: (() => void) | null = null;
  const retried = new Set<string>();
  let consecutiveLostParts: Partial<Record<Fragment['type'], Set<Fragment['sn']>>> = {};
  let lastLoaded = address;
  let isLost = false;
  let isOffAir = false;
  let isRemoved = false;

  const isLive = () => hls.latestLevelDetails?.live === true;
  const load = (second = video.currentTime) => {
    if (hls.levels.length === 0) return hls.loadSource(address);
    hls.stopLoad();
    clearTimeout(timer);
    // Starts the load in a new task. hls.js is late to report the requests that `stopLoad` aborts,
    // and these reports would disturb the new load.
    timer = setTimeout(() => hls.startLoad(second || -1));
  };
  const decoder = renewDecoder(hls, video, stage);
  const gaps = bridgeGaps(hls, video, load);
  const lose = () => {
    if (!isLost) hls.logger.warn('The network is lost');
    isLost = true;
    stage.report('disconnected');
  };
  const flush = () => {
    if (!atRunOut || !isOut(video)) return;
    atRunOut();
    atRunOut = null;
  };
  const fail = (kind: MediaFailure['kind'], data: ErrorData) => {
    atRunOut = () => stage.fail({ kind, detail: detailOf(data) });
    flush();
  };
  const goOffAir = () => {
    isOffAir = true;
    renditions.reset();
    atRunOut = () => stage.report('offAir');
    flush();
  };
  const noteLost = ({ type, sn }: Fragment): number => {
    consecutiveLostParts[type] ??= new Set();
    const others = [...consecutiveLostParts[type]].filter((it) => it !== sn);
    consecutiveLostParts[type].add(sn);
    return others.length;
  };
  const omit = ({ why }: Fault, data: ErrorData) => {
    const { frag } = data;
    if (!frag) return fail(why, data);
    // After a network failure, fails instead of jumping back: another source may have the segment.
    if (!gaps.omit(frag, why !== 'network')) fail(why, data);
  };
  const isExpired = async () => {
    const status = await statusOf(lastLoaded);
    return !status || kindOfStatus(status) === 'forbidden';
  };

  const answer = async (fault: Fault, data: ErrorData) => {
    if (fault.why === 'network' && !(await isSiteThere())) return lose();
    if (isRemoved) return;
    const { why } = fault;
    const file = data.frag ? partName(data.frag) : (data.url ?? '');
    const isRetried = retried.has(file);
    const lostInARow = data.frag ? noteLost(data.frag) : 0;
    switch (answerTo(fault, { isLive: isLive(), isRetried, lostInARow })) {
      case 'goOn':
        return load();
      case 'dropCaptions':
        renditions.dropCaptions(data.context?.id ?? hls.subtitleTrack);
        return load();
      case 'dropSound':
        if (renditions.dropSound()) return load();
        return isLive() ? goOffAir() : fail(why, data);
      case 'loadAgain':
        retried.add(file);
        clearTimeout(timer);
        timer = setTimeout(load, RETRY_DELAY);
        return;
      case 'checkAddress':
        return (await isExpired()) ? fail(why, data) : omit(fault, data);
      case 'leaveOut':
        return omit(fault, data);
      case 'goOffAir':
        return goOffAir();
      case 'fail':
        return fail(why, data);
    }
  };

  hls.on(Events.ERROR, (_, data) => {
    const status = data.response?.code ?? 0;
    const isNetwork = data.type === ErrorTypes.NETWORK_ERROR;
    if (isNetwork && status === 0 && !navigator.onLine) return lose();
    // hls.js never requested the key, for example because `stage.protection` names no key system.
    const isKeyUnknown = data.details === ErrorDetails.KEY_LOAD_ERROR && !data.networkDetails;
    if (isKeyUnknown) return fail('format', data);
    const fault = faultOf(data);
    if (!data.fatal) {
      if (data.details === ErrorDetails.FRAG_LOAD_TIMEOUT && data.frag) {
        // After a timeout, hls.js switches the quality or pathway or skips the segment, so `answer`
        // must not retry it.
        // A skipped live segment must stay marked as missing, or hls.js would wait for it forever.
        retried.add(partName(data.frag));
        if (isLive() && data.frag.gap) gaps.keepOut(data.frag);
      }
      // Fails after consecutive unreadable segments; hls.js would skip them until the film ends.
      const isUnread = fault?.what === 'part' && fault.why === 'format' && data.frag;
      const isTooMany = isUnread && noteLost(isUnread) >= LOST_PARTS.format;
      if (isTooMany && isOut(video)) fail('format', data);
      return;
    }
    if (fault) return void answer(fault, data);
    const isDecoder = data.type === ErrorTypes.MEDIA_ERROR && !UNPLAYABLE.includes(data.details);
    if (isDecoder && decoder.repair()) return;
    const isKeySystem = data.type === ErrorTypes.KEY_SYSTEM_ERROR;
    fail(isKeySystem && kindOfStatus(status) === 'forbidden' ? 'forbidden' : 'format', data);
  });
  hls.on(Events.FRAG_BUFFERED, (_, { frag }) => {
    delete consecutiveLostParts[frag.type];
    if (frag.type === ('main' as string)) lastLoaded = frag.url;
  });
  for (const event of [Events.MANIFEST_PARSED, Events.LEVEL_LOADED, Events.FRAG_LOADED] as const) {
    hls.on(event, () => {
      if (isLost || isOffAir) stage.report('connected');
      isLost = false;
      isOffAir = false;
    });
  }
  video.addEventListener('seeking', () => {
    if (atRunOut) load();
    atRunOut = null;
  });
  const stopWatching = watchPicture(hls, video, {
    onCheck() {
      flush();
      gaps.check();
    },
    onSilence() {
      if (isLost || isOffAir || isLive()) return;
      stage.fail({ kind: 'network', detail: 'Nothing more is loaded.' });
    },
  });
  return {
    reconnect() {
      if (!isLost && !isOut(video)) return void reportNetwork(stage);
      isLost = true;
      clearTimeout(timer);
      atRunOut = null;
      retried.clear();
      consecutiveLostParts = {};
      if (!gaps.forget()) return load();
      decoder.goOnPlaying();
      hls.config.startPosition = video.currentTime;
      hls.loadSource(address);
    },
    remove() {
      isRemoved = true;
      clearTimeout(timer);
      stopWatching();
    },
  };
}
