/** `npm run storyboards -- [name …]`: redraws storyboards without encoding the streams again. */
import { join } from 'node:path';
import { OUTPUT } from './output';
import { streamScenes } from './scenes/index';
import { makeStoryboard } from './storyboard';

const wanted = process.argv.slice(2);
for (const scene of streamScenes.filter(({ name }) => !wanted.length || wanted.includes(name))) {
  await makeStoryboard(scene, join(OUTPUT, scene.name));
  console.log(`drew the storyboard of ${scene.name}`);
}
