/** Resolves paths from the root, one level above both `server/` and the bundle in `build/`. */
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const folder = (path: string) => fileURLToPath(new URL(path, root));

const isBuilt = import.meta.url.endsWith('.js');

export const paths = {
  manifest: folder('package.json'),
  catalogue: folder('demo/catalogue'),
  artwork: folder('demo/artwork'),
  streams: folder('demo/streams'),
  houseAd: folder('demo/house-ad'),
  texts: folder('texts'),
  site: folder('dist'),
  siteKit: folder('build/site-kit'),
  siteWriter: folder(isBuilt ? 'build/site.js' : 'site/main.ts'),
  databaseThread: folder(isBuilt ? 'build/pglite-worker.js' : 'server/db/pglite-worker.ts'),
  pictureDecoder: folder(
    isBuilt ? 'build/picture-decoder.js' : 'server/uploads/picture-decoder.ts',
  ),
  desk: folder('build/desk'),
  flows: folder('dist-flows'),
} as const;
