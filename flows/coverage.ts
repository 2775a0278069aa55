/**
 * Whether the charts are covered: over mocks, and in the site by test paths and hand-written tests together.
 * Reads `build/crossings/` of the last browser run, and writes the atlas's report. Fails for a gap without a
 * reason in `unreachable.ts`.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type FlowName, flowCalled, flowNames } from './flows';
import { CROSSINGS, REPORT } from './report-files';
import { unreachable } from './unreachable';
import { goalSentence, type Missed, missedBy, missedInSite } from './walk/coverage';
import { walkerOf } from './walk/crossings';

const WALKS = 'flows.walks.json';
const ASSERTED = 'flows.asserted.json';
const EXCUSED_AT_MOST = 5;

if (!existsSync(join(CROSSINGS, WALKS)))
  fail('Run npm test first: nothing is known of the browser tests.');
const files = readdirSync(CROSSINGS);
const missed = missedBy({
  walks: goalsIn(files.filter((file) => file === WALKS)),
  asserted: goalsIn(files.filter((file) => file === ASSERTED)),
  tests: goalsIn(files.filter((file) => file !== WALKS && file !== ASSERTED)),
});
print(missed);
writeFileSync(REPORT, `${JSON.stringify(missed, null, 2)}\n`);
const faults = faultsIn(missed);
if (faults.length > 0) fail(faults.join('\n'));

function goalsIn(names: readonly string[]): Set<string> {
  return new Set(
    names.flatMap((name) => JSON.parse(readFileSync(join(CROSSINGS, basename(name)), 'utf8'))),
  );
}

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}

function faultsIn(report: Missed): string[] {
  const open = flowNames.flatMap((name) =>
    missedInSite(report, name).map((goal) => ({ name, goal })),
  );
  const excused = open.filter(({ goal }) => goal in unreachable);
  return [
    ...flowNames.flatMap((name) =>
      report[name].mocks.map((goal) => `Over mocks, ${goalSentence(name, goal)}`),
    ),
    ...open
      .filter(({ goal }) => !(goal in unreachable))
      .map(({ name, goal }) => `In the site, ${goalSentence(name, goal)} (${goal})`),
    ...(excused.length > EXCUSED_AT_MOST
      ? [`${excused.length} goals are excused, more than ${EXCUSED_AT_MOST}.`]
      : []),
  ];
}

function print(report: Missed): void {
  for (const name of flowNames) {
    for (const goal of missedInSite(report, name)) {
      const reason = unreachable[goal];
      if (reason) console.log(`${goalSentence(name, goal)} ${reason}`);
    }
  }
  const share = (name: FlowName, left: number) => {
    const all = walkerOf(flowCalled(name).machine).goals.size;
    return `${Math.floor((100 * (all - left)) / all)} %`.padStart(6);
  };
  console.log(`${''.padEnd(14)} mocks   walks  asserted   tests   site`);
  for (const name of flowNames) {
    const { mocks, walks, asserted, tests } = report[name];
    const cells = [mocks, walks, asserted, tests, missedInSite(report, name)];
    console.log(name.padEnd(16), cells.map(({ length }) => share(name, length)).join('  '));
  }
}
