/** Where pictures and streams are on the disk: the demo's, or a library's. */
import { join } from 'node:path';
import { TITLES } from '../../library/shape/title';
import type { Config } from '../config';
import { paths } from '../paths';
import { type Found, findFile } from './files';

interface MediaFiles {
  /** The folder of streams. */
  readonly streams: string;
  /** The file of a picture, by its path below `/media/artwork/`; `null` where there is none. */
  artwork(path: string): Promise<Found | null>;
}

/** In a library a picture's name begins with its title's folder. */
export function mediaFiles({ libraryDir }: Pick<Config, 'libraryDir'>): MediaFiles {
  if (libraryDir === null) {
    return { streams: paths.streams, artwork: (path) => findFile(paths.artwork, path) };
  }
  const titles = join(libraryDir, TITLES);
  return {
    streams: titles,
    artwork: (path) => findFile(titles, `${path.split('-')[0]}/${path}`),
  };
}
