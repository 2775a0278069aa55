/**
 * Model-checks the charts with their environment (`flows/worlds`).
 * Explores events in every order, up to a limit.
 *
 *   npm run worlds              all worlds
 *   npm run worlds -- plans     the named worlds
 *
 * For each broken promise, prints its story: the shortest sequence of events that breaks it.
 * Also writes the story as a recording for `npm run paths -- run` and the atlas.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordingText } from './live/recording';
import { STORIES } from './report-files';
import * as all from './worlds/all';
import { type Broken, explore } from './worlds/explore';
import { recordingOf, sentencesIn } from './worlds/story';
import type { World } from './worlds/world';

const worlds: Readonly<Record<string, World>> = all;
const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in worlds));
if (unknown.length > 0) fail(`No world is called ${unknown}. Worlds: ${Object.keys(worlds)}`);

const broken = Object.entries(worlds)
  .filter(([name]) => names.length === 0 || names.includes(name))
  .flatMap(([name, world]) => report(name, world));
if (broken.length > 0) fail(`${broken.length} promises are broken.`);

function report(name: string, world: World): readonly Broken[] {
  const start = performance.now();
  const { situations, isWhole, broken } = explore(world);
  const ms = Math.round(performance.now() - start);
  const end = isWhole ? 'all there are' : `stories of up to ${world.depth} steps`;
  console.log(
    `${name.padEnd(12)}${`${situations}`.padStart(7)} situations ${`${ms}`.padStart(6)} ms  ${end}`,
  );
  for (const [at, it] of broken.entries()) {
    const file = join(STORIES, `${name}-${at + 1}.json`);
    mkdirSync(STORIES, { recursive: true });
    writeFileSync(file, recordingText(recordingOf(world, it.log)));
    console.log(`\nBroken: ${it.says} (${it.rule}, ${file})`);
    for (const sentence of sentencesIn(it.story)) console.log(sentence);
  }
  return broken;
}

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}
