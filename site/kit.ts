/** What the build leaves for the writer: all of the site's code that is the same for every brand and language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Kit {
  /** The page that Parcel has built. */
  readonly template: string;
  /** The names of the built site's files. */
  readonly files: readonly string[];
  /** The built style sheets' text, by name. */
  readonly rules: Readonly<Record<string, string>>;
  /** For each module that is fetched when it is needed, the files that come with it. */
  readonly bundles: Readonly<Record<string, readonly string[]>>;
  /** Our icon, as SVG. */
  readonly icon: string;
  /** The inline script in the head of each page, by the page's name. */
  readonly heads: Readonly<Record<string, string>>;
  /** The inline script at the end of every page. */
  readonly body: string;
  /** The service worker's code, without the list of what it keeps. */
  readonly worker: string;
  /** A hash of the writer's own code: a newer one writes each site again. */
  readonly writer: string;
}

/** In a kit's folder; `KIT_TEXTS` holds `<language>.json`. */
export const KIT_FILE = 'kit.json';
export const KIT_CODE = 'prerender.mjs';
export const KIT_TEXTS = 'texts';

/** @throws {Error} when no build has left a kit there */
export function readKit(folder: string): Kit {
  return JSON.parse(readFileSync(join(folder, KIT_FILE), 'utf8'));
}
