import type { Programs } from './programs';
import type { Report } from './report';

export interface Options {
  readonly folders: readonly string[];
  readonly libraryDir: string;
  readonly programs: Programs;
  /** Titles made at once; ffmpeg itself uses several cores. */
  readonly jobs: number;
  readonly preset: string;
  readonly isDryRun: boolean;
  /** Allows the removal of more than a fifth of the titles. */
  readonly mayPrune: boolean;
}

export interface Reporter {
  line(text: string): void;
  /** The current progress; called repeatedly. */
  status(text: string): void;
}

export interface Outcome extends Report {
  readonly made: number;
  readonly unchanged: number;
  readonly removed: number;
}
