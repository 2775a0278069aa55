import { readFileSync } from 'node:fs';
import { type FlowName, flowCalled } from './flows';
import { watchCoverage } from './harness/coverage';
import { mockEffects } from './harness/effects';
import { beginReplay, type Running, replay } from './harness/replay';
import type { Step } from './live/allowed';
import { placesOf, readRecording } from './live/recording';
import { madeUpIn } from './test-paths/recorded';
import { type Replay, replaysOf } from './test-paths/replay';
import { sentencesOf } from './test-paths/sentences';
import { allOf, type TestPath } from './test-paths/test-path';
import { testSourceOf } from './test-paths/test-source';
import * as worlds from './worlds/all';
import { storyOf } from './worlds/recorded';
import { retell } from './worlds/retell';
import { sentencesIn } from './worlds/story';
import type { World } from './worlds/world';

/**
 * @returns lines to print, and `isWhole`: whether every step matches a case of `flows/cases`
 * @throws {Error} if the file cannot be read as a recording, a chart does not exist, or a chart
 *   deviates from its test path or breaks an invariant
 */
export async function replayFile(path: string): Promise<{ lines: string[]; isWhole: boolean }> {
  const recording = readRecording(readFileSync(path, 'utf8'));
  const replays = replaysOf(recording);
  await runTogether(recording, replays);
  const isWhole = replays.every(({ unmatched }) => unmatched === null);
  const end = isWhole ? ['Each step has a case, and the charts went the same way.'] : [];
  return { lines: [...linesOf(recording, replays), ...end], isWhole };
}

export function storiesIn(path: string): string[] {
  const recording = readRecording(readFileSync(path, 'utf8'));
  return Object.entries<World>(worlds).flatMap(([name, world]) => {
    const found = storyOf(world, recording);
    if (!found) return [];
    const { broken } = retell(world, found.story);
    const isMadeUp = (says: string | undefined) => found.madeUp.includes(says ?? '');
    return [
      `As a story of the world ${name}:`,
      ...sentencesIn(found.story).map(
        (says, at) => `  ${says}${isMadeUp(found.story[at]) ? ' Made up.' : ''}`,
      ),
      broken ? `Broken: ${broken.says} (${broken.rule})` : 'Every promise is kept.',
    ];
  });
}

export function testOf(path: string): string {
  const recording = readRecording(readFileSync(path, 'utf8'));
  const replays = replaysOf(recording);
  const last = linesOf(recording, replays)
    .at(-1)
    ?.trim()
    .replace(/^\d+\. /, '');
  const actors = replays.flatMap(({ name, testPath, steps: [first] }) => {
    const of = first && testPath ? [first, ...testPath.steps.map((step) => step.of)] : [];
    return testPath ? [{ machine: flowCalled(name).machine, name, testPath, of }] : [];
  });
  return testSourceOf(`As recorded: ${last}`, actors, recording);
}

export async function runOverMocks(name: FlowName, testPath: TestPath): Promise<void> {
  const [, ...steps] = allOf(testPath).flatMap(({ parts = [] }) => parts);
  await replay(harnessOf(name), { input: testPath.input, steps });
}

function harnessOf(name: FlowName) {
  const { awaitsOwner = () => false } = flowCalled(name);
  const effects = mockEffects(flowCalled(name));
  return { effects, coverage: watchCoverage(effects.machine), promises: {}, awaitsOwner };
}

async function runTogether(recording: readonly Step[], replays: readonly Replay[]): Promise<void> {
  const running = new Map<Replay, Running>();
  for (const step of recording) {
    for (const it of replays) {
      const { name, testPath } = it;
      if (it.steps[0] === step && testPath)
        running.set(it, beginReplay(harnessOf(name), testPath.input));
      const taken = testPath?.steps.find(({ of }) => of === step);
      if (taken) await running.get(it)?.step(taken.event, taken.hits.snapshot);
    }
  }
  for (const actor of running.values()) actor.stop();
}

function linesOf(recording: readonly Step[], replays: readonly Replay[]): string[] {
  const sentences = new Map(replays.flatMap(sentencesByStep));
  const pages = new Set(recording.map(({ page }) => page));
  let page = 0;
  let count = 0;
  return recording.flatMap((step) => {
    const says = sentences.get(step);
    if (says === undefined) return [];
    const heading = step.page === page || pages.size === 1 ? [] : [`Page ${step.page}:`];
    page = step.page;
    count += 1;
    const cause = recording.find(({ actor }) => actor === step.cause);
    const by = cause ? ` Caused by ${cause.use}.` : '';
    return [...heading, `  ${count}. ${step.use}: ${says}${by}`];
  });
}

function sentencesByStep({ steps, testPath, unmatched }: Replay): (readonly [Step, string])[] {
  const [first] = steps;
  const [begins = '', ...sentences] = testPath ? sentencesOf(testPath) : [];
  const beginning = { type: 'xstate.init', input: testPath?.input };
  const walked = [
    ...(testPath && first ? [[first, `${begins}${madeUp(beginning, first)}`] as const] : []),
    ...(testPath?.steps ?? []).map(
      ({ of, event }, at) => [of, `${sentences[at]}${madeUp(event, of)}`] as const,
    ),
  ];
  if (!unmatched) return walked;
  const left = `${unmatched.event} → ${placesOf(unmatched.states)} has no case.`;
  return [...walked, [unmatched, `${left} The rest of it is left out.`]];
}

function madeUp(event: Parameters<typeof madeUpIn>[0], step: Step): string {
  const names = madeUpIn(event, step);
  return names.length === 0 ? '' : ` Made up: ${names.join(', ')}.`;
}
