/** The options, reports and outcome of an import. */
import type { Programs } from './programs';
import type { Report } from './report';

export interface Options {
  readonly folders: readonly string[];
  readonly libraryDir: string;
  readonly programs: Programs;
  /** Titles made at once; ffmpeg uses several cores by itself. */
  readonly jobs: number;
  /** x264's. */
  readonly preset: string;
  readonly isDryRun: boolean;
  /** Removes titles though more than a fifth are gone at once. */
  readonly mayPrune: boolean;
}

/** Reports while an import runs. */
export interface Reporter {
  line(text: string): void;
  /** How far it is; again and again. */
  status(text: string): void;
}

export interface Outcome extends Report {
  readonly made: number;
  readonly unchanged: number;
  readonly removed: number;
}
