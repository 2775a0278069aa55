/**
 * `npm run streams -- [name …]`: makes the named demo streams, or all.
 * Needs ffmpeg with libx264, and espeak-ng for narration.
 * The same versions of these programs produce the same output.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeFile, encodeHls, type Rendition } from './encode';
import { masterPlaylist } from './master-playlist';
import { OUTPUT } from './output';
import { streamScenes } from './scenes/index';
import { paperBoats } from './scenes/paper-boats';
import { makeStoryboard } from './storyboard';
import { cutTrailer, makeTrailer } from './trailer';

const HIGH: Rendition = {
  name: '720p',
  width: 1280,
  height: 720,
  crf: 28,
  videoRate: 192,
  audioRate: 32,
};
const MIDDLE: Rendition = {
  name: '432p',
  width: 768,
  height: 432,
  crf: 28,
  videoRate: 68,
  audioRate: 24,
};
const LOW: Rendition = {
  name: '216p',
  width: 384,
  height: 216,
  crf: 29,
  videoRate: 26,
  audioRate: 16,
};
const LADDER = [HIGH, MIDDLE, LOW];

async function makeStreams(wanted: string[]) {
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  await mkdir(OUTPUT, { recursive: true });
  for (const scene of streamScenes.filter(({ name }) => isWanted(name))) {
    const folder = join(OUTPUT, scene.name);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    const tracks = await encodeHls(scene, folder, LADDER);
    await writeFile(join(folder, 'master.m3u8'), await masterPlaylist(folder, LADDER, tracks));
    await makeTrailer(folder);
    await makeStoryboard(scene, folder);
    console.log(`made ${scene.name}`);
  }
  if (isWanted(paperBoats.name)) {
    const film = join(OUTPUT, `${paperBoats.name}.mp4`);
    await encodeFile(paperBoats, film, HIGH);
    await cutTrailer(film, join(OUTPUT, `${paperBoats.name}-trailer.mp4`));
    console.log(`made ${paperBoats.name}.mp4`);
  }
}

await makeStreams(process.argv.slice(2));
