import type { Protection } from '../../contract/entities';
import type { CaptionFile } from './captions/file';
import type { MediaFailure } from './failure';
import type { MediaStores, Preferences } from './media-state';

/**
 * Events that a video reports.
 * - 'stalled': waiting for data
 * - 'disconnected': the site is unreachable; the buffer may still play
 * - 'offAir': the live stream no longer loads
 * - 'blocked': the browser refused autoplay
 * - 'unloaded': the provider's code failed to load
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

/** Unsupported calls do nothing. */
export interface Media {
  play(): void;
  pause(): void;
  /** @param second Infinity for the live edge */
  seek(second: number): void;
  prefer(preferences: Preferences): void;
  /** @returns the track's id; `null` for embeds, and while no video is mounted */
  addCaptions(file: CaptionFile): string | null;
  toggle(view: View): void;
  /**
   * Reloads a lost or stalled video. Otherwise, and for embeds, reports 'connected' or
   * 'disconnected'.
   */
  reconnect(): void;
  showControls(): void;
  /** In seconds; 0 at the end. */
  position(): number;
  remove(): void;
}

export type View = 'pictureInPicture' | 'remotePlayback' | 'fullScreen';

/** @throws {Error} if the URL is not valid for the provider */
export type MountMedia = (stage: Stage) => Media;
