/** `FLOW_RECORDING=session.json` replays a file as stories if possible, otherwise chart by chart. */
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { readRecording } from '../../../flows/live/recording';
import { replaysOf } from '../../../flows/test-paths/replay';
import { sentencesOf } from '../../../flows/test-paths/sentences';
import { retell } from '../../../flows/worlds/retell';
import { sentencesIn } from '../../../flows/worlds/story';
import type { Logs } from '../setup/logs';
import { TEST_TIME } from '../setup/patience';
import { test } from '../setup/test';
import { saveRecording, typeBesidePanel, untilStep } from './panel';
import { type RecordedTestPath, recordedTestPaths } from './recorded-paths';
import { runTestPath } from './run-test-path';
import { playStory } from './stories/direct';
import { storiesOf } from './stories/directors';
import { openPlay } from './stories/play';

const FILE = process.env.FLOW_RECORDING;

async function runAgain({ driver, testPath }: RecordedTestPath, logs: Logs): Promise<void> {
  if (testPath) await runTestPath(driver, testPath, logs);
}

const recorded = FILE ? readRecording(readFileSync(FILE, 'utf8')) : [];
const stories = storiesOf(recorded);

if (stories.length > 0) {
  test.for(stories)(
    'the story of $name is played in the site',
    {
      timeout: 2 * TEST_TIME,
    },
    async ({ director, found }, { member, account, logs }) => {
      logs.expects(/Failed to load resource/);
      logs.expects(/^\[fin\]/);
      const { scenes } = retell(director.world, found.story);
      console.info(sentencesIn(scenes.slice(1).map(([says]) => says)).join('\n'));
      const play = await openPlay(member, account, director);
      for (const says of found.madeUp) console.info(`Made up: ${says}.`);
      for (const says of await playStory(director, scenes, play))
        console.info(`Left out: ${says}.`);
      await expect
        .poll(async () => {
          const { provider, page } = await director.end(play);
          return isDeepStrictEqual(provider, page) ? 'agreed' : { provider, page };
        })
        .toBe('agreed');
    },
  );
} else if (FILE) {
  const testPaths = recordedTestPaths(recorded);
  const walked = new Set(testPaths.map(({ use }) => use));
  const others = new Set(recorded.map(({ use }) => use).filter((use) => !walked.has(use)));
  for (const use of others) console.info(`${use}: there is no driver for it.`);

  test.for(testPaths)('$use is run again in the site', async (run, { logs }) => {
    if (run.testPath) console.info(sentencesOf(run.testPath).join('\n'));
    await runAgain(run, logs);
    expect(run.unmatched, 'no case of the driver leads to the same states').toBeNull();
  });
} else {
  test('a recorded search is run again in the site, step by step', {
    timeout: 2 * TEST_TIME,
  }, async ({ member, logs }) => {
    await typeBesidePanel(member);
    await member.getByRole('combobox').press('Enter');
    await untilStep(member, 'Search results: read succeeds →');
    const recording = readRecording(await saveRecording(member));
    const unmatchedIn = (all: readonly { use: string; unmatched: unknown }[]) =>
      all.map(({ use, unmatched }) => [use, unmatched]);
    const testPaths = recordedTestPaths(recording);
    expect(unmatchedIn(testPaths)).toEqual([
      ['Session', null],
      ['Search box', null],
      ['Page', null],
      ['Notifications', null],
    ]);
    expect(unmatchedIn(replaysOf(recording))).toEqual([
      ['Session', null],
      ['Search box', null],
      ['Genres', null],
      ['Page', null],
      ['Notifications', null],
      ['Search results', null],
    ]);
    for (const testPath of testPaths) await runAgain(testPath, logs);
  });
}
