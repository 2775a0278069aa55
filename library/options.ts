import type { Programs } from './programs';
import type { Report } from './report';

export interface Options {
  readonly folders: readonly string[];
  readonly libraryDir: string;
  readonly programs: Programs;
  readonly jobs: number;
  readonly preset: string;
  readonly isDryRun: boolean;
  readonly mayPrune: boolean;
}

export interface Reporter {
  line(text: string): void;
  status(text: string): void;
}

export interface Outcome extends Report {
  readonly made: number;
  readonly unchanged: number;
  readonly removed: number;
}
