/** What a medium says of itself. Times are in seconds. */
import { type CaptionStyle, plainCaptions } from './captions/style';
import { createStore, type Store } from './store';

export interface Span {
  start: number;
  end: number;
}

/** Seconds behind the newest part within which a channel counts as live. */
export const LIVE_DELAY = 20;

/** Changes several times a second while the video plays: for the time bar alone. */
interface Clock {
  time: number;
  /** 0 while it is not known, Infinity of a live stream. */
  duration: number;
  /** What is loaded already. */
  buffered: readonly Span[];
  /** What can be jumped to in a live stream: its end is the live edge. */
  window: Span | null;
}

/** Its id also fits another source that has the same: `720p`, `fr`. */
export interface Choice {
  id: string;
  label: string;
}

/** Captions or a sound. */
export interface Track {
  id: string;
  /** As its stream calls it; '' where that doesn't. */
  label: string;
  language?: string | undefined;
}

/** What a medium can be asked. What it can't do is not offered. */
export interface Abilities {
  seek: boolean;
  /** On an iPhone only the device's own buttons change the volume. */
  volume: boolean;
  rate: boolean;
  pictureInPicture: boolean;
  /** To a television or loudspeaker, while one is near. */
  remotePlayback: boolean;
  /** Full screen of the video alone, where the browser has none for elements. */
  fullScreen: boolean;
}

export interface Medium {
  /** An outside player, which shows controls of its own. */
  hasOwnControls: boolean;
  can: Abilities;
  /** Its host sends no parts of it, so that it plays from its beginning alone. */
  isFixed: boolean;
  isPaused: boolean;
  isEnded: boolean;
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** 1 is the film's own speed. */
  rate: number;
  /** The best first; empty where there is nothing to choose, as with the next two. */
  qualities: readonly Choice[];
  texts: readonly Track[];
  audios: readonly Track[];
  /** The quality that was chosen; `null` for automatic. */
  quality: string | null;
  /** The quality that is played, also by automatic choice. */
  shownQuality: string | null;
  isDataSaving: boolean;
  /** Which captions are shown, if any. */
  text: string | null;
  audio: string | null;
  isPictureInPicture: boolean;
  isRemote: boolean;
  /** What could not be loaded, and the film goes on without, for a few seconds after it failed. */
  trouble: 'captions' | 'audio' | null;
}

type Chosen = 'volume' | 'isMuted' | 'rate' | 'quality' | 'isDataSaving' | 'text' | 'audio';

/** What somebody has chosen. A choice that a source does not have waits for one that has it. */
export type Preferences = { [Name in Chosen]?: Medium[Name] | undefined };

/** What of these preferences also holds for other videos: the speed of a channel does not. */
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
const noMedium: Medium = {
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

/** What is known of the videos of one player; each video begins anew. */
export interface Facts {
  clock: Store<Clock>;
  medium: Store<Medium>;
  /** What is said now, where captions are shown. */
  captions: Store<{ lines: readonly string[] }>;
  captionStyle: Store<CaptionStyle>;
}

export function createFacts(): Facts {
  return {
    clock: createStore(noClock),
    medium: createStore(noMedium),
    captions: createStore<{ lines: readonly string[] }>({ lines: [] }),
    captionStyle: createStore(plainCaptions),
  };
}

/** Before a video says anything: where it will begin. */
export function resetFacts({ clock, medium, captions }: Facts, startAt: number): void {
  clock.change({ ...noClock, time: startAt });
  medium.change(noMedium);
  captions.change({ lines: [] });
}

/** A medium learns what else it can do. */
export function allow(medium: Store<Medium>, abilities: Partial<Abilities>): void {
  medium.change({ can: { ...medium.read().can, ...abilities } });
}
