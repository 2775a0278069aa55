/**
 * The port behind which every kind of video plays. A provider puts its element into `host`, reports
 * the media's own events, and plays or unmounts when told.
 */

/**
 * From the media's own events: a call of `play` alone is not yet 'playing'. 'stalled': it plays, but
 * waits for data. 'blocked': the browser refused to start without a press. 'unloaded': the provider's
 * code could not be loaded.
 */
export type MediaFact =
  | 'ready'
  | 'playing'
  | 'stalled'
  | 'paused'
  | 'ended'
  | 'blocked'
  | 'failed'
  | 'unloaded';

export interface Stage {
  host: HTMLElement;
  /** As the catalogue gives it. */
  url: string;
  poster: string | null;
  /** The accessible name of the video. */
  title: string;
  /** Seconds: what a shared link names, or where a failed attempt had stopped. */
  startAt: number;
  report(fact: MediaFact): void;
}

export interface Media {
  /** From the beginning, if the video has ended. */
  play(): void;
  pause(): void;
  /** Seconds; 0 at the end, and where an embedded player has not told it yet. */
  position(): number;
  /** Removes everything from the host. */
  remove(): void;
}

/** Mounts a video. @throws {Error} when the address is none that this provider can play. */
export type MountMedia = (stage: Stage) => Media;
