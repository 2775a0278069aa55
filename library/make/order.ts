/** A title that is to be made, and one that was. */
import type { Probe } from '../probe';
import type { FoundTitle } from '../scan/titles';
import type { FoundFile } from '../scan/walk';
import type { StoredTitle } from '../shape/stored';
import type { LibraryTitle } from '../shape/title';

export interface Order {
  readonly found: FoundTitle;
  /** Of the film's file. */
  readonly probe: Probe;
  readonly id: string;
  /** Of the film's file. */
  readonly fingerprint: string;
  /** An earlier version of the title. */
  readonly stored: StoredTitle | null;
}

export interface Made {
  readonly title: LibraryTitle;
  readonly folder: string;
  /** How its streams came about. */
  readonly how: 'copied' | 'encoded' | 'kept';
}

/** Does a part of the work of a title that it can be without; `null` where that failed, which is noted. */
export type Attempt = <T>(file: FoundFile, work: () => Promise<T>) => Promise<T | null>;
