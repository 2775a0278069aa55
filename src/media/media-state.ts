import { type CaptionStyle, plainCaptions } from './captions/style';
import { createStore, type Store } from './store';

export interface Span {
  start: number;
  end: number;
}

export const LIVE_EDGE_TOLERANCE_SECONDS = 20;

interface Clock {
  time: number;
  /** 0 if unknown; Infinity for live streams, except in embeds. */
  duration: number;
  buffered: readonly Span[];
  window: Span | null;
}

/** An id such as `720p` or `fr` selects the same choice in other sources. */
export interface Choice {
  id: string;
  label: string;
}

export interface Track extends Choice {
  language?: string | undefined;
}

export interface Abilities {
  seek: boolean;
  /** False for video elements on iOS, where a page can't change the volume. */
  volume: boolean;
  rate: boolean;
  pictureInPicture: boolean;
  remotePlayback: boolean;
  fullScreen: boolean;
}

export interface MediaState {
  hasOwnControls: boolean;
  can: Abilities;
  /** Whether seeking is impossible because the host sends no byte ranges. */
  isFixed: boolean;
  isPaused: boolean;
  isEnded: boolean;
  volume: number;
  isMuted: boolean;
  rate: number;
  qualities: readonly Choice[];
  texts: readonly Track[];
  audios: readonly Track[];
  quality: string | null;
  shownQuality: string | null;
  isDataSaving: boolean;
  text: string | null;
  audio: string | null;
  isPictureInPicture: boolean;
  isRemote: boolean;
  trouble: 'captions' | 'audio' | null;
}

type Chosen = 'volume' | 'isMuted' | 'rate' | 'quality' | 'isDataSaving' | 'text' | 'audio';

export type Preferences = { [Name in Chosen]?: MediaState[Name] | undefined };

/** Prefix of the track ids of caption files. These tracks exist only on this page. */
export const FILE_TRACK_PREFIX = 'file:';

/** On a channel, omits the playback rate, which a channel and other videos must not share. */
export function lasting(preferences: Preferences, { duration }: Pick<Clock, 'duration'>) {
  const { rate, ...others } = preferences;
  return duration === Number.POSITIVE_INFINITY ? others : preferences;
}

const NOTHING: Abilities = {
  seek: false,
  volume: false,
  rate: false,
  pictureInPicture: false,
  remotePlayback: false,
  fullScreen: false,
};

const noClock: Clock = { time: 0, duration: 0, buffered: [], window: null };
const noMediaState: MediaState = {
  hasOwnControls: false,
  can: NOTHING,
  isFixed: false,
  isPaused: true,
  isEnded: false,
  volume: 1,
  isMuted: false,
  rate: 1,
  qualities: [],
  texts: [],
  audios: [],
  quality: null,
  shownQuality: null,
  isDataSaving: false,
  text: null,
  audio: null,
  isPictureInPicture: false,
  isRemote: false,
  trouble: null,
};

export interface MediaStores {
  clock: Store<Clock>;
  mediaState: Store<MediaState>;
  captions: Store<{ lines: readonly string[] }>;
  captionStyle: Store<CaptionStyle>;
}

export function createMediaStores(): MediaStores {
  return {
    clock: createStore(noClock),
    mediaState: createStore(noMediaState),
    captions: createStore<{ lines: readonly string[] }>({ lines: [] }),
    captionStyle: createStore(plainCaptions),
  };
}

export function resetMediaStores(
  { clock, mediaState, captions }: MediaStores,
  startAt: number,
): void {
  clock.change({ ...noClock, time: startAt });
  mediaState.change(noMediaState);
  captions.change({ lines: [] });
}

export function allow(mediaState: Store<MediaState>, abilities: Partial<Abilities>): void {
  mediaState.change({ can: { ...mediaState.read().can, ...abilities } });
}
