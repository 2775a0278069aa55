/**
 * Lists, shows and runs the test paths through the charts, and replays recordings.
 *
 *   npm run paths -- list [flow]       lists the test paths of one flow or of all flows
 *   npm run paths -- show <flow> <n>   shows a test path step by step
 *   npm run paths -- run <flow> <n>    runs a test path on the chart, over mocks
 *   npm run paths -- run <flow> <n> --browser   runs a test path in the site
 *   npm run paths -- run <story>       runs a story, such as build/stories/plans-1.json
 *   npm run paths -- run <story> --browser      runs it in the site
 *   npm run paths -- replay <file>     replays a recording of `?inspect`, over mocks
 *   npm run paths -- replay <file> --browser    replays it in the site, as far as drivers exist
 *   npm run -s paths -- save <file> > tests/machines/<name>.test.ts   turns a recording into a test
 *
 * `--browser --headed` shows the browser, slowed down to at most ten actions a second.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readFlow } from './draw/chart';
import { type FlowName, flowCalled, flowNames, isFlowName } from './flows';
import { replayFile, runOverMocks, storiesIn, testOf } from './replay';
import { coverOf } from './test-paths/cover';
import { pathName } from './test-paths/path-name';
import { sentencesOf } from './test-paths/sentences';
import type { TestPath } from './test-paths/test-path';

const IN_SITE = '[--browser [--headed]]';
const USAGE = `npm run paths -- list [flow] | show <flow> <n> | run <flow> <n> ${IN_SITE} | run <story> ${IN_SITE} | replay <file> ${IN_SITE} | save <file>\nFlows: ${flowNames.join(', ')}`;

const SITE_PATHS = 'tests/browser/flows/test-paths.test.ts';
const SITE_RECORDING = 'tests/browser/flows/recorded.test.ts';

const {
  positionals: [command, name, number],
  values: { browser: isInSite, headed: isHeaded },
} = readArguments();
if (command === 'list' && name === undefined) for (const flow of flowNames) list(flow);
else if (command === 'list' && isFlowName(name ?? '')) list(name as FlowName);
else if (command === 'show' && isFlowName(name ?? '')) show(name as FlowName, Number(number));
else if (command === 'run' && isFlowName(name ?? '')) await run(name as FlowName, Number(number));
else if (command === 'run' && name?.endsWith('.json')) await replay(name);
else if (command === 'replay' && name !== undefined) await replay(name);
else if (command === 'save' && name !== undefined) save(name);
else fail(USAGE);

function list(flow: FlowName): void {
  const { testPaths, countInSite, missing } = coverOf(flowCalled(flow));
  const chart = readFlow(flowCalled(flow));
  for (const [at, testPath] of testPaths.entries()) {
    const where = at < countInSite ? '' : ', over mocks only';
    console.log(
      `${flow} ${at + 1}  ${pathName(testPath, chart)} (${testPath.steps.length} steps${where})`,
    );
  }
  for (const target of missing) console.log(`${flow}: no test path reaches ${target}`);
}

function show(flow: FlowName, at: number): void {
  const testPath = testPathOf(flow, at);
  console.log(pathName(testPath, readFlow(flowCalled(flow))));
  for (const [step, sentence] of sentencesOf(testPath).entries()) {
    console.log(`${step}. ${sentence}`);
  }
}

async function run(flow: FlowName, at: number): Promise<void> {
  const testPath = testPathOf(flow, at);
  const isOfSite = at <= coverOf(flowCalled(flow)).countInSite;
  if (isInSite && !isOfSite)
    fail(`${flow} ${at} hits what the site does not reach: flows/unreachable.ts says why.`);
  if (isInSite) return runInSite(SITE_PATHS, { FLOW_PATH: `${flow} ${at}` });
  show(flow, at);
  await runOverMocks(flow, testPath);
  console.log('The chart went the same way.');
}

function runInSite(test: string, setting: Readonly<Record<string, string>>): void {
  const env = { ...process.env, ...setting, ...(isHeaded && { HEADED: 'on' }) };
  const options = ['vitest', 'run', '--project', 'browser', test];
  const { status } = spawnSync('npx', options, { stdio: 'inherit', env });
  if (status !== 0) process.exit(1);
}

function testPathOf(flow: FlowName, at: number): TestPath {
  const { testPaths } = coverOf(flowCalled(flow));
  return testPaths[at - 1] ?? fail(`${flow} has the test paths 1 to ${testPaths.length}.`);
}

async function replay(file: string): Promise<void> {
  if (isInSite) return runInSite(SITE_RECORDING, { FLOW_RECORDING: resolve(file) });
  const { lines, isWhole } = await replayFile(file).catch(failWith);
  console.log([...lines, ...storiesIn(file)].join('\n'));
  if (!isWhole) process.exit(1);
}

function save(file: string): void {
  try {
    process.stdout.write(testOf(file));
  } catch (error) {
    failWith(error);
  }
}

function readArguments() {
  const options = { browser: { type: 'boolean' }, headed: { type: 'boolean' } } as const;
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch {
    return fail(USAGE);
  }
}

function failWith(error: unknown): never {
  fail(error instanceof Error ? error.message : String(error));
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
