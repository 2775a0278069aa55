/**
 * The interface of all video providers. A provider mounts its element in `host`, takes requests
 * through `Media`, and publishes its state and events.
 */
import type { Protection } from '../../contract/entities';
import type { CaptionFile } from './captions/file';
import type { MediaFailure } from './failure';
import type { MediaStores, Preferences } from './media-state';

/**
 * Events of the media itself. 'stalled': waiting for data. 'disconnected': offline, playing from
 * the buffer until 'connected'. 'offAir': the channel stopped broadcasting. 'blocked': the browser
 * refused autoplay. 'unloaded': the provider's code failed to load.
 */
export type MediaEvent =
  | 'ready'
  | 'playing'
  | 'stalled'
  | 'paused'
  | 'ended'
  | 'disconnected'
  | 'connected'
  | 'offAir'
  | 'blocked'
  | 'unloaded';

export interface Stage extends MediaStores {
  host: HTMLElement;
  url: string;
  protection?: readonly Protection[] | undefined;
  poster: string | null;
  title: string;
  startAt: number;
  preferences: Preferences;
  captionFile: CaptionFile | null;
  report(fact: MediaEvent): void;
  fail(failure: MediaFailure): void;
}

/** Requests to a media element; unsupported ones are ignored. */
export interface Media {
  play(): void;
  pause(): void;
  /** @param second Infinity for the live edge */
  seek(second: number): void;
  prefer(preferences: Preferences): void;
  /** @returns the id of the new track; `null` for embeds, which take no captions */
  addCaptions(file: CaptionFile): string | null;
  /** Requires a user gesture. */
  toggle(view: View): void;
  /** Reloads from the current position, and reports 'connected' or 'disconnected'. */
  reconnect(): void;
  showControls(): void;
  /** In seconds; 0 at the end, and while an embed's position is unknown. */
  position(): number;
  remove(): void;
}

export type View = 'pictureInPicture' | 'remotePlayback' | 'fullScreen';

/** @throws {Error} if the provider cannot play the URL */
export type MountMedia = (stage: Stage) => Media;
