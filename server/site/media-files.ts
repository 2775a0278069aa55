import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TITLES } from '../../library/shape/title';
import type { Config } from '../config';
import { paths } from '../paths';
import { bucketFiles } from './bucket-files';
import { findFile, type MediaFile, serveFile } from './files';

interface MediaFiles {
  stream(path: string): Promise<MediaFile | null>;
  artwork(path: string): Promise<MediaFile | null>;
}

type Needs = Pick<Config, 'libraryDir' | 'mediaBucket' | 'now' | 'log'>;

export function mediaFiles(config: Needs): MediaFiles {
  const { libraryDir, mediaBucket } = config;
  if (mediaBucket !== null) return ofTitles(bucketFiles(mediaBucket, config));
  if (libraryDir !== null) return ofTitles(fileBelow(join(libraryDir, TITLES)));
  return { stream: fileBelow(paths.streams), artwork: fileBelow(paths.artwork) };
}

/** In a library, a picture's file name starts with the name of its folder and a hyphen. */
function ofTitles(find: MediaFiles['stream']): MediaFiles {
  return { stream: find, artwork: (path) => find(`${path.split('-')[0]}/${path}`) };
}

const fileBelow = (root: string) => async (path: string) => {
  const found = await findFile(root, path);
  if (!found) return null;
  return {
    respond: (request: Request, caching: string) => serveFile(request, found, caching),
    text: () => readFile(found.path, 'utf8'),
  };
};
