import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { ruleText } from '../../flows/atlas/rules';
import { readChart, rulesOf, statesBelow } from '../../flows/draw/chart';
import { sentenceOf } from '../../flows/draw/words';
import { flowCalled, flowNames } from '../../flows/flows';
import { runOverMocks } from '../../flows/replay';
import { coverOf } from '../../flows/test-paths/cover';
import { describeFlow, type Flow } from '../../flows/test-paths/flow';
import { sentencesOf } from '../../flows/test-paths/sentences';
import { testSourceOf } from '../../flows/test-paths/test-source';
import { namesOf } from '../../flows/uses';

test('every chart has cases and a use', () => {
  const files = readdirSync('machines').map((file) => file.replace('.machine.ts', ''));
  expect([...flowNames].sort()).toEqual(files.sort());
  expect(flowNames.filter((name) => namesOf(name).length === 0)).toEqual([]);
});

describe.each(flowNames)('%s', (name) => {
  test('has test paths that together cover it, and that run over mocks', async () => {
    const { testPaths, missing } = coverOf(flowCalled(name));
    for (const testPath of testPaths) await runOverMocks(name, testPath);
    expect(missing).toEqual([]);
  });

  test('names only rules that the specification has', () => {
    expect(rulesOf(readChart(flowCalled(name).machine)).map(ruleText)).not.toContain('');
  });
});

test('targets without a case are listed', () => {
  const machine = setup({
    types: { events: {} as { type: 'coin.dropped'; worth: number } },
    guards: { isEnough: ({ event }) => event.worth > 1 },
  }).createMachine({
    id: 'gate',
    initial: 'shut',
    states: {
      shut: { on: { 'coin.dropped': { guard: 'isEnough', target: 'open' } } },
      open: {},
    },
  });
  const cases = (worth: number) =>
    describeFlow({
      machine,
      guards: { isEnough: 'The coin is worth more than one.' },
      actions: {},
      inputs: [undefined],
      events: { 'coin.dropped': [{ worth }] },
      outputs: {},
    });
  const missing = (worth: number) => coverOf(cases(worth) as unknown as Flow).missing;
  expect(missing(2)).toEqual(['unless gate.shut on coin.dropped #1']);
  expect(missing(1)).toEqual([
    'gate.shut on coin.dropped #1',
    'if gate.shut on coin.dropped #1',
    'in gate.open',
  ]);
});

const adTestPaths = coverOf(flowCalled('ad')).testPaths;

test('a test path is described in sentences', () => {
  expect(adTestPaths.map(sentencesOf)).toEqual([
    [
      'Begins with slotId browse: waiting.',
      'Time passes (AD_DELAY): loading.',
      'Load ad succeeds: shown.',
    ],
    [
      'Begins with slotId browse: waiting.',
      'Time passes (AD_DELAY): loading.',
      'Load ad fails (network): failed.',
    ],
  ]);
});

test('a test path can be copied as a test', () => {
  const [testPath] = adTestPaths;
  if (!testPath) throw new Error('The ad has no test path.');
  const source = testSourceOf('an ad is shown', [
    { machine: flowCalled('ad').machine, name: 'ad', testPath },
  ]);
  expect(source.split('\n').slice(4)).toEqual([
    'test("an ad is shown", async () => {',
    '  const flow = live(adFlow, {"slotId":"browse"});',
    '  flow.wait(500);',
    `  await flow.succeed('loadAd', undefined);`,
    '  expect(flow.value()).toEqual("shown");',
    '});',
    '',
  ]);
});

test('a transition is described in one sentence', () => {
  const chart = readChart(flowCalled('search').machine);
  const transitions = statesBelow(chart).flatMap((state) => state.transitions);
  const sentences = transitions.filter(({ event }) => event === 'query.changed').map(sentenceOf);
  expect(sentences).toEqual([
    'Query changed, if blank: from anywhere to suggesting, recalling; fill box.',
    'Query changed, else: from anywhere to suggesting, typing; fill box.',
  ]);
});
