/**
 * The one port behind which every kind of video plays. A provider puts its element into `host`,
 * reports what the media itself says, and starts or leaves when told.
 */

/** What the media says of itself. Asking it to play is not yet playing. */
export type MediaFact = 'ready' | 'playing' | 'paused' | 'failed';

export interface Stage {
  host: HTMLElement;
  /** The video's address as the provider of the catalogue gave it. */
  url: string;
  poster: string | null;
  /** The accessible name of the video. */
  title: string;
  /** Seconds from the beginning at which to start: where a failed attempt had come to. */
  startAt: number;
  report(fact: MediaFact): void;
}

export interface Media {
  play(): void;
  /**
   * Takes everything off the stage again.
   * @returns the second it had come to; 0 where an outside player keeps that to itself
   */
  remove(): number;
}

/** Mounts a video. @throws {Error} when the address is none that this provider can play. */
export type MountMedia = (stage: Stage) => Media;
