/**
 * Makes the demo's video streams from drawn scenes and synthesised sound.
 *
 *   npm run streams -- [name …]
 *
 * Without names it makes all of them. Needs ffmpeg with libx264. The same scenes and the same
 * release of ffmpeg and libx264 give the same bytes.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeFile, encodeHls, type Rendition } from './encode';
import { masterPlaylist } from './master-playlist';
import { streamScenes } from './scenes/index';
import { paperBoats } from './scenes/paper-boats';

const OUTPUT = fileURLToPath(new URL('../../streams/', import.meta.url));

const LARGE: Rendition = { name: '360p', width: 640, height: 360, videoRate: 105, audioRate: 32 };
const SMALL: Rendition = { name: '216p', width: 384, height: 216, videoRate: 38, audioRate: 24 };

async function makeStreams(wanted: string[]) {
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  await mkdir(OUTPUT, { recursive: true });
  for (const scene of streamScenes.filter(({ name }) => isWanted(name))) {
    const folder = join(OUTPUT, scene.name);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    await encodeHls(scene, folder, [LARGE, SMALL]);
    await writeFile(join(folder, 'master.m3u8'), await masterPlaylist(folder, [LARGE, SMALL]));
    console.log(`made ${scene.name}`);
  }
  if (isWanted(paperBoats.name)) {
    await encodeFile(paperBoats, join(OUTPUT, `${paperBoats.name}.mp4`), LARGE);
    console.log(`made ${paperBoats.name}.mp4`);
  }
}

await makeStreams(process.argv.slice(2));
