/**
 * The port behind which every kind of video plays. A provider puts its element into `host`, is asked by
 * `Media`, and says by `report`, `clock` and `medium` what has become of it: a request is not a fact.
 */
import type { Protection } from '../../contract/entities';
import type { CaptionFile } from './captions/file';
import type { MediaFailure } from './failure';
import type { Facts, Preferences } from './medium';

/**
 * From the media's own events: a call of `play` alone is not yet 'playing'. 'stalled': it plays, but
 * waits for data. 'disconnected': the network is lost, and what is loaded plays on, until 'connected'. 'offAir': a
 * channel has stopped sending, until 'connected'. 'blocked': the browser refused to start without a press.
 * 'unloaded': the provider's code could not be loaded.
 */
export type MediaFact =
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

export interface Stage extends Facts {
  host: HTMLElement;
  /** As the catalogue gives it. */
  url: string;
  /** The key systems of a protected stream. */
  protection?: readonly Protection[] | undefined;
  poster: string | null;
  /** The accessible name of the video. */
  title: string;
  /** Seconds: what a shared link names, or where a failed attempt had stopped. */
  startAt: number;
  /** What was chosen so far; what the source has of it holds from its first frame on. */
  preferences: Preferences;
  /** Captions of somebody's own, which every source of the video shows. */
  captionFile: CaptionFile | null;
  /** How far the video has come: for the chart. */
  report(fact: MediaFact): void;
  /** It can't be played, or not any more. */
  fail(failure: MediaFailure): void;
}

/** Requests. What a medium can't do, as `medium` says, does nothing. */
export interface Media {
  /** From the beginning, if the video has ended. */
  play(): void;
  pause(): void;
  /** @param second Infinity for the live edge */
  seek(second: number): void;
  prefer(preferences: Preferences): void;
  /** @returns the id of their track, which is shown; `null`: an outside player takes no captions */
  addCaptions(file: CaptionFile): string | null;
  /** Opens it, or closes it again. Only in answer to a press. */
  toggle(view: View): void;
  /** Asks for what is missing again, at the same second; the answer is 'connected' or 'disconnected'. */
  reconnect(): void;
  /** The element's own controls, where ours could not be loaded. */
  showControls(): void;
  /** Seconds; 0 at the end, and where an embedded player has not told it yet. */
  position(): number;
  /** Removes everything from the host. */
  remove(): void;
}

/** Where else than on the page a video can be seen. */
export type View = 'pictureInPicture' | 'remotePlayback' | 'fullScreen';

/** Mounts a video. @throws {Error} when the address is none that this provider can play. */
export type MountMedia = (stage: Stage) => Media;
