/**
 * Walks through the charts, in sentences.
 *
 *   npm run paths -- list [flow]       the walks of one flow or of all
 *   npm run paths -- show <flow> <n>   the n-th of them, step by step
 */
import { type FlowName, flowCalled, flowNames, isFlowName } from './flows';
import { coverOf } from './walk/cover';
import { sentencesOf } from './walk/sentences';

const USAGE = `npm run paths -- list [flow] | show <flow> <n>\nFlows: ${flowNames.join(', ')}`;

const [command, name, number] = process.argv.slice(2);
if (command === 'list' && name === undefined) for (const flow of flowNames) list(flow);
else if (command === 'list' && isFlowName(name ?? '')) list(name as FlowName);
else if (command === 'show' && isFlowName(name ?? '')) show(name as FlowName, Number(number));
else fail(USAGE);

function list(flow: FlowName): void {
  const { walks, missing } = coverOf(flowCalled(flow));
  for (const [at, walk] of walks.entries()) {
    console.log(`${flow} ${at + 1}  ${sentencesOf(walk).at(-1)} (${walk.steps.length} steps)`);
  }
  for (const goal of missing) console.log(`${flow}: no walk reaches ${goal}`);
}

function show(flow: FlowName, place: number): void {
  const { walks } = coverOf(flowCalled(flow));
  const walk = walks[place - 1];
  if (!walk) fail(`${flow} has the walks 1 to ${walks.length}.`);
  for (const [at, sentence] of sentencesOf(walk).entries()) console.log(`${at}. ${sentence}`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
