/**
 * The port behind which every kind of video plays. A provider puts its element into `host`, reports
 * the media's own events, and plays or unmounts when told.
 */

/** From the media's own events: a call of `play` alone is not yet 'playing'. */
export type MediaFact = 'ready' | 'playing' | 'paused' | 'failed';

export interface Stage {
  host: HTMLElement;
  /** As the catalogue gives it. */
  url: string;
  poster: string | null;
  /** The accessible name of the video. */
  title: string;
  /** Seconds: where a failed attempt had stopped. */
  startAt: number;
  report(fact: MediaFact): void;
}

export interface Media {
  play(): void;
  /**
   * Removes everything from the host.
   * @returns the position in seconds; 0 where an embedded player does not tell it
   */
  remove(): number;
}

/** Mounts a video. @throws {Error} when the address is none that this provider can play. */
export type MountMedia = (stage: Stage) => Media;
