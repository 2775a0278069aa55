import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Kit {
  readonly template: string;
  readonly files: readonly string[];
  readonly rules: Readonly<Record<string, string>>;
  readonly bundles: Readonly<Record<string, readonly string[]>>;
  readonly icon: string;
  readonly heads: Readonly<Record<string, string>>;
  readonly body: string;
  readonly worker: string;
  /** A hash of the code in `site/`, so that a change to this code rewrites all sites. */
  readonly writer: string;
}

export const KIT_FILE = 'kit.json';
export const KIT_CODE = 'prerender.mjs';
export const KIT_TEXTS = 'texts';

export function readKit(folder: string): Kit {
  return JSON.parse(readFileSync(join(folder, KIT_FILE), 'utf8'));
}
