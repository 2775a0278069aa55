/** `npm run paths -- replay`: a recording from `?inspect` as walks, run over stand-ins for the effects. */
import { readFileSync } from 'node:fs';
import { type FlowName, flowCalled } from './flows';
import { watchCoverage } from './harness/coverage';
import { mockEffects } from './harness/effects';
import { replay } from './harness/replay';
import { placesOf, readRecording } from './live/recording';
import type { Walk } from './walk/cover';
import { type Replay, replaysOf } from './walk/replay';
import { sentencesOf } from './walk/sentences';
import { testSourceOf } from './walk/test-source';

/**
 * Runs each actor's walk over stand-ins and says which step has no case.
 *
 * @returns lines to print, and whether every step had a case
 * @throws {Error} where a chart did something else than its walk says
 */
export async function replayFile(path: string): Promise<{ lines: string[]; isWhole: boolean }> {
  const replays = readReplays(path);
  const lines: string[] = [];
  for (const it of replays) {
    if (it.walk) await runOverStandIns(it.name, it.walk);
    lines.push(...linesOf(it));
  }
  return { lines, isWhole: replays.every(({ unmatched }) => unmatched === null) };
}

/** The walks as tests in the words of `tests/machines`, each for a file of its own. */
export function testsOf(path: string): string[] {
  return readReplays(path).flatMap(({ name, use, walk }) => {
    if (walk === null || walk.steps.length === 0) return [];
    const title = `${use}, as recorded: ${sentencesOf(walk).at(-1)}`;
    return [testSourceOf(flowCalled(name).machine, name, walk, title)];
  });
}

function readReplays(path: string): Replay[] {
  return replaysOf(readRecording(readFileSync(path, 'utf8')));
}

function linesOf({ name, use, steps, walk, unmatched }: Replay): string[] {
  const told = walk ? sentencesOf(walk).map((sentence, at) => `  ${at}. ${sentence}`) : [];
  const end = unmatched
    ? `  Step ${steps.indexOf(unmatched)} has no case: ${unmatched.event} → ${placesOf(unmatched.states)}`
    : '  Each step has a case, and the chart went the same way.';
  return [`${use} (${name}):`, ...told, end];
}

/** @throws {Error} where the chart goes another way than the walk */
export async function runOverStandIns(name: FlowName, walk: Walk): Promise<void> {
  const effects = mockEffects(flowCalled(name));
  const coverage = watchCoverage(effects.machine);
  const steps = walk.steps.map(({ event, crossed }) => ({ event, expected: crossed.snapshot }));
  await replay({ effects, coverage, promises: {} }, { input: walk.input, steps });
}
