import type { Probe } from '../probe';
import type { FoundTitle } from '../scan/titles';
import type { FoundFile } from '../scan/walk';
import type { StoredTitle } from '../shape/stored';
import type { LibraryTitle } from '../shape/title';

export interface Order {
  readonly found: FoundTitle;
  readonly probe: Probe;
  readonly id: string;
  readonly fingerprint: string;
  readonly stored: StoredTitle | null;
}

export interface Made {
  readonly title: LibraryTitle;
  readonly folder: string;
  readonly how: 'copied' | 'encoded' | 'kept';
}

/** On failure, adds a note and returns `null`. Rethrows errors that end the import. */
export type Attempt = <T>(file: FoundFile, work: () => Promise<T>) => Promise<T | null>;
