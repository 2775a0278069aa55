/**
 * The folders that the server reads from disk. The root is one level above this file, and one level
 * above a bundled `build/server.js` as well.
 */
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const folder = (path: string) => fileURLToPath(new URL(path, root));

const isBuilt = import.meta.url.endsWith('.js');

/** Absolute paths. */
export const paths = {
  /** The JSON files of the catalogue. */
  catalogue: folder('demo/catalogue'),
  /** Posters, thumbnails, banners, portraits. */
  artwork: folder('demo/artwork'),
  /** HLS streams and plain films. */
  streams: folder('demo/streams'),
  houseAd: folder('demo/house-ad'),
  /** The texts of each language, as translators have them. */
  texts: folder('texts'),
  /** The built site. */
  site: folder('dist'),
  /** What the build leaves for the writer of sites. */
  siteKit: folder('build/site-kit'),
  /** The program that writes a site from its operator's folder. */
  siteWriter: folder(isBuilt ? 'build/site.js' : 'site/main.ts'),
  /** The program of the embedded database's thread. */
  databaseThread: folder(isBuilt ? 'build/pglite-worker.js' : 'server/db/pglite-worker.ts'),
  /** The program of the process that decodes pictures. */
  pictureDecoder: folder(
    isBuilt ? 'build/picture-decoder.js' : 'server/uploads/picture-decoder.ts',
  ),
  /** The built page of the desk. */
  desk: folder('build/desk'),
  /** The built flow atlas. */
  flows: folder('dist-flows'),
} as const;
