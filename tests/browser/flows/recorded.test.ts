/**
 * What somebody recorded with `?inspect` is run again in the built site, each chart through its kit.
 * `FLOW_RECORDING=session.json` runs that file instead of the search that is recorded here.
 */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { readRecording } from '../../../flows/live/recording';
import { replaysOf } from '../../../flows/walk/replay';
import { sentencesOf } from '../../../flows/walk/sentences';
import type { Logs } from '../setup/logs';
import { TEST_TIME } from '../setup/patience';
import { test } from '../setup/test';
import { makeWalk } from './make-walk';
import { saveRecording, typeBesidePanel, untilStep } from './panel';
import { type RecordedWalk, recordedWalks } from './recorded-walks';

const FILE = process.env.FLOW_RECORDING;

async function runAgain({ kit, walk }: RecordedWalk, logs: Logs): Promise<void> {
  if (walk) await makeWalk(kit, walk, logs);
}

if (FILE) {
  const recording = readRecording(readFileSync(FILE, 'utf8'));
  const walks = recordedWalks(recording);
  const walked = new Set(walks.map(({ use }) => use));
  const others = new Set(recording.map(({ use }) => use).filter((use) => !walked.has(use)));
  for (const use of others) console.info(`${use}: there is no kit for it.`);

  test.for(walks)('$use is run again in the site', async (recorded, { logs }) => {
    if (recorded.walk) console.info(sentencesOf(recorded.walk).join('\n'));
    await runAgain(recorded, logs);
    expect(recorded.unmatched, 'no case of the kit leads to the same states').toBeNull();
  });
} else {
  test('a recorded search is run again in the site, step by step', {
    // Four charts, each in a page of its own.
    timeout: 2 * TEST_TIME,
  }, async ({ member, logs }) => {
    await typeBesidePanel(member);
    await member.getByRole('combobox').press('Enter');
    await untilStep(member, 'Search results: read succeeds →');
    const recording = readRecording(await saveRecording(member));
    const unmatchedIn = (all: readonly { use: string; unmatched: unknown }[]) =>
      all.map(({ use, unmatched }) => [use, unmatched]);
    const walks = recordedWalks(recording);
    expect(unmatchedIn(walks)).toEqual([
      ['Session', null],
      ['Search box', null],
      ['Page', null],
      ['Notifications', null],
    ]);
    expect(unmatchedIn(replaysOf(recording))).toEqual([
      ['Session', null],
      ['Genres', null],
      ['Search box', null],
      ['Page', null],
      ['Notifications', null],
      ['Search results', null],
    ]);
    for (const recorded of walks) await runAgain(recorded, logs);
  });
}
